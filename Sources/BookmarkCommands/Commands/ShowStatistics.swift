public import BookmarkModel
import Localization

/// Gives a query's bookmarks in numbers: how many of each kind, how they are rated, when they were finished.
public struct ShowStatistics: Command {
  /// Which bookmarks.
  public var filter: BookmarkFilter
  /// How many creators, tags and languages are given at most.
  public var most: Int

  /// A look at all of them, or at some.
  public init(_ filter: BookmarkFilter = .all, most: Int = 10) {
    self.filter = filter
    self.most = most
  }

  /// The numbers, all of one moment.
  public struct Reply: Codable, Sendable {
    /// How many bookmarks there are.
    public var total: Int
    /// How many have what: a copy, one that is lent, a heart, a review.
    public var marks: [Mark]
    /// How the bookmarks of each type are rated.
    public var ratings: [RatingSum]
    /// How many there are of each kind, by one property after the other.
    public var breakdowns: [Breakdown]
    /// How often something was finished in each year, in order; a date without a bookmark counts as none.
    public var years: [YearCount]
    /// The latest of these years day by day.
    public var calendar: FinishCalendar?

    /// Numbers.
    public init(
      total: Int, marks: [Mark] = [], ratings: [RatingSum] = [], breakdowns: [Breakdown] = [],
      years: [YearCount] = [], calendar: FinishCalendar? = nil
    ) {
      self.total = total
      self.marks = marks
      self.ratings = ratings
      self.breakdowns = breakdowns
      self.years = years
      self.calendar = calendar
    }
  }

  /// How many bookmarks have a value in a field.
  public struct Mark: Codable, Hashable, Sendable {
    /// The field.
    public var field: BookmarkField
    /// How many.
    public var count: Int

    /// A mark.
    public init(_ field: BookmarkField, _ count: Int) {
      self.field = field
      self.count = count
    }
  }

  /// How often something was finished in a year.
  public struct YearCount: Codable, Hashable, Sendable {
    /// The year.
    public var year: Int
    /// How often.
    public var count: Int

    /// A count.
    public init(_ year: Int, _ count: Int) {
      self.year = year
      self.count = count
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "stats", verb: "stats", summary: \.commandStatsSummary, usage: "[QUERY] [OPTION]",
    parameters: [.init("QUERY", \.parameterQuery, values: .query)] + reportOptions,
    examples: ["stats", "stats book", "stats movie rating:4.. --plain"])

  /// The options of what is drawn: where to and in which form.
  static let reportOptions: [CommandGuide.Parameter] = [
    .init("--html FILE", \.optionReportHtml, values: .files),
    .init("--svg FILE", \.optionReportSvg, values: .files),
    .init("--force", \.optionForce), .init("--plain", \.optionReportPlain),
    .init("--json", \.optionJson),
  ]
}

/// The sections of bookmarks by one property.
public struct Breakdown: Codable, Hashable, Sendable {
  /// The property.
  public var property: SectionKey.Property
  /// The sections; of names only the largest.
  public var sections: [BookmarkSection]

  /// A breakdown.
  public init(_ property: SectionKey.Property, _ sections: [BookmarkSection]) {
    self.property = property
    self.sections = sections
  }
}

/// How many bookmarks of a type are rated, and how.
public struct RatingSum: Codable, Hashable, Sendable {
  /// The type.
  public var type: BookmarkType
  /// How many are rated.
  public var count: Int
  /// Their ratings together, each 0 to 100.
  public var sum: Double

  /// A sum.
  public init(_ type: BookmarkType, count: Int, sum: Double) {
    self.type = type
    self.count = count
    self.sum = sum
  }
}
