/// Measures and fits text in terminal columns, by the characters that a reader sees.
///
/// East Asian wide and full-width characters and emoji take two columns, combining marks,
/// format characters and controls none, everything else one; see
/// <https://www.unicode.org/reports/tr11/>. Characters of ambiguous width take one.
public enum DisplayWidth {
  /// Where text stands within the columns it is padded to.
  public enum Alignment: Sendable {
    case leading
    case center
    case trailing
  }

  /// The columns a text takes on one line.
  public static func of(_ text: String) -> Int {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    }
    if isPlain == true { return text.utf8.count }
    var width = 0
    var joins = false
    for scalar in text.unicodeScalars {
      let columns = columns(of: scalar.value)
      width += columns == 3 ? 1 : columns
      joins = joins || mayJoin(scalar.value)
    }
    return joins ? text.reduce(0) { $0 + of($1) } : width
  }

  /// The columns one character takes, however many scalars it is made of.
  public static func of(_ character: Character) -> Int {
    var sum = 0
    var first: UInt32?
    var previous = 0
    var joins = false
    for scalar in character.unicodeScalars {
      let columns = columns(of: scalar.value)
      if scalar.value == 0xFE0F, previous == 3 { return 2 }
      first = first ?? scalar.value
      joins = joins || mayJoin(scalar.value)
      sum += columns == 3 ? 1 : columns
      previous = columns
    }
    guard joins, let first, columns(of: first) > 1 else { return sum }
    return min(sum, 2)
  }

  /// The text cut to fit the columns, with a mark at its end where something was cut.
  ///
  /// Characters are never cut in two. Where the mark doesn't fit either, there is none.
  public static func truncated(_ text: String, to columns: Int, mark: String = "…") -> String {
    // Reading the count is cheaper than measuring, and no scalar takes more columns than bytes.
    if text.utf8.count <= columns || of(text) <= columns { return text }
    let markWidth = of(mark)
    let mark = markWidth <= columns ? mark : ""
    var rest = max(columns, 0) - (mark.isEmpty ? 0 : markWidth)
    var end = text.startIndex
    while end < text.endIndex {
      rest -= of(text[end])
      if rest < 0 { break }
      end = text.index(after: end)
    }
    var kept = text[..<end].unicodeScalars
    while kept.last?.value == 0x200D { kept.removeLast() }
    return String(kept) + mark
  }

  /// The text with spaces added up to the columns; text that is wider stays as it is.
  public static func padded(
    _ text: String, to columns: Int, alignment: Alignment = .leading
  ) -> String {
    let missing = max(columns, 0) - of(text)
    guard missing > 0 else { return text }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  /// Columns of a scalar as the table has them: 3 is one column, but two as an emoji.
  @inline(__always)
  private static func columns(of scalar: UInt32) -> Int {
    if scalar &- 0x20 < 0x5F {
      let mayBeKeycap = scalar &- 0x30 < 10 || scalar == 0x23 || scalar == 0x2A
      return mayBeKeycap ? 3 : 1
    }
    guard scalar < 0x2_0000 else {
      return scalar < 0x4_0000 ? 2 : scalar &- 0xE_0000 < 0x1000 ? 0 : 1
    }
    let index = WidthData.index.utf8Start
    let run = Int(scalar >> 7) &* 2
    let block = Int(index[run] ^ 0x30) | Int(index[run &+ 1] ^ 0x30) << 7
    return Int(WidthData.entries.utf8Start[block &<< 7 | Int(scalar & 127)] ^ 0x30)
  }

  /// Whether a character with this scalar in it may be narrower or wider than its parts.
  @inline(__always)
  private static func mayJoin(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    switch scalar {
    case 0x1100...0x115F, 0x200D, 0xA960...0xA97F, 0xFE0F, 0x1_F3FB...0x1_F3FF: return true
    default: return false
    }
  }
}
