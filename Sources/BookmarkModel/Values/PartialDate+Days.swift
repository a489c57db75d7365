extension PartialDate {
  /// How many days the date is after 1 January 1970; `nil` where the day isn't known.
  ///
  /// After Howard Hinnant's `days_from_civil`, <https://howardhinnant.github.io/date_algorithms.html>.
  public var dayNumber: Int? {
    guard let month, let day else { return nil }
    // There is no year 0: the year before 1 is -1.
    let civil = (year < 0 ? year + 1 : year) - (month <= 2 ? 1 : 0)
    let era = (civil >= 0 ? civil : civil - 399) / 400
    let yearOfEra = civil - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week; `nil` where the day isn't known.
  public var weekday: Weekday? {
    dayNumber.flatMap { Weekday(rawValue: ((($0 + 3) % 7) + 7) % 7 + 1) }
  }

  /// The number of days of a year in the Gregorian calendar.
  public static func days(inYear year: Int) -> Int { days(in: 2, of: year) + 337 }
}
