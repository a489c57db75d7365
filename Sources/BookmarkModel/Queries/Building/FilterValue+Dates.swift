extension PartialDate: OrderedFilterValue {
  /// From the first moment of one date to the last of the other: a year is the whole year.
  public static func bookmarkFilter(_ field: BookmarkField, from: Self?, through: Self?)
    -> BookmarkFilter
  {
    .field(field, .date(from: from, through: through))
  }

  /// The year, month or day after it, in its own precision.
  public var nextFilterValue: Self? { neighbour(by: 1) }
  /// The year, month or day before it, in its own precision.
  public var previousFilterValue: Self? { neighbour(by: -1) }

  private func neighbour(by step: Int) -> Self? {
    // There is no year 0.
    let yearBeside = year + step == 0 ? step : year + step
    guard let month else { return PartialDate(year: yearBeside) }
    let isSameYear = (1...12).contains(month + step)
    let otherYear = isSameYear ? year : yearBeside
    let otherMonth = isSameYear ? month + step : (step > 0 ? 1 : 12)
    guard let day else { return PartialDate(year: otherYear, month: otherMonth) }
    if let date = PartialDate(year: year, month: month, day: day + step) { return date }
    let lastDay = step > 0 ? 1 : PartialDate.days(in: otherMonth, of: otherYear)
    return PartialDate(year: otherYear, month: otherMonth, day: lastDay)
  }
}
