/// A date of which the year, the month or the day is known, never completed by a guess.
///
/// Written as `2015`, `2015-01`, `2015-01-31`; `-600` is the year 600 before Christ (there is no
/// year 0); a leading `~` means "about". Years run from -9999 to 9999.
public struct PartialDate: Hashable, Sendable {
  /// The year; negative before Christ, never 0.
  public let year: Int
  /// 1 to 12, when known.
  public let month: Int?
  /// 1 to 31, when known; then the month is known too.
  public let day: Int?
  /// Whether the date is only about right.
  public let isApproximate: Bool

  /// A date that exists in the Gregorian calendar; `nil` for one that does not, such as 30 February.
  public init?(year: Int, month: Int? = nil, day: Int? = nil, isApproximate: Bool = false) {
    guard year != 0, (-9999...9999).contains(year) else { return nil }
    if let month {
      guard (1...12).contains(month) else { return nil }
      if let day, !(1...Self.days(in: month, of: year)).contains(day) { return nil }
    } else if day != nil {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
    self.isApproximate = isApproximate
  }

  /// The number of days of a month in the Gregorian calendar, also before it was introduced.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      let astronomical = year < 0 ? year + 1 : year
      let isLeap =
        astronomical % 4 == 0 && (astronomical % 100 != 0 || astronomical % 400 == 0)
      return isLeap ? 29 : 28
    default: return 31
    }
  }
}

extension PartialDate: Comparable {
  /// Chronological; a less precise date comes before the dates within it.
  public static func < (left: Self, right: Self) -> Bool { left.sortValue < right.sortValue }

  /// The number under which the date is stored and compared: `yyyymmdd`, 0 where unknown.
  ///
  /// Plus a half when approximate. Order-preserving and exact in a `Double`.
  public var sortValue: Double {
    Double(year * 10_000 + (month ?? 0) * 100 + (day ?? 0)) + (isApproximate ? 0.5 : 0)
  }

  /// The date behind a ``sortValue``; `nil` when the number is none.
  public init?(sortValue: Double) {
    guard sortValue.isFinite, abs(sortValue) < 100_000_000 else { return nil }
    let whole = Int(sortValue.rounded(.down))
    let year = Int((Double(whole) / 10_000).rounded(.down))
    let rest = whole - year * 10_000
    let (month, day) = (rest / 100, rest % 100)
    let fraction = sortValue - Double(whole)
    guard fraction == 0 || fraction == 0.5 else { return nil }
    self.init(
      year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day,
      isApproximate: fraction != 0)
  }

  /// The lowest and highest ``sortValue`` of a date that lies within this one.
  public var sortRange: ClosedRange<Double> {
    let start = Double(year * 10_000 + (month ?? 0) * 100 + (day ?? 0))
    let end = Double(year * 10_000 + (month ?? 99) * 100 + (day ?? 99)) + 0.5
    return start...end
  }
}

extension PartialDate: CustomStringConvertible, Codable {
  /// The form in which the date is written to files and on the wire, such as `~1965-05`.
  public var description: String {
    var text = isApproximate ? "~" : ""
    let digits = String(year.magnitude)
    if year < 0 { text += "-" }
    text += year < 0 ? digits : String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if let month { text += month < 10 ? "-0\(month)" : "-\(month)" }
    if let day { text += day < 10 ? "-0\(day)" : "-\(day)" }
    return text
  }

  /// Reads what ``description`` writes, and other usual unambiguous forms of ``DateText``.
  public init?(_ text: String) {
    guard case .date(let date) = DateText.read(text) else { return nil }
    self = date
  }

  /// Decodes from a string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let date = PartialDate(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a date: \(text)"))
    }
    self = date
  }

  /// Encodes as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
