/// Whether words are written as people write them: small, with a capital, or in capitals.
///
/// A text in the wrong encoding of one byte has capitals inside of words, and signs between letters.
enum LetterCase {
  /// Whether nearly all letters beyond ASCII of a UTF-8 text stand in such words.
  static func isNatural(_ text: [UInt8]) -> Bool {
    var (total, natural) = (0, 0)
    var word: [Unicode.Scalar] = []
    var isAfterSign = false
    func endWord() {
      let count = word.count { !$0.isASCII }
      total += count
      if isNatural(word) { natural += count }
      word = []
    }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.properties.isAlphabetic && !signs.contains(scalar) {
        // No sign stands between two letters.
        if isAfterSign { natural -= 1 }
        isAfterSign = false
        word.append(scalar)
        continue
      }
      isAfterSign = !scalar.isASCII && !word.isEmpty && !joints.contains(scalar)
      if !scalar.isASCII {
        if 0x80..<0xA0 ~= scalar.value { return false }
        total += 1
        if punctuation.contains(scalar) { natural += 1 }
      }
      endWord()
    }
    endWord()
    return total > 0 && natural * 10 >= total * 9
  }

  private static let punctuation: Set<Unicode.Scalar> = Set(
    "’‘“”„‚–—…«»‹›°§€£©®™·¿¡½№\u{A0}".unicodeScalars)
  /// What may stand between two letters.
  private static let joints: Set<Unicode.Scalar> = ["’", "‘", "·", "–", "—", "…", "\u{A0}"]
  /// Letters to Unicode, signs in a text.
  private static let signs: Set<Unicode.Scalar> = ["ª", "º", "µ", "ƒ", "ˆ"]

  private static func isNatural(_ word: [Unicode.Scalar]) -> Bool {
    let isCapital = word.map(\.properties.isUppercase)
    let isLatin = word.map { $0.value < 0x250 }
    guard isLatin.allSatisfy({ $0 == isLatin[0] }) else { return false }
    // Latin words have few letters beyond ASCII.
    if isLatin.first == true, word.count > 2, word.count(where: { !$0.isASCII }) * 2 > word.count {
      return false
    }
    return isCapital.dropFirst().allSatisfy { !$0 } || isCapital.allSatisfy { $0 }
  }
}
