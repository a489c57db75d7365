public import BookmarkModel
import Localization

/// Changes fields of one or many bookmarks, as one change.
public struct SetFields: Command {
  /// Which bookmarks.
  public var filter: BookmarkFilter
  /// What is changed, in order.
  public var edits: [BookmarkEdit]
  /// Only says what would change.
  public var isPreview: Bool
  /// What every bookmark has to be before the change; else it is refused.
  ///
  /// For changes that were made to a copy, as in an editor, while others may have changed the work.
  public var expected: BookmarkContent?

  /// A change to fields.
  public init(
    _ filter: BookmarkFilter, _ edits: [BookmarkEdit], preview: Bool = false,
    expecting expected: BookmarkContent? = nil
  ) {
    self.expected = expected
    self.filter = filter
    self.edits = edits
    self.isPreview = preview
  }

  /// What changed.
  public struct Reply: Codable, Sendable {
    /// How many bookmarks were meant.
    public var matched: Int
    /// How many were changed, or would be.
    public var changed: Int
    /// The first of them, as they are now or would be.
    public var examples: [Bookmark]
    /// The number of the change; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(matched: Int, changed: Int, examples: [Bookmark], change: Int64?) {
      self.matched = matched
      self.changed = changed
      self.examples = examples
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "set", verb: "set", summary: \.commandSetSummary,
    usage: "TARGET|QUERY [field=value | field+=value | +tag | -tag]... [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("QUERY", \.parameterQuery, values: .query),
      .init("field=value", \.parameterAssign, values: .assignments),
      .init("+tag", \.parameterAddTag), .init("-tag", \.parameterRemoveTag),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: [
      "set @1 rating=4.5 +favourite", "set type:book location:attic location=cellar +moved",
    ],
    effect: .writes)
}
