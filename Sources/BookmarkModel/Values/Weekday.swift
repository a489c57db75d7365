public import Localization
import Text

/// A day of the week on which something is planned; stored as 1 (Monday) to 7 (Sunday), ISO 8601.
public enum Weekday: Int, CaseIterable, Comparable, Codable, Sendable {
  /// The first day of the ISO week.
  case monday = 1
  /// The second day of the ISO week.
  case tuesday
  /// The third day of the ISO week.
  case wednesday
  /// The fourth day of the ISO week.
  case thursday
  /// The fifth day of the ISO week.
  case friday
  /// The sixth day of the ISO week.
  case saturday
  /// The last day of the ISO week.
  case sunday

  /// Week order.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The day of the week of a full date after Christ.
  ///
  /// By Tomohiko Sakamoto's method, which moves January and February to the end of a year.
  public init?(of date: PartialDate) {
    guard let month = date.month, let day = date.day, date.year > 0 else { return nil }
    let year = month < 3 ? date.year - 1 : date.year
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let sundayIsZero = (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
    self.init(rawValue: sundayIsZero == 0 ? 7 : sundayIsZero)
  }

  /// The stable lower-case English name used in files and on the wire, such as `monday`.
  public var name: String { "\(self)" }

  /// Decodes from the name; the number is taken too.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name =
      try (try? container.decode(Int.self)).map { "\($0)" } ?? container.decode(String.self)
    guard let day = Self.allCases.first(where: { $0.name == name || "\($0.rawValue)" == name })
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a day of the week: \(name)")
    }
    self = day
  }

  /// Encodes as the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// The full name in the given language.
  public func title(in messages: Messages) -> String {
    messages.text(forKey: "weekday.\(name)") ?? name
  }

  /// The short name in the given language, such as `Mon` or `周一`.
  public func shortTitle(in messages: Messages) -> String {
    messages.text(forKey: "weekday.\(name).short") ?? name
  }

  /// Words beside the titles that people use, folded.
  private static let synonyms: [String: Weekday] = [
    "tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday,
    "周天": .sunday, "星期天": .sunday, "礼拜天": .sunday, "礼拜日": .sunday, "礼拜一": .monday,
    "礼拜二": .tuesday, "礼拜三": .wednesday, "礼拜四": .thursday, "礼拜五": .friday,
    "礼拜六": .saturday,
  ]

  /// The day that a word means: `monday`, `Mon`, `周一`, `1`, in any language of the catalogues.
  public static func labelled(_ label: String) -> Weekday? {
    let word = TextFolding.folded(label)
    if let day = synonyms[word] { return day }
    if let number = Int(word) { return Weekday(rawValue: number) }
    if let day = allCases.first(where: { $0.name == word }) { return day }
    for language in Messages.catalogueLanguages {
      let messages = Messages(language)
      for day in allCases
      where TextFolding.folded(day.title(in: messages)) == word
        || TextFolding.folded(day.shortTitle(in: messages)) == word
      {
        return day
      }
    }
    return nil
  }
}
