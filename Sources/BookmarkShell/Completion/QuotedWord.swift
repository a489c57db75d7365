/// Writes texts so that ``LineTokenizer`` reads each as one word that means nothing but itself.
enum QuotedWord {
  /// The text as a word of a line.
  ///
  /// - Parameters:
  ///   - always: whether to quote what needs no quotes, so that all candidates look alike.
  ///   - isOpen: whether the word goes on, as a folder's path does.
  static func of(_ text: String, always: Bool = false, isOpen: Bool = false) -> String {
    guard always || needsValueQuotes(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return isOpen ? quoted : quoted + "\""
  }

  /// Whether a scalar of the text, or the whole, could mean something else as a word of a line.
  static func needsQuotes(_ text: String) -> Bool {
    needsValueQuotes(text) || ["and", "or", "not"].contains(text.lowercased())
      || GrammarLexicon.type(text) != nil
  }

  /// The same behind `field:`, where a word can't be an operator or a type.
  static func needsValueQuotes(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, isPlain(first) else { return true }
    return !scalars.allSatisfy { isPlain($0) || "-_./·".unicodeScalars.contains($0) }
      || text.contains("..")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
