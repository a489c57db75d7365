/// Whether a word of a text begins like something, as a query's `pre*` asks.
public enum WordPrefix {
  /// Whether a word of folded text begins with a folded prefix.
  ///
  /// Words begin where a letter or digit follows something else; between Chinese, Japanese and
  /// Korean characters every place is the beginning of a word.
  public static func occurs(_ prefix: String, in text: String) -> Bool {
    let wanted = Array(prefix.unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= scalars.count else { return wanted.isEmpty }
    for start in 0...(scalars.count - wanted.count) where begins(at: start, of: scalars) {
      if scalars[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
    }
    return false
  }

  private static func begins(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    if index == 0 { return true }
    let (before, here) = (scalars[index - 1], scalars[index])
    return !isWordPart(before) || isIdeographic(here) || isIdeographic(before)
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
