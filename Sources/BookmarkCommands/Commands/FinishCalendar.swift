public import BookmarkModel

/// How often something was finished on each day of one year.
public struct FinishCalendar: Codable, Equatable, Sendable {
  /// The year.
  public let year: Int
  /// How often in each month from January on, also on a day that isn't known.
  public private(set) var months: [Int]
  /// How often on each day from 1 January on.
  public private(set) var days: [Int]
  /// How often in the year on a day that isn't known.
  public private(set) var undated = 0

  /// A year of dates, each with how often it occurs; those of other years don't count.
  public init(year: Int, dates: [FinishCount]) {
    self.year = year
    months = Array(repeating: 0, count: 12)
    days = Array(repeating: 0, count: PartialDate.days(inYear: year))
    for entry in dates where entry.date.year == year {
      if let month = entry.date.month { months[month - 1] += entry.count }
      if let day = entry.date.day, let month = entry.date.month {
        days[Self.start(ofMonth: month, in: year) + day - 1] += entry.count
      } else {
        undated += entry.count
      }
    }
  }

  /// How often in the whole year.
  public var total: Int { days.reduce(undated, +) }

  /// The date of a day by its place in ``days``; `nil` beyond the year.
  public func date(ofDay index: Int) -> PartialDate? {
    var rest = index
    for month in 1...12 {
      let length = PartialDate.days(in: month, of: year)
      if rest < length { return PartialDate(year: year, month: month, day: rest + 1) }
      rest -= length
    }
    return nil
  }

  /// The longest row of days on each of which something was finished; the first of equals.
  public var longestStreak: Range<Int>? {
    var longest: Range<Int>?
    var start = 0
    for (index, count) in days.enumerated() {
      if count == 0 {
        start = index + 1
      } else if index + 1 - start > longest?.count ?? 0 {
        longest = start..<index + 1
      }
    }
    return longest
  }

  /// The day on which most was finished; the first of equals, `nil` without any.
  public var busiestDay: Int? {
    guard let most = days.max(), most > 0 else { return nil }
    return days.firstIndex(of: most)
  }

  /// The place in ``days`` of the first day of a month.
  public static func start(ofMonth month: Int, in year: Int) -> Int {
    (1..<month).reduce(0) { $0 + PartialDate.days(in: $1, of: year) }
  }
}

/// A date with how often something was finished on it.
public struct FinishCount: Codable, Hashable, Sendable {
  /// The date, as far as it is known.
  public var date: PartialDate
  /// How often.
  public var count: Int

  /// A count.
  public init(_ date: PartialDate, _ count: Int) {
    self.date = date
    self.count = count
  }
}
