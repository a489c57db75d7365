import Text

/// The dates that a piece of text can mean, without ever choosing between day and month.
public enum DateText: Equatable, Sendable {
  /// Exactly one date.
  case date(PartialDate)
  /// Three numbers of which it is not clear which is the day; the two readings.
  case dayOrMonthFirst(dayFirst: PartialDate, monthFirst: PartialDate)
  /// Nothing, or a placeholder for "no date" such as `0000-00-00`.
  case none
  /// Not a date, or one that does not exist.
  case invalid

  /// Reads `2015`, `2015-01`, `2015/1/31`, `2015年1月31日`, `31.12.2015`, `12/31/15`, ISO 8601 with
  /// a time (which is ignored), `-600`, `600 BC`, `公元前600年`, `~1450`, `c. 1450`, `约1450年`.
  ///
  /// A month or day of 0 is unknown. A year of two digits after day and month is one of 1970 to
  /// 2069; a year that stands first is meant as it is written.
  public static func read(_ text: String) -> DateText {
    let folded = TextFolding.folded(text)
    if folded.isEmpty { return .none }
    var scanner = DateScanner(folded)
    return scanner.read()
  }
}

/// Reads one date from folded text.
private struct DateScanner {
  private typealias Number = (value: Int, digits: Int)

  private var word: Substring
  private var isApproximate = false
  private var isBeforeChrist = false
  /// Whether a mark says that the year stands first: a minus sign, an era, `年`.
  private var isYearFirst = false

  init(_ folded: String) { word = folded[...] }

  mutating func read() -> DateText {
    takeMarks()
    guard let parts = numbers(), let first = parts.first, let last = parts.last else {
      return .invalid
    }
    if parts.allSatisfy({ $0.value == 0 }) { return .none }
    if first.digits >= 3 || isYearFirst || parts.count == 1 {
      return date(
        year: first.value, month: parts.count > 1 ? parts[1].value : 0,
        day: parts.count > 2 ? parts[2].value : 0)
    }
    if parts.count == 2 {
      return last.digits == 4 ? date(year: last.value, month: first.value, day: 0) : .invalid
    }
    return dayAndMonth(first.value, parts[1].value, last)
  }

  private mutating func takeMarks() {
    for mark in ["~", "c. ", "ca. ", "circa ", "c.", "about ", "约", "大约"] where take(prefix: mark) {
      isApproximate = true
      break
    }
    for mark in ["公元前", "前", "-"] where take(prefix: mark) {
      isBeforeChrist = true
      isYearFirst = true
      break
    }
    if word.hasSuffix("?") {
      word.removeLast()
      isApproximate = true
    }
    for mark in [" bce", " bc", " b.c.", "bce", "bc"] where word.hasSuffix(mark) {
      word.removeLast(mark.count)
      isBeforeChrist = true
      break
    }
  }

  private mutating func take(prefix: String) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    word.removeFirst(prefix.count)
    while word.first == " " { word.removeFirst() }
    return true
  }

  /// One to three numbers, up to a time of day; `nil` when anything else stands in the text.
  private mutating func numbers() -> [Number]? {
    var parts: [Number] = []
    var rest = Array(dateOnly().unicodeScalars)[...]
    while !rest.isEmpty {
      let digits = rest.prefix(while: Self.isDigit)
      guard !digits.isEmpty, digits.count <= 8, parts.count < 3 else { return nil }
      let value = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
      rest = rest.dropFirst(digits.count)
      if digits.count == 8, parts.isEmpty, rest.isEmpty {
        return [(value / 10_000, 4), (value / 100 % 100, 2), (value % 100, 2)]
      }
      parts.append((value, digits.count))
      guard let mark = rest.popFirst() else { break }
      switch mark {
      case "年": isYearFirst = true
      case "月", "日": break
      case "-", "/", ".": if rest.isEmpty { return nil }
      default: return nil
      }
      while rest.first == " " { rest.removeFirst() }
    }
    return parts
  }

  /// What stands before a time of day: `2024-05-01t10:00z`, `2024-05-01 10:00:00`, `20240501t10`.
  private func dateOnly() -> Substring {
    let colon = word.firstIndex(of: ":")
    let before = word[..<(colon ?? word.endIndex)]
    let mark = before.lastIndex { $0 == "t" || (colon != nil && $0 == " ") }
    guard let mark, let hour = before[mark...].dropFirst().unicodeScalars.first,
      Self.isDigit(hour)
    else { return word }
    return before[..<mark]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func date(year: Int, month: Int, day: Int) -> DateText {
    // MySQL and MyAnimeList write an unknown month or day as 00.
    partial(year: year, month: month, day: month == 0 ? 0 : day).map(DateText.date) ?? .invalid
  }

  private func partial(year: Int, month: Int, day: Int) -> PartialDate? {
    PartialDate(
      year: isBeforeChrist ? -year : year, month: month == 0 ? nil : month,
      day: day == 0 ? nil : day, isApproximate: isApproximate)
  }

  private func dayAndMonth(_ first: Int, _ second: Int, _ last: Number) -> DateText {
    guard last.digits == 2 || last.digits == 4 else { return .invalid }
    var year = last.value
    if last.digits == 2, !isBeforeChrist { year += year < 70 ? 2000 : 1900 }
    // A zero is the unknown day: a day without its month would be no date.
    if first == 0 || second == 0 { return date(year: year, month: max(first, second), day: 0) }
    let dayFirst = partial(year: year, month: second, day: first)
    let monthFirst = partial(year: year, month: first, day: second)
    switch (dayFirst, monthFirst) {
    case (let date?, nil), (nil, let date?): return .date(date)
    case (let left?, let right?):
      return left == right ? .date(left) : .dayOrMonthFirst(dayFirst: left, monthFirst: right)
    case (nil, nil): return .invalid
    }
  }
}
