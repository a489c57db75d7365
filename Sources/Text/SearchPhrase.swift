/// What a search asks for: words that stand next to each other, the last one perhaps only begun.
///
///     SearchPhrase("Three-Body").occurs(in: "The Three-Body Problem")  // true
///     SearchPhrase("bod", isPrefix: true).occurs(in: "The Three-Body Problem")  // true
///     SearchPhrase("体").occurs(in: "三体")  // true
public struct SearchPhrase: Hashable, Sendable {
  /// The words with one space between them; empty for a text without any.
  public let words: String
  /// Whether the last word need only begin like this.
  public let isPrefix: Bool
  /// What is compared in place of words where there are none, as for `…`.
  private let folded: String

  /// The words of a text, found as they stand.
  public init(_ text: String, isPrefix: Bool = false) {
    words = SearchText.words(text)
    self.isPrefix = isPrefix
    folded = words.isEmpty ? TextFolding.folded(text) : ""
  }

  /// Whether the words stand in a text next to each other.
  ///
  /// Without any word, whether the folded text holds the folded signs.
  public func occurs(in text: String) -> Bool {
    if words.isEmpty {
      return Self.holds(Array(TextFolding.folded(text).utf8), Array(folded.utf8)) { _, _ in true }
    }
    var cut: [UInt8] = []
    SearchText.appendWords(text, to: &cut)
    return Self.holds(cut, Array(words.utf8)) { start, end in
      (start == 0 || cut[start - 1] == 0x20) && (isPrefix || end == cut.count || cut[end] == 0x20)
    }
  }

  /// Whether the phrase is one word that spells a Chinese text in Latin letters, or a part of it that
  /// is Chinese, whole or in initials.
  ///
  /// `santi` and `st` spell 三体; see ``Pinyin/searchKeys(for:)``.
  public func spells(_ text: String) -> Bool {
    guard isSpelling else { return false }
    return Pinyin.searchKeys(for: text).contains { isPrefix ? $0.hasPrefix(words) : $0 == words }
  }

  /// Whether the phrase could spell a Chinese text: one word of ASCII letters and digits.
  public var isSpelling: Bool {
    !words.isEmpty && words.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
  }

  private static func holds(
    _ text: [UInt8], _ piece: [UInt8], where isPlace: (Int, Int) -> Bool
  ) -> Bool {
    guard let first = piece.first else { return true }
    guard piece.count <= text.count else { return false }
    return text.withUnsafeBufferPointer { text in
      for start in 0...(text.count - piece.count) where text[start] == first {
        let end = start + piece.count
        if isPlace(start, end), text[start..<end].elementsEqual(piece) { return true }
      }
      return false
    }
  }
}
