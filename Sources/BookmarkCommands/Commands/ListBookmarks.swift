public import BookmarkModel
import Localization

/// Gives the bookmarks of a query in order, with the sections they fall into.
///
/// For a long listing, ``OpenExport`` gives the same piece by piece.
public struct ListBookmarks: Command {
  /// Which bookmarks, how divided, in which order, how many.
  public var query: BookmarkQuery
  /// Whether all that match are counted; with `false` the first few of many come sooner, and
  /// sections in which none of these stand may be missing.
  public var counts: Bool?

  /// A listing; with its total unless told.
  public init(_ query: BookmarkQuery, counts: Bool? = nil) {
    self.query = query
    self.counts = counts
  }

  /// The bookmarks and their sections.
  public struct Reply: Codable, Sendable {
    /// The sections in order, with full counts; empty when the query has no section key.
    public var sections: [BookmarkSection]
    /// The bookmarks in order, section after section.
    public var bookmarks: [ListedBookmark]
    /// How many bookmarks match, those beyond the limit too; missing when they weren't counted.
    public var total: Int?

    /// A listing.
    public init(sections: [BookmarkSection], bookmarks: [ListedBookmark], total: Int?) {
      self.sections = sections
      self.bookmarks = bookmarks
      self.total = total
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "list", verb: "list", aliases: ["ls"], summary: \.commandListSummary,
    usage: "[book|movie|music] [QUERY] [by:KEY] [sort:KEY] [limit:N] [OPTION]",
    parameters: QueryGuide.parameters + OutputGuide.parameters + [
      .init("--watch", \.optionWatch), .init("--explain", \.optionExplain),
    ],
    examples: [
      "list by:type", "list movie status:done rating:4.. sort:-finished",
      "list by:type --lang zh-Hans",
      "list book --template '{title} ({year})'",
    ])
}

/// A bookmark in its place in a listing.
public struct ListedBookmark: Codable, Sendable {
  /// The index of its section; 0 when there are none.
  public var section: Int
  /// The bookmark.
  public var bookmark: Bookmark

  /// A bookmark in a section.
  public init(section: Int, bookmark: Bookmark) {
    self.section = section
    self.bookmark = bookmark
  }
}
