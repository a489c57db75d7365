/// Finds the word a title is filed under, past quotes, brackets and the article of its language.
public enum LeadingArticle {
  /// The title without leading punctuation and without one leading article.
  ///
  /// - Parameter language: the title's language as a BCP 47 tag, of which only the first part
  ///   counts. With an unknown one, nil, English articles are skipped; with any other language
  ///   that isn't listed here, such as `zh`, only punctuation is.
  ///
  /// `The Wire` gives `Wire`, `«Les Misérables»` in French `Misérables»`, `Die Hard` in English
  /// stays. An article must be followed by a space, an elided one (`L'`) by a letter, and something
  /// must be left: `The The` gives `The`, `A` stays.
  public static func skipped(_ title: String, language: String?) -> Substring {
    let title = LeadingPunctuation.skipped(title[...])
    let base = language?.prefix { $0 != "-" && $0 != "_" }.lowercased() ?? "en"
    guard let articles = articles[base] else { return title }
    // The longest article has five letters, an apostrophe three bytes.
    let beginning = title.utf8.prefix(8)
    guard let end = beginning.firstIndex(where: isEnd) else { return title }
    let word = title[..<end].lowercased()
    let rest: Substring
    if title.utf8[end] == 0x20 {
      guard articles.contains(word) else { return title }
      rest = title[end...]
    } else {
      guard title[end] == "'" || title[end] == "’", articles.contains(word + "'") else {
        return title
      }
      rest = title[end...].dropFirst()
      guard rest.first?.isLetter == true else { return title }
    }
    let content = LeadingPunctuation.skipped(rest)
    return content.first.map { $0.isLetter || $0.isNumber || $0.isSymbol } == true ? content : title
  }

  /// A space, or the first byte of either apostrophe.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x27 || byte == 0xE2
  }

  private static let articles: [String: Set<String>] = [
    "en": ["the", "a", "an"],
    "fr": ["le", "la", "les", "l'", "un", "une"],
    "de": ["der", "die", "das", "ein", "eine"],
    "es": ["el", "la", "los", "las", "un", "una", "unos", "unas"],
    "it": ["il", "lo", "la", "i", "gli", "le", "l'", "un", "uno", "una", "un'"],
    "pt": ["o", "a", "os", "as", "um", "uma"],
    "nl": ["de", "het", "een"],
    "sv": ["den", "det", "de", "en", "ett"],
    "da": ["den", "det", "de", "en", "et"],
    "nb": ["den", "det", "de", "en", "ei", "et"],
    "no": ["den", "det", "de", "en", "ei", "et"],
  ]
}
