public import BookmarkModel
import Localization

/// Takes bookmarks out of the collection, as one change.
public struct RemoveBookmarks: Command {
  /// Which bookmarks.
  public var filter: BookmarkFilter
  /// Only says what would go.
  public var isPreview: Bool

  /// A removal.
  public init(_ filter: BookmarkFilter, preview: Bool = false) {
    self.filter = filter
    self.isPreview = preview
  }

  /// What went.
  public struct Reply: Codable, Sendable {
    /// How many were removed, or would be.
    public var removed: Int
    /// The first of them.
    public var examples: [Bookmark]
    /// The number of the change; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(removed: Int, examples: [Bookmark], change: Int64?) {
      self.removed = removed
      self.examples = examples
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "remove", verb: "remove", aliases: ["rm"], summary: \.commandRemoveSummary,
    usage: "TARGET|QUERY [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("QUERY", \.parameterQuery, values: .query), .init("--yes", \.optionYes),
      .init("--json", \.optionJson),
    ],
    examples: ["remove @3"], effect: .removes)
}
