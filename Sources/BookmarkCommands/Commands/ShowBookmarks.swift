public import BookmarkModel
import Localization

/// Gives everything about one or several bookmarks.
public struct ShowBookmarks: Command {
  /// Which bookmarks.
  public var filter: BookmarkFilter

  /// A look at bookmarks.
  public init(_ filter: BookmarkFilter) { self.filter = filter }

  /// The bookmarks.
  public struct Reply: Codable, Sendable {
    /// In order of their numbers.
    public var bookmarks: [ShownBookmark]

    /// The bookmarks.
    public init(bookmarks: [ShownBookmark]) { self.bookmarks = bookmarks }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "show", verb: "show", summary: \.commandShowSummary, usage: "TARGET [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("--json", \.optionJson),
    ],
    examples: ["show @1", "show 三体"])
}

/// A bookmark with where it came from.
public struct ShownBookmark: Codable, Sendable {
  /// The bookmark.
  public var bookmark: Bookmark
  /// The file or command whose change created it.
  public var source: String?

  /// A bookmark with its source.
  public init(bookmark: Bookmark, source: String?) {
    self.bookmark = bookmark
    self.source = source
  }
}
