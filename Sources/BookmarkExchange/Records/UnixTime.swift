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
}
