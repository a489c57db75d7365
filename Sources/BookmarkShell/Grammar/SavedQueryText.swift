/// The text that a view saves: words as they were typed, which read again mean the same.
enum SavedQueryText {
  /// The text of some words of a line.
  static func of(_ words: [GrammarWord], in line: WordLine) -> String {
    let scalars = Array(line.text.unicodeScalars)
    return words.map { text(of: $0, in: scalars) }.joined(separator: " ")
  }

  private static func text(of word: GrammarWord, in line: [Unicode.Scalar]) -> String {
    if word.origin == .argument { return quoted(word) }
    var typed = String.UnicodeScalarView()
    typed.append(contentsOf: line[word.columns.clamped(to: 0..<line.count)])
    // The word `by:type` may have been typed as `--by type`.
    return String(typed).hasPrefix("--") && !word.text.hasPrefix("--") ? word.text : String(typed)
  }

  /// An argument, of which a shell took the quotes off, with quotes where it needs them.
  private static func quoted(_ word: GrammarWord) -> String {
    let text = word.text
    let meaning = meaning([word])
    var candidates = [text, "'\(text)'", QuotedWord.of(text, always: true)]
    if let sign = text.first, sign == "-" || sign == "^" {
      candidates.append("\(sign)" + QuotedWord.of(String(text.dropFirst()), always: true))
    }
    let same = candidates.first { candidate in
      meaning != nil && Self.meaning((try? WordLine(query: candidate))?.words ?? []) == meaning
    }
    return same ?? candidates[2]
  }

  /// What words stand for, without the places where they stood.
  private static func meaning(_ words: [GrammarWord]) -> [[Piece]]? {
    var meaning: [[Piece]] = []
    for word in words {
      guard let parts = try? QueryLexer.expanded(word) else { return nil }
      meaning += parts.map { part in
        let isWhole = part.isQuoted && part.origin != .bare
        return part.pieces.map { Piece(scalar: $0.scalar, isQuoted: isWhole || $0.isQuoted) }
      }
    }
    return meaning
  }

  private struct Piece: Equatable {
    var scalar: Unicode.Scalar
    var isQuoted: Bool
  }
}
