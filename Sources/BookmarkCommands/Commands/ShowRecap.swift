public import BookmarkModel
import Localization

/// Looks back on one year: what was finished in it, when, by whom, and how it was liked.
public struct ShowRecap: Command {
  /// The year.
  public var year: Int
  /// Which bookmarks.
  public var filter: BookmarkFilter

  /// A look back.
  public init(year: Int, _ filter: BookmarkFilter = .all) {
    self.year = year
    self.filter = filter
  }

  /// The year, all of one moment.
  public struct Reply: Codable, Sendable {
    /// The year.
    public var year: Int
    /// How many works were finished in it.
    public var works: Int
    /// How many were finished in the year before.
    public var worksBefore: Int
    /// How many joined the collection in it.
    public var added: Int
    /// The works by type.
    public var types: [BookmarkSection]
    /// How the works are rated that are: by the opinion of that time, else the bookmark's.
    public var rating: RatingMean?
    /// How often something was finished, day by day.
    public var calendar: FinishCalendar
    /// The best rated works, the best first.
    public var best: [Bookmark]
    /// The first work of which the month is known.
    public var first: DatedBookmark?
    /// The last work of which the month is known.
    public var last: DatedBookmark?
    /// The creators of most of the works.
    public var creators: [BookmarkSection]
    /// Creators among these by whom nothing had been finished before.
    public var newCreators: [String]
    /// The tags of most of the works.
    public var tags: [BookmarkSection]

    /// A year.
    public init(year: Int, calendar: FinishCalendar) {
      self.year = year
      self.calendar = calendar
      (works, worksBefore, added) = (0, 0, 0)
      (types, best, creators, newCreators, tags) = ([], [], [], [], [])
    }
  }

  /// A mean of ratings.
  public struct RatingMean: Codable, Hashable, Sendable {
    /// The mean, 0 to 100.
    public var mean: Double
    /// Of how many works.
    public var count: Int

    /// A mean.
    public init(mean: Double, count: Int) {
      self.mean = mean
      self.count = count
    }
  }

  /// A bookmark with the day on which it was finished.
  public struct DatedBookmark: Codable, Hashable, Sendable {
    /// The bookmark.
    public var bookmark: Bookmark
    /// When it was finished.
    public var date: PartialDate

    /// A bookmark of a day.
    public init(_ bookmark: Bookmark, _ date: PartialDate) {
      self.bookmark = bookmark
      self.date = date
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "recap", verb: "recap", summary: \.commandRecapSummary, usage: "[YEAR] [QUERY] [OPTION]",
    parameters: [
      .init("YEAR", \.parameterRecapYear), .init("QUERY", \.parameterQuery, values: .query),
    ] + ShowStatistics.reportOptions,
    examples: ["recap 2025", "recap 2025 book", "recap 2025 --plain"])
}
