public import BookmarkModel
import Localization

/// Counts the bookmarks of a query, in all or by section.
public struct CountBookmarks: Command {
  /// Which bookmarks, and by what they are counted.
  public var query: BookmarkQuery

  /// A count.
  public init(_ query: BookmarkQuery) { self.query = query }

  /// The counts.
  public struct Reply: Codable, Sendable {
    /// How many match.
    public var total: Int
    /// How many in each section; empty when the query has no section key.
    public var sections: [BookmarkSection]

    /// Counts.
    public init(total: Int, sections: [BookmarkSection]) {
      self.total = total
      self.sections = sections
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "count", verb: "count", summary: \.commandCountSummary,
    usage: "[book|movie|music] [QUERY] [by:KEY] [OPTION]",
    parameters: [
      .init("QUERY", \.parameterQuery, values: .query), .init("by:KEY", \.parameterBy),
      .init("--json", \.optionJson),
    ],
    examples: ["count", "count book status:done", "count by:year"])
}
