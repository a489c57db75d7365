import BookmarkCommands
import BookmarkModel
import SQLite

/// Orders what a search finds: titles first, then by how often the words occur.
///
/// Of more hits than can be rated, those in titles come first, and titles decide.
struct SearchRanking {
  /// The search among the conditions; `nil` for a query that asks for another order or for none.
  static func search(in compiler: QueryCompiler) -> Int? {
    let query = compiler.query
    guard query.sort.isEmpty, query.sections.isEmpty else { return nil }
    return compiler.conditions.firstIndex { $0.match != nil && $0.isText }
  }

  /// The same filter with the words in the title.
  static func inTitle(_ filter: BookmarkFilter) -> BookmarkFilter {
    switch filter {
    case .field(.text, let test): .field(.title, test)
    case .and(let parts): .and(parts.map(inTitle))
    default: filter
    }
  }

  /// Registers `relevance(search)`, greater for better hits.
  static func register(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.createRanking("relevance") { match in
      var best = [Double](repeating: 0, count: match.phraseCount)
      var count = 0
      for index in 0..<match.placeCount {
        guard let place = match.place(index), place.phrase < best.count else { continue }
        count += 1
        let weight = weights[place.column]
        guard weight > best[place.phrase] || place.offset == 0 else { continue }
        var value = weight
        if place.column == 0, place.offset == 0 {
          // The title begins with the words, or is the words.
          value += match.size(ofPhrase: place.phrase) == match.size(ofColumn: 0) ? 8 : 2
        }
        best[place.phrase] = max(best[place.phrase], value)
      }
      return best.reduce(0, +) + min(Double(count), 20) / 50
    }
  }

  /// How much a word weighs in each column of the index.
  private static let weights: [Double] = [10, 5, 3, 1, 1, 8, 0]

  /// The hits with their numbers, best first; `nil` when there are more than can be rated.
  static func hits(
    _ compiler: QueryCompiler, search: Int, in connection: SQLiteConnection, limit: Int,
    trace: QueryTrace
  ) throws(SQLiteError) -> [Int64]? {
    let conditions = compiler.conditions
    guard let match = conditions[search].match else { return nil }
    let others = conditions.indices.filter { $0 != search }.map { conditions[$0].probe }
    let rest = others.isEmpty ? nil : SQLFragment.joined(others, by: "AND")
    let join = rest == nil ? "" : " CROSS JOIN item ON item.id = search.rowid"
    let fragment = SQLFragment(
      "SELECT search.rowid, relevance(search) FROM search\(join) WHERE search MATCH ?"
        + (rest.map { " AND \($0.sql)" } ?? "") + " LIMIT \(limit + 1)",
      [.text(match)] + (rest?.values ?? []))
    // With facets there are often many; to rate them in vain would take longer than to count them.
    if Facet.isAmong(match) {
      let size = SQLFragment(
        "SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT \(limit + 1))",
        [.text(match)])
      try trace(.estimate, size)
      if try connection.value(size.sql, size.values)?.asInteger ?? 0 > limit { return nil }
    }
    try trace(.find, fragment)
    let hits = try connection.map(fragment.sql, fragment.values) { row in
      (id: row.int(0), relevance: row.double(1))
    }
    if hits.count > limit { return nil }
    return hits.sorted { ($1.relevance, $0.id) < ($0.relevance, $1.id) }.map(\.id)
  }
}
