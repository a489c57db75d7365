public import BookmarkModel
import Localization

/// Picks some bookmarks of a query by chance.
public struct PickRandom: Command {
  /// Which bookmarks can be picked.
  public var filter: BookmarkFilter
  /// How many are picked, each only once.
  public var count: Int

  /// A pick.
  public init(_ filter: BookmarkFilter, count: Int = 1) {
    self.filter = filter
    self.count = count
  }

  /// What was picked.
  public struct Reply: Codable, Sendable {
    /// The bookmarks in the order of the pick; fewer than wanted where fewer match.
    public var bookmarks: [Bookmark]
    /// How many could have been picked.
    public var total: Int

    /// A pick.
    public init(bookmarks: [Bookmark], total: Int) {
      self.bookmarks = bookmarks
      self.total = total
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "random", verb: "random", summary: \.commandRandomSummary,
    usage: "[book|movie|music] [QUERY] [limit:N] [OPTION]",
    parameters: [
      .init("QUERY", \.parameterRandomQuery, values: .query),
      .init("limit:N", \.parameterLimit), .init("--json", \.optionJson),
    ],
    examples: ["random", "random movie -tag:horror", "random music limit:3"])
}
