/// Dates as spreadsheets store them: days since the end of 1899, or since 1904.
enum SerialDate {
  /// `2024-05-01`, `2024-05-01 21:05:00` or `21:05:00`; nil for what is no such number.
  static func text(_ number: String, since1904: Bool) -> String? {
    guard let value = Double(number), value >= 0, value < 2_958_466 else { return nil }
    var day = Int(value)
    var seconds = Int(((value - Double(day)) * 86_400).rounded())
    if seconds == 86_400 { (day, seconds) = (day + 1, 0) }
    let time = seconds == 0 ? "" : clock(seconds)
    if day == 0, !since1904 { return time.isEmpty ? nil : time }
    // The first spreadsheet took 1900 for a leap year, and all later ones do as it did.
    let since1970 = since1904 ? day - 24_107 : day < 60 ? day - 25_568 : day - 25_569
    let date = civil(since1970)
    return time.isEmpty ? date : "\(date) \(time)"
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map(padded).joined(separator: ":")
  }

  /// Days since 1970 as a date, by <https://howardhinnant.github.io/date_algorithms.html>.
  private static func civil(_ days: Int) -> String {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return "\(year)-\(padded(month < 10 ? month + 3 : month - 9))-\(padded(day))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
