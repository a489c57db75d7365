import BookmarkModel
import SQLite

/// Turns what SQL gives for a section into the raw value that names it.
enum SectionValue {
  /// Whether two sections have the same values, byte by byte as SQL compares them.
  static func isSame(_ left: [String?], _ right: [String?]) -> Bool {
    left.elementsEqual(right) { first, second in
      guard let first, let second else { return first == nil && second == nil }
      return first.utf8.elementsEqual(second.utf8)
    }
  }

  static func text(_ value: SQLiteValue, of property: SectionKey.Property) -> String? {
    switch (property, value) {
    case (_, .null): nil
    case (.rating, _): value.asDouble.map(Rating.shortest)
    case (.finished, _): value.asInteger.flatMap(month)
    case (.plan, _): value.asInteger.flatMap { Weekday(rawValue: Int($0))?.name }
    case (_, .integer(let number)): String(number)
    case (_, .real(let number)): Rating.shortest(number)
    case (_, .text(let text)): text
    case (_, .blob): nil
    }
  }

  /// `2024-05` of 202405; the year alone where the month is not known.
  private static func month(_ number: Int64) -> String? {
    PartialDate(sortValue: Double(number) * 100)?.description
  }
}
