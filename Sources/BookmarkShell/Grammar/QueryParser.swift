public import BookmarkModel

/// Reads query words: fields, tests, values, logic and shape, in any language of the catalogues.
///
/// `not` binds tightest, then `and`, which is also meant where nothing stands between two terms,
/// then `or`. A type as the very first word (`movie`, `电影`) holds for everything after it. One
/// argument of a shell is one term, unless it holds a bracket at its beginning or another
/// `field:value`: `'tag:science fiction'` is a tag, `'War and Peace'` a phrase,
/// `'tag:sf or tag:fantasy'` a query.
public struct QueryParser: Sendable {
  /// How deep brackets can stand.
  public static let maximumDepth = 100
  /// How many terms a query can have.
  public static let maximumTerms = 1_000
  /// How many bytes the words of a query can have.
  public static let maximumBytes = 65_536

  private let terms: TermParser

  /// A parser; words without a field are looked for in any text unless told otherwise.
  public init(_ context: GrammarContext, plainField: BookmarkField = .text) {
    terms = TermParser(context: context, plainField: plainField)
  }

  /// The query that words mean; all bookmarks when there are none.
  public func query(_ words: [GrammarWord]) throws(GrammarError) -> BookmarkQuery {
    guard words.reduce(0, { $0 + $1.text.utf8.count }) <= Self.maximumBytes else {
      throw GrammarError(.tooLong)
    }
    var words = words[...]
    var filter = BookmarkFilter.all
    if let type = TypeWord.leading(&words) { filter = .field(.type, .anyOf([type.rawValue])) }
    var lexer = QueryLexer()
    for word in words {
      for part in try QueryLexer.expanded(word) { try lexer.add(part) }
    }
    if !lexer.tokens.isEmpty {
      var tree = QueryTree(tokens: lexer.tokens, terms: terms)
      filter = filter && (try tree.filter())
    }
    let shape = lexer.shape
    return BookmarkQuery(
      filter, sections: shape.sections, sort: shape.sort, limit: shape.limit)
  }

  /// The filter that words mean, for a verb that must not take "nothing" for "everything".
  ///
  /// Throws `emptyQuery` when the words say nothing of which bookmarks.
  public func requiredFilter(_ words: [GrammarWord]) throws(GrammarError) -> BookmarkFilter {
    let query = try query(words)
    guard query.filter != .all else { throw GrammarError(.emptyQuery) }
    if !query.sections.isEmpty || !query.sort.isEmpty || query.limit != nil {
      // A limit that were ignored would change more than was meant.
      let shape = words.first {
        FieldTerm($0.unquoted.pieces, columns: $0.columns)?.isShape ?? false
      }
      throw GrammarError(.unexpectedWord(shape?.text ?? ""), at: shape?.columns)
    }
    return query.filter
  }
}
