/// Cuts a line typed at the prompt, or standing in a script, into words.
///
/// White space separates words. `"..."` holds a word together, with `\"` and `\\` inside; it opens
/// anywhere but after a letter or digit (`12"` is a word). `'...'` is literal and opens only at the
/// start of a word or after `:` or `=`; it closes only where no letter or digit follows, and an
/// apostrophe that is never closed, or has a single letter in it (Rock 'n' Roll), is an ordinary
/// character. A line that begins with `#` has no words.
public enum LineTokenizer {
  /// The words of a line.
  ///
  /// Throws ``GrammarError/Kind-swift.enum/unclosedQuote`` at the place where a `"` opened.
  public static func words(of line: String) throws(GrammarError) -> [GrammarWord] {
    let scalars = Array(line.unicodeScalars)
    if scalars.first(where: { !$0.properties.isWhitespace }) == "#" { return [] }
    var reader = LineReader(scalars: scalars, offset: 0)
    return try reader.words()
  }

  /// The words of a part of a line, which begins at a column of it.
  static func words(of scalars: [Unicode.Scalar], at column: Int) throws(GrammarError)
    -> [GrammarWord]
  {
    var reader = LineReader(scalars: scalars, offset: column)
    return try reader.words()
  }
}

/// Walks over the scalars of one line.
private struct LineReader {
  let scalars: [Unicode.Scalar]
  let offset: Int
  var index = 0

  init(scalars: [Unicode.Scalar], offset: Int) {
    self.scalars = scalars
    self.offset = offset
  }

  mutating func words() throws(GrammarError) -> [GrammarWord] {
    var words: [GrammarWord] = []
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else {
        words.append(try word())
      }
    }
    return words
  }

  private mutating func word() throws(GrammarError) -> GrammarWord {
    let start = index
    var origin = GrammarWord.Origin.bare
    var pieces: [GrammarWord.Piece] = []
    while index < scalars.count, !scalars[index].properties.isWhitespace {
      let scalar = scalars[index]
      let previous = index > start ? scalars[index - 1] : nil
      let isFirst = index == start
      if scalar == "\"", !(previous.map(Self.isWordLike) ?? false) {
        pieces += try doubleQuoted()
        if isFirst, isAtEnd { origin = .doubleQuoted }
      } else if scalar == "'", isFirst || Self.isOperator(previous), let end = singleQuoteEnd() {
        pieces += (index + 1..<end).map { piece(at: $0, quoted: true) }
        index = end + 1
        if isFirst, isAtEnd { origin = .singleQuoted }
      } else {
        pieces.append(piece(at: index, quoted: false))
        index += 1
      }
    }
    return GrammarWord(pieces: pieces, origin: origin, columns: offset + start..<offset + index)
  }

  private var isAtEnd: Bool {
    index >= scalars.count || scalars[index].properties.isWhitespace
  }

  private func piece(at index: Int, quoted: Bool) -> GrammarWord.Piece {
    .init(scalar: scalars[index], isQuoted: quoted, column: offset + index)
  }

  private mutating func doubleQuoted() throws(GrammarError) -> [GrammarWord.Piece] {
    let start = index
    var pieces: [GrammarWord.Piece] = []
    index += 1
    while index < scalars.count, scalars[index] != "\"" {
      let isEscape =
        scalars[index] == "\\" && index + 1 < scalars.count
        && (scalars[index + 1] == "\"" || scalars[index + 1] == "\\")
      if isEscape { index += 1 }
      pieces.append(piece(at: index, quoted: true))
      index += 1
    }
    guard index < scalars.count else {
      throw GrammarError(.unclosedQuote, at: offset + start..<offset + scalars.count)
    }
    index += 1
    return pieces
  }

  /// Where the single quote at the index ends; `nil` where it is an apostrophe.
  private func singleQuoteEnd() -> Int? {
    var end = index + 1
    while end < scalars.count {
      let isFollowed = end + 1 < scalars.count && Self.isWordLike(scalars[end + 1])
      if scalars[end] == "'", !isFollowed { break }
      end += 1
    }
    guard end < scalars.count else { return nil }
    let isLetter = end == index + 2 && scalars[index + 1].properties.isAlphabetic
    return isLetter ? nil : end
  }

  private static func isOperator(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == ":" || scalar == "=" || scalar == "：" || scalar == "＝"
  }

  private static func isWordLike(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
