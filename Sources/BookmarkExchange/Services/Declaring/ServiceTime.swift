import BookmarkModel

/// Moments as services write them.
enum ServiceTime {
  /// Earlier seconds than this are a clock that was not set.
  private static let firstSecond = 86_400 * 365

  /// The UTC day and time of a number of seconds since 1970; nil near 1970 and after 9999.
  static func moment(_ seconds: Int) -> (date: PartialDate, time: String)? {
    guard seconds >= firstSecond, seconds < 253_402_300_800 else { return nil }
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    guard let date = date(days) else { return nil }
    return (date, "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z")
  }

  /// The day by the number of days since 1970-01-01 (the civil calendar counted from 1 March).
  private static func date(_ days: Int) -> PartialDate? {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return PartialDate(
      year: yearOfEra + era * 400 + (isNextYear ? 1 : 0), month: isNextYear ? month - 9 : month + 3,
      day: day)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The time behind a date, without fractions of seconds that are 0: `19:37:27Z`; nil if there is none.
  static func timeOfDay(_ text: String) -> String? {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }) else { return nil }
    let time = CellText.trimmed(String(text[text.index(after: mark)...]))
    guard time.contains(":") else { return nil }
    guard let point = time.firstIndex(of: ".") else { return time }
    let fraction = time[point...].dropFirst().prefix(while: \.isNumber)
    guard fraction.allSatisfy({ $0 == "0" }) else { return time }
    return String(time[..<point]) + time[fraction.endIndex...]
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// A day with an English month, and perhaps a time: `19 Aug 2026, 20:39`; nil for anything else.
  static func namedMonth(_ text: String) -> (date: PartialDate, time: String?)? {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard words.count == 3 || words.count == 4, let day = Int(words[0]), let year = Int(words[2]),
      let month = months.firstIndex(of: String(words[1].lowercased().prefix(3))),
      let date = PartialDate(year: year, month: month + 1, day: day)
    else { return nil }
    return (date, words.count == 4 ? words[3] : nil)
  }
}
