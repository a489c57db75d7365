/// The heading that a title stands under in an alphabetical list.
public enum TitleInitial {
  /// `S` for The Shining, 三体 and 《三体》, `#` for 1984, `Я` for Ярость; nil without any letter.
  ///
  /// Letters of Latin stand under A to Z whatever their accents, Han characters under their
  /// pinyin, letters of other scripts under themselves; numbers under `#`. Punctuation and the
  /// article of the title's language (see `LeadingArticle`) don't count.
  public static func of(_ title: String, language: String?) -> String? {
    let beginning = String(LeadingArticle.skipped(title, language: language).prefix(64))
    if let letter = Pinyin.initialLetter(of: beginning) { return String(letter) }
    let folded = TextFolding.folded(beginning).unicodeScalars
    guard let first = folded.first(where: { $0.properties.isAlphabetic || isNumber($0) }) else {
      return nil
    }
    return isNumber(first) ? "#" : first.properties.uppercaseMapping
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil && !scalar.properties.isIdeographic
  }
}
