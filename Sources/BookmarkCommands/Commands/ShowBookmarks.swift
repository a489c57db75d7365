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
    /// What became of numbers that were asked for and are no bookmark's any more, where it is known.
    public var former: [FormerBookmark]?

    /// The bookmarks.
    public init(bookmarks: [ShownBookmark], former: [FormerBookmark]? = nil) {
      self.bookmarks = bookmarks
      self.former = former
    }
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

/// What became of a bookmark that was removed, or merged into another one.
public struct FormerBookmark: Hashable, Codable, Sendable {
  /// The bookmark as it was.
  public var bookmark: CommandFailure.Candidate
  /// The bookmark of which it is part now; `nil` when it was removed.
  public var heir: Int64?
  /// The change that took it away.
  public var change: Int64

  /// A former bookmark.
  public init(bookmark: CommandFailure.Candidate, heir: Int64?, change: Int64) {
    self.bookmark = bookmark
    self.heir = heir
    self.change = change
  }
}
