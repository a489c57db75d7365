import BookmarkModel
import FoundationEssentials

/// Moments as seconds since 1970, also in the finer units that some browsers write.
enum UnixTime {
  /// The day in UTC; nil for what is no moment after 1970.
  static func date(_ text: String) -> PartialDate? {
    guard var seconds = Int(text), seconds > 0 else { return nil }
    while seconds > 99_999_999_999 { seconds /= 1000 }
    let words = Date(timeIntervalSince1970: Double(seconds)).formatted(
      .iso8601.year().month().day())
    return PartialDate(words)
  }

  /// The first second of a day in UTC; nil before 1970 and for what is no day.
  static func seconds(_ date: PartialDate) -> Int? {
    guard let month = date.month, let day = date.day, date.isDay, date.year >= 1970 else {
      return nil
    }
    let leapDays = (1970..<date.year).count { PartialDate.days(in: 2, of: $0) == 29 }
    let earlier = (1..<month).reduce(0) { $0 + PartialDate.days(in: $1, of: date.year) }
    return ((date.year - 1970) * 365 + leapDays + earlier + day - 1) * 86_400
  }
}
