import BookmarkModel
import Text

/// Days that are said from today on: `today`, `yesterday`, `-2d`, `-3w`, `-1m`, `-1y`.
enum RelativeDate {
  /// The day that a word means; `nil` when it isn't such a word or the day can't be.
  static func read(_ text: String, today: PartialDate) -> PartialDate? {
    let word = TextFolding.folded(text)
    if GrammarLexicon.today.contains(word) { return today }
    if GrammarLexicon.yesterday.contains(word) { return day(before: today, by: 1) }
    let bytes = Array(word.utf8)
    guard bytes.count > 2, bytes.count < 8, bytes[0] == 0x2D, let unit = bytes.last,
      bytes[1..<bytes.count - 1].allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(String(decoding: bytes[1..<bytes.count - 1], as: UTF8.self))
    else { return nil }
    switch unit {
    case UInt8(ascii: "d"): return day(before: today, by: count)
    case UInt8(ascii: "w"): return day(before: today, by: count * 7)
    case UInt8(ascii: "m"): return month(before: today, by: count)
    case UInt8(ascii: "y"): return month(before: today, by: count * 12)
    default: return nil
    }
  }

  /// The day so many days earlier.
  ///
  /// After Howard Hinnant's `days_from_civil` and `civil_from_days`,
  /// <https://howardhinnant.github.io/date_algorithms.html>; years after Christ only.
  static func day(before date: PartialDate, by count: Int) -> PartialDate? {
    guard let month = date.month, let day = date.day, date.year > 0 else { return nil }
    let year = month <= 2 ? date.year - 1 : date.year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let number = year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - count
    // Day 366 is the first of March of the year 1.
    guard number >= 366 else { return nil }
    let era = number / 146_097
    let dayOfEra = number % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let rest = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * rest + 2) / 153
    let civilMonth = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return PartialDate(
      year: yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), month: civilMonth,
      day: rest - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The same day so many months earlier, or the last day of a month that is too short for it.
  static func month(before date: PartialDate, by count: Int) -> PartialDate? {
    guard let month = date.month, let day = date.day, date.year > 0 else { return nil }
    let months = date.year * 12 + month - 1 - count
    guard months >= 12 else { return nil }
    let (year, newMonth) = (months / 12, months % 12 + 1)
    return PartialDate(
      year: year, month: newMonth, day: min(day, PartialDate.days(in: newMonth, of: year)))
  }
}
