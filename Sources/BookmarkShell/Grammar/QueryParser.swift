public import BookmarkModel

/// Reads query words: fields, tests, values, logic and shape, in any language of the catalogues.
///
/// `not` binds tightest, then `and`, which is also meant where nothing stands between two terms,
/// then `or`. A type as the very first word (`movie`, `电影`) holds for everything after it. One
/// argument of a shell is one term, unless it holds a bracket at its beginning or another
/// `field:value`: `'tag:science fiction'` is a tag, `'War and Peace'` a phrase,
/// `'tag:sf or tag:fantasy'` a query. `view:NAME` is a saved view in its place; its shape holds
/// where the query says none and the view stands by itself.
public struct QueryParser: Sendable {
  /// How deep brackets and views can stand.
  public static let maximumDepth = 100
  /// How many terms a query can have.
  public static let maximumTerms = 1_000
  /// How many bytes the words of a query can have.
  public static let maximumBytes = 65_536

  private let terms: TermParser
  private let views: ViewExpansion
  private let depth: Int

  /// A parser; words without a field are looked for in any text unless told otherwise.
  public init(_ context: GrammarContext, plainField: BookmarkField = .text) {
    terms = TermParser(context: context, plainField: plainField)
    views = ViewExpansion(context: context)
    depth = 0
  }

  /// A parser of the words of a view, so many brackets and views deep.
  init(_ views: ViewExpansion, depth: Int = 0) {
    terms = TermParser(context: views.context, plainField: .text)
    self.views = views
    self.depth = depth
  }

  /// The query that words mean; all bookmarks when there are none.
  public func query(_ words: [GrammarWord]) throws(GrammarError) -> BookmarkQuery {
    try counted(words).query
  }

  /// The query that words mean, and how many terms it has with those of its views.
  func counted(_ words: [GrammarWord]) throws(GrammarError)
    -> (query: BookmarkQuery, terms: Int)
  {
    let parts = try parts(words)
    var shape = parts.shape
    for use in parts.uses { shape.complete(from: use.query) }
    let query = BookmarkQuery(
      parts.filter, sections: shape.sections, sort: shape.sort, limit: shape.limit)
    return (query, parts.termCount)
  }

  /// The filter that words mean, for a verb that must not take "nothing" for "everything".
  ///
  /// Throws `emptyQuery` when the words say nothing of which bookmarks.
  public func requiredFilter(_ words: [GrammarWord]) throws(GrammarError) -> BookmarkFilter {
    let parts = try parts(words)
    // A limit that were ignored would change more than was meant.
    if let use = parts.uses.first(where: { $0.query.limit != nil }) {
      throw GrammarError(.limitedView(use.name), at: use.columns)
    }
    guard parts.filter != .all else { throw GrammarError(.emptyQuery) }
    if !parts.shape.isEmpty {
      let shape = words.first {
        FieldTerm($0.unquoted.pieces, columns: $0.columns)?.isShape ?? false
      }
      throw GrammarError(.unexpectedWord(shape?.text ?? ""), at: shape?.columns)
    }
    return parts.filter
  }

  private struct Parts {
    var filter = BookmarkFilter.all
    var shape = QueryShape()
    var uses: [QueryTree.ViewUse] = []
    var termCount = 0
  }

  private func parts(_ words: [GrammarWord]) throws(GrammarError) -> Parts {
    guard words.reduce(0, { $0 + $1.text.utf8.count }) <= Self.maximumBytes else {
      throw GrammarError(.tooLong)
    }
    var words = words[...]
    var parts = Parts()
    if let type = TypeWord.leading(&words) { parts.filter = .field(.type, .anyOf([type.rawValue])) }
    var lexer = QueryLexer()
    for word in words {
      for part in try QueryLexer.expanded(word) { try lexer.add(part) }
    }
    parts.shape = lexer.shape
    if lexer.tokens.isEmpty { return parts }
    var tree = QueryTree(tokens: lexer.tokens, terms: terms, views: views, depth: depth)
    parts.filter = parts.filter && (try tree.filter())
    parts.uses = tree.uses
    parts.termCount = tree.termCount
    return parts
  }
}
