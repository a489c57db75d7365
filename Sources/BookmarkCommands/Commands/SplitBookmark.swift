public import BookmarkModel
import Localization

/// Takes apart what was joined by mistake, and keeps the parts apart from then on.
///
/// Without identifiers and edits the latest merge is taken apart: one by a person, whose bookmarks
/// come back under their numbers, else one by an import, of which a new bookmark is made.
public struct SplitBookmark: Command {
  /// The bookmark.
  public var id: Int64
  /// Identifiers of it that are those of the other work.
  public var identifiers: [Identifier]
  /// What else is known of the other work; a title of the bookmark moves there.
  public var edits: [BookmarkEdit]

  /// A split.
  public init(_ id: Int64, identifiers: [Identifier] = [], edits: [BookmarkEdit] = []) {
    self.id = id
    self.identifiers = identifiers
    self.edits = edits
  }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The bookmark, as it is now.
    public var bookmark: Bookmark
    /// The works that are bookmarks of their own now.
    public var parts: [Bookmark]
    /// The number of the change.
    public var change: Int64?

    /// A result.
    public init(bookmark: Bookmark, parts: [Bookmark], change: Int64?) {
      self.bookmark = bookmark
      self.parts = parts
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "split", verb: "split", summary: \.commandSplitSummary,
    usage: "TARGET [SCHEME:VALUE]... [field=value]...",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("SCHEME:VALUE", \.parameterSplitIdentifier),
      .init("field=value", \.parameterSplitAssign, values: .assignments),
    ],
    examples: ["split @1 title=\"The Three-Body Problem\" year=2014"], effect: .writes)
}
