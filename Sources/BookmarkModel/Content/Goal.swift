/// How many works a person means to finish in a year.
public struct Goal: Hashable, Codable, Sendable {
  /// The year.
  public var year: Int
  /// What kind of works count; any when `nil`.
  public var type: BookmarkType?
  /// How many.
  public var count: Int

  /// A goal.
  public init(_ count: Int, of type: BookmarkType?, in year: Int) {
    self.count = count
    self.type = type
    self.year = year
  }

  /// The order in which goals are listed: the latest year first, any type first, then types.
  public static func isBefore(_ left: Goal, _ right: Goal) -> Bool {
    if left.year != right.year { return left.year > right.year }
    guard let leftType = left.type, let rightType = right.type else {
      return left.type == nil && right.type != nil
    }
    return leftType < rightType
  }

  /// The works that count: those of the type of which a time ended in the year.
  public var filter: BookmarkFilter {
    let date = PartialDate(year: year)
    let finished = BookmarkFilter.field(.finished, .date(from: date, through: date))
    return type.map { .field(.type, .anyOf([$0.rawValue])) && finished } ?? finished
  }
}

/// A goal and how far its owner is.
public struct GoalProgress: Hashable, Codable, Sendable {
  /// The goal.
  public var goal: Goal
  /// How many works were finished in the year; one that was finished twice counts once.
  public var done: Int

  /// Progress.
  public init(_ goal: Goal, done: Int) {
    self.goal = goal
    self.done = done
  }

  /// How many works more than an even pace asks for by the end of a day; negative when behind.
  ///
  /// `nil` outside of the year of the goal, where there is nothing to catch up with.
  public func lead(on day: PartialDate) -> Int? {
    guard day.year == goal.year, let passed = day.dayOfYear else { return nil }
    let length = PartialDate.days(in: 2, of: day.year) + 337
    return done - goal.count * passed / length
  }
}

extension PartialDate {
  /// The number of the day within its year, from 1; `nil` for a date without a day.
  public var dayOfYear: Int? {
    guard let month, let day else { return nil }
    return (1..<month).reduce(day) { $0 + Self.days(in: $1, of: year) }
  }
}
