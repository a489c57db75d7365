/// One word of a command line, which knows what of it was quoted and where in the line it stood.
public struct GrammarWord: Hashable, Sendable {
  /// One scalar of a word.
  struct Piece: Hashable, Sendable {
    var scalar: Unicode.Scalar
    /// Whether it stood in quotes, so that it is nothing but itself.
    var isQuoted: Bool
    /// The place in the line, in scalars from 0.
    var column: Int
  }

  /// How a word came to be.
  enum Origin: Hashable, Sendable {
    /// Typed at a prompt without quotes, or with quotes around a part of it.
    case bare
    /// Typed at a prompt, the whole word in double quotes.
    case doubleQuoted
    /// Typed at a prompt, the whole word in single quotes, as one would in a shell.
    case singleQuoted
    /// An argument of the program, of which it isn't known what the shell took off.
    case argument
  }

  let pieces: [Piece]
  let origin: Origin
  /// The part of the line that it takes, quotes included, in scalars from 0.
  public let columns: Range<Int>

  /// The word without quotes and escapes.
  public var text: String { pieces.text }

  /// Whether at least a part of the word stood in quotes.
  public var isQuoted: Bool {
    origin == .doubleQuoted || origin == .singleQuoted || pieces.contains { $0.isQuoted }
  }

  /// The same word as if nothing of it had been quoted.
  var unquoted: GrammarWord {
    let pieces = pieces.map { Piece(scalar: $0.scalar, isQuoted: false, column: $0.column) }
    return GrammarWord(pieces: pieces, origin: .bare, columns: columns)
  }
}

extension Collection where Element == GrammarWord.Piece {
  /// The text of the scalars.
  var text: String {
    var scalars = String.UnicodeScalarView()
    for piece in self { scalars.append(piece.scalar) }
    return String(scalars)
  }
}

extension [GrammarWord.Piece] {
  /// The part of the line from the first to the last scalar; a fallback when there is none.
  func columns(or other: Range<Int>) -> Range<Int> {
    guard let first, let last else { return other }
    return Swift.min(first.column, last.column)..<Swift.max(first.column, last.column) + 1
  }

  /// The parts between unquoted scalars of that kind; always at least one.
  func split(at isSeparator: (Unicode.Scalar) -> Bool) -> [[GrammarWord.Piece]] {
    var parts: [[GrammarWord.Piece]] = [[]]
    for piece in self {
      if !piece.isQuoted, isSeparator(piece.scalar) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(piece)
      }
    }
    return parts
  }

  /// What stands before and after two or more unquoted dots; `nil` where there are none.
  func splitRange() -> (lower: [GrammarWord.Piece], upper: [GrammarWord.Piece])? {
    func isDot(_ index: Int) -> Bool {
      index < count && !self[index].isQuoted
        && (self[index].scalar == "." || self[index].scalar == "．")
    }
    guard let start = indices.first(where: { isDot($0) && isDot($0 + 1) }) else { return nil }
    var end = start
    while isDot(end) { end += 1 }
    return (Array(self[..<start]), Array(self[end...]))
  }
}
