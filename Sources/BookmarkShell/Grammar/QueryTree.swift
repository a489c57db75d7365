import BookmarkModel

/// Builds the tree of a query from its tokens by descent: `or`, then `and`, then `not`.
struct QueryTree {
  /// A saved view that stands by itself, so that its shape holds for the whole query.
  struct ViewUse {
    var name: String
    var query: BookmarkQuery
    var columns: Range<Int>
  }

  private(set) var uses: [ViewUse] = []
  private let tokens: [QueryLexer.Token]
  private let terms: TermParser
  private let views: ViewExpansion
  /// How many brackets and views stand around all tokens.
  private let outerDepth: Int
  private let hasAlternatives: Bool
  private var index = 0
  private(set) var termCount = 0

  init(tokens: [QueryLexer.Token], terms: TermParser, views: ViewExpansion, depth: Int) {
    self.tokens = tokens
    self.terms = terms
    self.views = views
    outerDepth = depth
    var open = 0
    hasAlternatives = tokens.contains { token in
      if token.kind == .open { open += 1 }
      if token.kind == .close { open -= 1 }
      return open == 0 && token.kind == .or
    }
  }

  /// The filter of all tokens.
  mutating func filter() throws(GrammarError) -> BookmarkFilter {
    let filter = try either(depth: outerDepth)
    if let rest = peek { throw GrammarError(.unbalancedBracket, at: rest.columns) }
    try refuseNesting(of: filter, at: tokens.first?.columns)
    return filter
  }

  private var peek: QueryLexer.Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ kind: QueryLexer.Token.Kind) -> Bool {
    guard let next = peek, next.kind == kind else { return false }
    index += 1
    return true
  }

  private mutating func either(depth: Int) throws(GrammarError) -> BookmarkFilter {
    var parts = [try all(depth: depth)]
    while take(.or) { parts.append(try all(depth: depth)) }
    return parts.count == 1 ? parts[0] : .or(parts.flatMap(Self.alternatives))
  }

  private mutating func all(depth: Int) throws(GrammarError) -> BookmarkFilter {
    var filter = try one(depth: depth)
    while let next = peek, next.kind != .or, next.kind != .close {
      let isSaid = take(.and)
      let next = try one(depth: depth)
      if !isSaid, case .ids(let some) = filter, case .ids(let more) = next {
        // `@3 @5` names two bookmarks, never one that has both numbers.
        filter = .ids(some + more)
      } else {
        filter = filter && next
      }
    }
    return filter
  }

  private mutating func one(depth: Int) throws(GrammarError) -> BookmarkFilter {
    var isNegated = false
    while take(.not) { isNegated.toggle() }
    let filter = try operand(depth: depth)
    return isNegated ? filter.negated : filter
  }

  private mutating func operand(depth: Int) throws(GrammarError) -> BookmarkFilter {
    guard let token = peek else { throw dangling() }
    index += 1
    switch token.kind {
    case .term(let pieces): return try term(pieces, token, depth: depth)
    case .open:
      guard depth < QueryParser.maximumDepth else {
        throw GrammarError(.tooDeep, at: token.columns)
      }
      if peek?.kind == .close { throw GrammarError(.emptyValue("()"), at: token.columns) }
      let filter = try either(depth: depth + 1)
      guard take(.close) else { throw GrammarError(.unbalancedBracket, at: token.columns) }
      try refuseNesting(of: filter, at: token.columns)
      return filter
    case .close:
      index -= 1
      // A bracket that closes after a word of logic: that word is to blame, if there is one.
      if index > 0, tokens[index - 1].kind != .close { throw dangling() }
      throw GrammarError(.unbalancedBracket, at: token.columns)
    case .and, .or: throw GrammarError(.danglingOperator(token.text), at: token.columns)
    case .not: throw dangling()
    }
  }

  private mutating func term(
    _ pieces: [GrammarWord.Piece], _ token: QueryLexer.Token, depth: Int
  ) throws(GrammarError) -> BookmarkFilter {
    if let term = FieldTerm(pieces, columns: token.columns), term.isView {
      return try view(term, depth: depth)
    }
    try count(1, at: token.columns)
    return try terms.filter(pieces, columns: token.columns)
  }

  private mutating func count(_ terms: Int, at columns: Range<Int>) throws(GrammarError) {
    termCount += terms
    if termCount > QueryParser.maximumTerms { throw GrammarError(.tooManyTerms, at: columns) }
  }

  private mutating func view(_ term: FieldTerm, depth: Int) throws(GrammarError)
    -> BookmarkFilter
  {
    try self.terms.refuseOthers(term)
    guard term.operation == .ask || term.operation == .askExactly else {
      throw GrammarError(.notComparable(field: term.typedName), at: term.columns)
    }
    guard !term.value.isEmpty else {
      throw GrammarError(.emptyValue(term.typedName + ":"), at: term.columns)
    }
    let (query, terms) = try views.query(term, depth: depth)
    try count(terms, at: term.columns)
    let isNegated = index > 1 && tokens[index - 2].kind == .not
    if depth == outerDepth, !isNegated, !hasAlternatives {
      uses.append(ViewUse(name: term.value.text, query: query, columns: term.columns))
    } else if query.limit != nil {
      throw GrammarError(.limitedView(term.value.text), at: term.columns)
    }
    try refuseNesting(of: query.filter, at: term.columns)
    return query.filter
  }

  /// What alternates too deep could not be compiled.
  private func refuseNesting(of filter: BookmarkFilter, at columns: Range<Int>?)
    throws(GrammarError)
  {
    if filter.depth > BookmarkFilter.maximumDepth {
      throw GrammarError(.tooNested, at: columns)
    }
  }

  /// An error about the word of logic before the index.
  private func dangling() -> GrammarError {
    guard index > 0 else { return GrammarError(.emptyQuery) }
    let token = tokens[index - 1]
    let isBracket = token.kind == .open || token.kind == .close
    return GrammarError(
      isBracket ? .unbalancedBracket : .danglingOperator(token.text), at: token.columns)
  }

  /// The alternatives of a part of an `or`, without needless nesting.
  private static func alternatives(_ filter: BookmarkFilter) -> [BookmarkFilter] {
    if case .or(let parts) = filter { return parts }
    return [filter]
  }
}

extension BookmarkFilter {
  /// The opposite, without a double negation.
  var negated: BookmarkFilter {
    if case .not(let part) = self { return part }
    return .not(self)
  }
}
