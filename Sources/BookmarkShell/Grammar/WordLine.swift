/// The words of one command, and the line to point into when one of them is wrong.
public struct WordLine: Hashable, Sendable {
  /// The line as it was typed, or as the arguments would be typed.
  public let text: String
  /// The words in order.
  public let words: [GrammarWord]

  init(text: String, words: [GrammarWord]) {
    self.text = text
    self.words = words
  }

  /// Reads a line typed at the prompt or standing in a script; see ``LineTokenizer``.
  public init(_ line: String) throws(GrammarError) {
    self.init(text: line, words: try LineTokenizer.words(of: line))
  }

  /// Reads words that were saved, in which `#` begins no comment.
  init(query: String) throws(GrammarError) {
    let words = try LineTokenizer.words(of: Array(query.unicodeScalars), at: 0)
    self.init(text: query, words: words)
  }

  /// A line that could not be cut into words, to point into it.
  init(unreadable line: String) { self.init(text: line, words: []) }

  /// Takes the program's arguments as a shell gave them, one word each.
  public init(arguments: [String]) {
    var line = String.UnicodeScalarView()
    var words: [GrammarWord] = []
    var column = 0
    for argument in arguments {
      if !words.isEmpty {
        line.append(" ")
        column += 1
      }
      let start = column
      let quote: [Unicode.Scalar] = Self.needsQuotes(argument) ? ["'"] : []
      line.append(contentsOf: quote)
      column += quote.count
      var pieces: [GrammarWord.Piece] = []
      for scalar in argument.unicodeScalars {
        pieces.append(.init(scalar: scalar, isQuoted: false, column: column))
        line.append(scalar)
        column += 1
      }
      line.append(contentsOf: quote)
      column += quote.count
      words.append(GrammarWord(pieces: pieces, origin: .argument, columns: start..<column))
    }
    self.init(text: String(line), words: words)
  }

  /// Whether an argument would have been quoted in a shell; one with a single quote is left alone.
  private static func needsQuotes(_ argument: String) -> Bool {
    if argument.isEmpty { return true }
    let scalars = argument.unicodeScalars
    return !scalars.contains("'")
      && scalars.contains {
        $0.properties.isWhitespace || "\"()<>&|;*$`\\".unicodeScalars.contains($0)
      }
  }
}
