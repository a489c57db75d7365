import Text

/// The dates that a piece of text can mean, without ever choosing between day and month.
public enum DateText: Equatable, Sendable {
  /// Exactly one date.
  case date(PartialDate)
  /// Three numbers of which it is not clear which is the day; the two readings.
  case dayOrMonthFirst(dayFirst: PartialDate, monthFirst: PartialDate)
  /// A placeholder for "no date", such as `0000-00-00`.
  case none
  /// Not a date, or one that does not exist.
  case invalid

  /// Reads `2015`, `2015-01`, `2015/1/31`, `2015年1月31日`, `31.12.2015`, `12/31/15`, ISO 8601 with
  /// a time (which is ignored), `-600`, `600 BC`, `公元前600年`, `~1450`, `c. 1450`, `约1450年`.
  public static func read(_ text: String) -> DateText {
    var scanner = DateScanner(TextFolding.folded(text))
    return scanner.read()
  }
}

/// Reads one date from folded text.
private struct DateScanner {
  private var word: Substring
  private var isApproximate = false
  private var isBeforeChrist = false

  init(_ folded: String) { word = folded[...] }

  mutating func read() -> DateText {
    takeMarks()
    let parts = numbers()
    guard let parts, !parts.isEmpty, parts.count <= 3 else { return .invalid }
    if parts.allSatisfy({ $0.value == 0 }) { return .none }
    if parts.count == 3, parts[0].digits <= 2, parts[2].digits <= 4 {
      return dayAndMonth(parts[0].value, parts[1].value, parts[2])
    }
    if parts.count == 2, parts[0].digits <= 2, parts[1].digits == 4 {
      return date(year: parts[1].value, month: parts[0].value, day: 0)
    }
    return date(
      year: parts[0].value, month: parts.count > 1 ? parts[1].value : 0,
      day: parts.count > 2 ? parts[2].value : 0)
  }

  private mutating func takeMarks() {
    for mark in ["~", "c. ", "ca. ", "circa ", "c.", "about ", "约", "大约"] where take(prefix: mark) {
      isApproximate = true
      break
    }
    for mark in ["公元前", "前", "-"] where take(prefix: mark) {
      isBeforeChrist = true
      break
    }
    for mark in [" bce", " bc", " b.c.", "bce", "bc"] where word.hasSuffix(mark) {
      word.removeLast(mark.count)
      isBeforeChrist = true
      break
    }
    if word.hasSuffix("?") {
      word.removeLast()
      isApproximate = true
    }
  }

  private mutating func take(prefix: String) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    word.removeFirst(prefix.count)
    while word.first == " " { word.removeFirst() }
    return true
  }

  /// The numbers of the date, up to a time of day; `nil` when anything else stands in the text.
  private func numbers() -> [(value: Int, digits: Int)]? {
    var parts: [(value: Int, digits: Int)] = []
    var rest = dateOnly()
    while !rest.isEmpty {
      let digits = rest.prefix(while: { ("0"..."9").contains($0) })
      guard !digits.isEmpty, digits.count <= 8, let value = Int(digits) else { return nil }
      if digits.count == 8, parts.isEmpty, rest.count == 8 {
        return [(value / 10_000, 4), (value / 100 % 100, 2), (value % 100, 2)]
      }
      parts.append((value, digits.count))
      rest.removeFirst(digits.count)
      if rest.isEmpty { break }
      guard "-/.年月日".contains(rest.removeFirst()) else { return nil }
    }
    return parts
  }

  /// What stands before a time of day: `2024-05-01t10:00z`, `2024-05-01 10:00:00`.
  private func dateOnly() -> Substring {
    guard let colon = word.firstIndex(of: ":") else { return word }
    let before = word[..<colon]
    guard let mark = before.lastIndex(where: { $0 == "t" || $0 == " " }) else { return word }
    return before[..<mark]
  }

  private func date(year: Int, month: Int, day: Int) -> DateText {
    guard year != 0 else { return .invalid }
    // MySQL and MyAnimeList write an unknown month or day as 00.
    let date = PartialDate(
      year: isBeforeChrist ? -year : year, month: month == 0 ? nil : month,
      day: day == 0 || month == 0 ? nil : day, isApproximate: isApproximate)
    return date.map(DateText.date) ?? .invalid
  }

  private func dayAndMonth(_ first: Int, _ second: Int, _ last: (value: Int, digits: Int))
    -> DateText
  {
    var year = last.value
    if last.digits <= 2 { year += year < 70 ? 2000 : 1900 }
    let dayFirst = PartialDate(year: year, month: second, day: first)
    let monthFirst = PartialDate(year: year, month: first, day: second)
    switch (dayFirst, monthFirst) {
    case (let date?, nil), (nil, let date?): return .date(date)
    case (let left?, let right?):
      return left == right ? .date(left) : .dayOrMonthFirst(dayFirst: left, monthFirst: right)
    case (nil, nil): return .invalid
    }
  }
}
