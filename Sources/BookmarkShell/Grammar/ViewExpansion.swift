import BookmarkModel
import Text

/// Reads a saved view in the place of its name, views inside views too.
struct ViewExpansion: Sendable {
  let context: GrammarContext
  /// The names of the views that are being read, from the outside in.
  var path: [String] = []

  /// The query behind `view:NAME`, its words read as a listing reads them, and how many terms it has.
  ///
  /// - Parameter depth: how many brackets and views stand around it.
  func query(_ term: FieldTerm, depth: Int) throws(GrammarError)
    -> (query: BookmarkQuery, terms: Int)
  {
    let view = try view(named: term.value.text, at: term.valueColumns)
    guard depth < QueryParser.maximumDepth else { throw GrammarError(.tooDeep, at: term.columns) }
    return try read(view, at: term.columns, depth: depth + 1)
  }

  /// The query of a view that is named outside of a query.
  func query(named name: String, at columns: Range<Int>) throws(GrammarError) -> BookmarkQuery {
    try read(try view(named: name, at: columns), at: columns, depth: 0).query
  }

  private func read(_ view: SavedView, at columns: Range<Int>, depth: Int) throws(GrammarError)
    -> (query: BookmarkQuery, terms: Int)
  {
    var inner = self
    inner.path.append(view.name)
    if let first = path.firstIndex(where: { SavedView.key($0) == view.key }) {
      throw GrammarError(.viewCircle(Array(inner.path[first...])), at: columns)
    }
    do throws(GrammarError) {
      return try QueryParser(inner, depth: depth).counted(WordLine(query: view.query).words)
    } catch {
      throw GrammarError(Self.kind(error.kind, in: view.name), at: columns)
    }
  }

  /// The view of a name, or an error with the nearest.
  func view(named name: String, at columns: Range<Int>) throws(GrammarError) -> SavedView {
    let key = SavedView.key(name)
    if let view = context.views.first(where: { $0.key == key }) { return view }
    let nearest = NearestMatch.of(name, in: context.views.map(\.name))
    throw GrammarError(.unknownView(name, nearest: nearest), at: columns)
  }

  /// What is wrong with all views together needs no word about each of them.
  private static func kind(_ kind: GrammarError.Kind, in name: String) -> GrammarError.Kind {
    switch kind {
    case .viewCircle, .tooDeep, .tooNested, .tooManyTerms, .brokenView: kind
    default: .brokenView(name, kind)
    }
  }
}
