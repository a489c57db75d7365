/// Whether a word of a text begins like something, as a query's `pre*` asks.
public enum WordPrefix {
  /// Whether a word of folded text begins with a folded prefix.
  ///
  /// Words begin where a letter or digit follows something else; between Chinese, Japanese and
  /// Korean characters every place is the beginning of a word.
  public static func occurs(_ prefix: String, in text: String) -> Bool {
    let wanted = Array(CJKSpacing.spaced(prefix).unicodeScalars)
    let scalars = Array(CJKSpacing.spaced(text).unicodeScalars)
    guard wanted.count <= scalars.count else { return false }
    for start in 0...(scalars.count - wanted.count)
    where start == 0 || !isWordPart(scalars[start - 1]) {
      if scalars[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
    }
    return false
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.canonicalCombiningClass != .notReordered
  }
}
