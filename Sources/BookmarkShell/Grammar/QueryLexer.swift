/// Cuts words into brackets, logic and terms, and takes out those that say how a listing looks.
struct QueryLexer {
  /// A part of a query that has a meaning of its own.
  struct Token {
    enum Kind: Equatable {
      case open
      case close
      case and
      case or
      case not
      case term([GrammarWord.Piece])
    }

    var kind: Kind
    /// As it was typed.
    var text: String
    var columns: Range<Int>
  }

  private(set) var tokens: [Token] = []
  private(set) var shape = QueryShape()
  private var depth = 0

  /// Cuts one word.
  mutating func add(_ word: GrammarWord) throws(GrammarError) {
    if word.isQuoted, word.origin != .bare {
      append(.term(word.pieces), word.pieces, word.columns)
      return
    }
    var rest = word.pieces
    while let kind = Self.prefix(rest) {
      append(kind, [rest.removeFirst()], word.columns)
    }
    var closing: [GrammarWord.Piece] = []
    while Self.hasUnmatchedEnd(rest) { closing.append(rest.removeLast()) }
    if let kind = Self.logic(rest) {
      append(kind, rest, rest.columns(or: word.columns))
    } else if !rest.isEmpty {
      try addTerm(rest, word)
    } else if word.pieces.isEmpty {
      append(.term([]), [], word.columns)
    }
    for piece in closing.reversed() { append(.close, [piece], word.columns) }
  }

  private mutating func addTerm(_ pieces: [GrammarWord.Piece], _ word: GrammarWord)
    throws(GrammarError)
  {
    // The part of the word without its brackets, quotes included.
    let columns =
      pieces.count == word.pieces.count ? word.columns : pieces.columns(or: word.columns)
    guard let term = FieldTerm(pieces, columns: columns), term.isShape else {
      append(.term(pieces), pieces, columns)
      return
    }
    guard depth == 0, tokens.last?.kind != .not else {
      throw GrammarError(.unexpectedWord(pieces.text), at: columns)
    }
    try shape.add(term)
  }

  private mutating func append(
    _ kind: Token.Kind, _ pieces: [GrammarWord.Piece], _ columns: Range<Int>
  ) {
    if kind == .open { depth += 1 }
    if kind == .close { depth -= 1 }
    let isPart = pieces.count == 1 && kind != .term(pieces)
    tokens.append(
      Token(
        kind: kind, text: pieces.text, columns: isPart ? pieces.columns(or: columns) : columns))
  }

  /// The word of logic that unquoted pieces are, in any case.
  private static func logic(_ pieces: [GrammarWord.Piece]) -> Token.Kind? {
    guard pieces.count == 2 || pieces.count == 3, !pieces.contains(where: { $0.isQuoted }) else {
      return nil
    }
    switch pieces.text.lowercased() {
    case "and": return .and
    case "or": return .or
    case "not": return .not
    default: return nil
    }
  }

  /// The bracket or negation with which pieces begin.
  private static func prefix(_ pieces: [GrammarWord.Piece]) -> Token.Kind? {
    guard let first = pieces.first, !first.isQuoted else { return nil }
    switch first.scalar {
    case "(", "（": return .open
    case "-", "^":
      // A lone hyphen, or two of them, is text.
      guard pieces.count > 1, pieces[1].isQuoted || pieces[1].scalar != "-" else { return nil }
      return .not
    default: return nil
    }
  }

  /// Whether pieces end with a bracket that they don't open: `fantasy)`, but not `Alien(s)`.
  private static func hasUnmatchedEnd(_ pieces: [GrammarWord.Piece]) -> Bool {
    guard let last = pieces.last, !last.isQuoted, isClosing(last.scalar) else { return false }
    let open = pieces.count { !$0.isQuoted && ($0.scalar == "(" || $0.scalar == "（") }
    return pieces.count { !$0.isQuoted && isClosing($0.scalar) } > open
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool { scalar == ")" || scalar == "）" }
}

extension QueryLexer {
  /// The words that one word of the line stands for.
  ///
  /// An argument of a shell, and what stands in single quotes at the prompt, may be a whole query.
  static func expanded(_ word: GrammarWord) throws(GrammarError) -> [GrammarWord] {
    switch word.origin {
    case .bare: return [word]
    case .doubleQuoted: return [beginsWithField(word.pieces) ? word.unquoted : word]
    case .singleQuoted, .argument: break
    }
    guard word.pieces.contains(where: { $0.scalar.properties.isWhitespace }) else {
      if word.origin == .singleQuoted {
        return [beginsWithField(word.pieces) ? word.unquoted : word]
      }
      // An inch mark or an apostrophe that is never closed belongs to the word.
      let words = try? tokens(of: word)
      return words.map { $0.count == 1 ? unwrapped($0) : [word.unquoted] } ?? [word.unquoted]
    }
    let words = try tokens(of: word)
    if words.count == 1 { return unwrapped(words) }
    if isQuery(words) { return words.flatMap { unwrapped([$0]) } }
    return [beginsWithField(word.pieces) ? word.unquoted : phrase(word)]
  }

  private static func tokens(of word: GrammarWord) throws(GrammarError) -> [GrammarWord] {
    let column = word.pieces.first?.column ?? word.columns.lowerBound
    return try LineTokenizer.words(of: word.pieces.map(\.scalar), at: column)
  }

  private static func unwrapped(_ words: [GrammarWord]) -> [GrammarWord] {
    words.map { $0.origin != .bare && beginsWithField($0.pieces) ? $0.unquoted : $0 }
  }

  /// Whether the words of one argument are a query and not one value or one phrase.
  private static func isQuery(_ words: [GrammarWord]) -> Bool {
    guard let first = words.first else { return false }
    if let scalar = first.pieces.first, !scalar.isQuoted,
      scalar.scalar == "(" || scalar.scalar == "（"
    {
      return true
    }
    if beginsWithField(first.pieces), first.isQuoted { return true }
    return words.dropFirst().contains { beginsWithField($0.pieces) && $0.origin == .bare }
  }

  /// Whether pieces are a known field with a value, with or without a negation before it.
  private static func beginsWithField(_ pieces: [GrammarWord.Piece]) -> Bool {
    var rest = pieces.map {
      GrammarWord.Piece(scalar: $0.scalar, isQuoted: false, column: $0.column)
    }
    while prefix(rest) != nil { rest.removeFirst() }
    guard let term = FieldTerm(rest, columns: 0..<0) else { return false }
    return term.isKnown && !term.value.isEmpty
  }

  /// A phrase of all the words, with a negation before it when there is one.
  private static func phrase(_ word: GrammarWord) -> GrammarWord {
    let isNegated = prefix(word.pieces) == .not
    var pieces = word.pieces
    for index in pieces.indices where index > 0 || !isNegated { pieces[index].isQuoted = true }
    return GrammarWord(
      pieces: pieces, origin: isNegated ? .bare : .doubleQuoted, columns: word.columns)
  }
}
