import BookmarkModel

/// Builds the tree of a query from its tokens by descent: `or`, then `and`, then `not`.
struct QueryTree {
  private let tokens: [QueryLexer.Token]
  private let terms: TermParser
  private var index = 0
  private var termCount = 0

  init(tokens: [QueryLexer.Token], terms: TermParser) {
    self.tokens = tokens
    self.terms = terms
  }

  /// The filter of all tokens.
  mutating func filter() throws(GrammarError) -> BookmarkFilter {
    let filter = try either(depth: 0)
    guard let rest = peek else { return filter }
    throw GrammarError(.unbalancedBracket, at: rest.columns)
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
    case .term(let pieces):
      termCount += 1
      guard termCount <= QueryParser.maximumTerms else {
        throw GrammarError(.tooManyTerms, at: token.columns)
      }
      return try terms.filter(pieces, columns: token.columns)
    case .open:
      guard depth < QueryParser.maximumDepth else {
        throw GrammarError(.tooDeep, at: token.columns)
      }
      if peek?.kind == .close { throw GrammarError(.emptyValue("()"), at: token.columns) }
      let filter = try either(depth: depth + 1)
      guard take(.close) else { throw GrammarError(.unbalancedBracket, at: token.columns) }
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
