import BookmarkEngine
import BookmarkModel
import SQLite
import Text

/// Reads from one connection, in one read transaction until it is refreshed.
class SQLiteSnapshot: CollectionSnapshot {
  let connection: SQLiteConnection
  let path: String

  init(_ connection: SQLiteConnection, path: String) {
    self.connection = connection
    self.path = path
  }

  func refresh() throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      if connection.isInTransaction { try connection.run("COMMIT") }
      try connection.run("BEGIN DEFERRED")
      // The snapshot is taken at the first read, so make it now.
      _ = try connection.value("SELECT max(id) FROM change")
    }
  }

  func release() {
    // What can't be ended ends with the connection.
    if connection.isInTransaction { try? connection.run("COMMIT") }
  }

  func arrange(_ query: BookmarkQuery) throws(StoreError) -> Arrangement {
    let compiler = QueryCompiler(query)
    return try storing(path) { () throws(SQLiteError) in
      var ids: [Int64] = []
      var lengths: [Int] = []
      var sections: [BookmarkSection] = []
      let keys = query.sections
      let fragment = compiler.ids
      try connection.rows(fragment.sql, fragment.values) { row throws(SQLiteError) in
        ids.append(row.int(0))
        if keys.isEmpty { return }
        let values = keys.enumerated().map {
          SectionValue.text(row.value($0.offset + 1), of: $0.element.property)
        }
        if let last = sections.last?.values, SectionValue.isSame(last, values) {
          sections[sections.count - 1].count += 1
          lengths[lengths.count - 1] += 1
        } else {
          sections.append(BookmarkSection(values: values, count: 1))
          lengths.append(1)
        }
      }
      if query.limit != nil {
        let (total, full) = try counts(compiler)
        return Arrangement(
          total: total, sections: full, ids: ids,
          lengths: keys.isEmpty ? [ids.count] : Self.lengths(lengths, in: full))
      }
      return Arrangement(
        total: compiler.hasRepeats ? Set(ids).count : ids.count, sections: sections, ids: ids,
        lengths: keys.isEmpty ? [ids.count] : lengths)
    }
  }

  /// How many of the limited numbers fall into each of all sections.
  private static func lengths(
    _ lengths: [Int], in full: [BookmarkSection]
  ) -> [Int] {
    // The limited sections are the first of all, in the same order.
    return full.indices.map { $0 < lengths.count ? lengths[$0] : 0 }
  }

  func count(_ query: BookmarkQuery) throws(StoreError)
    -> (total: Int, sections: [BookmarkSection])
  {
    let compiler = QueryCompiler(query)
    return try storing(path) { () throws(SQLiteError) in try counts(compiler) }
  }

  private func counts(_ compiler: QueryCompiler) throws(SQLiteError)
    -> (total: Int, sections: [BookmarkSection])
  {
    let total = try connection.value(compiler.total.sql, compiler.total.values)?.asInteger ?? 0
    let keys = compiler.query.sections
    if keys.isEmpty { return (Int(total), []) }
    let fragment = compiler.counts
    let sections = try connection.map(fragment.sql, fragment.values) {
      row throws(SQLiteError) in
      BookmarkSection(
        values: keys.enumerated().map {
          SectionValue.text(row.value($0.offset), of: $0.element.property)
        }, count: Int(row.int(keys.count)))
    }
    return (Int(total), sections)
  }

  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark] {
    try storing(path) { () throws(SQLiteError) in try BookmarkRows(connection).read(ids) }
  }

  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    try storing(path) { () throws(SQLiteError) in
      let ids = try IdentityLookup(connection).ids(for: key)
      return try BookmarkRows(connection).read(ids).map {
        MatchCandidate(reference: $0.id, key: IdentityKey($0.content, uid: $0.uid))
      }
    }
  }

  func values(of field: BookmarkField, prefix: String, limit: Int) throws(StoreError)
    -> [String]
  {
    guard let source = Self.completionSource(of: field) else { return [] }
    let sql = """
      SELECT DISTINCT \(source.column) FROM \(source.table) WHERE \(source.column) IS NOT NULL
      AND substr(fold(\(source.column)), 1, ?1) = ?2 ORDER BY 1 LIMIT ?3
      """
    return try storing(path) { () throws(SQLiteError) in
      try connection.map(
        sql,
        [.integer(Int64(prefix.unicodeScalars.count)), .text(prefix), .integer(Int64(limit))]
      ) { row in row.text(0) }
    }
  }

  private static func completionSource(of field: BookmarkField) -> (table: String, column: String)?
  {
    switch field {
    case .title: ("(SELECT title AS text FROM item UNION ALL SELECT text FROM title)", "text")
    case .creator, .author, .director, .artist: ("creator", "name")
    case .tag, .shelf, .series: (field.rawValue, "name")
    case .publisher, .language, .type, .status: ("item", field.rawValue)
    case .location: ("copy", "location")
    case .lent: ("copy", "lent_to")
    default: nil
    }
  }

  func typeCounts() throws(StoreError) -> [BookmarkType: Int] {
    try storing(path) { () throws(SQLiteError) in
      let rows = try connection.map("SELECT type, count(*) FROM item GROUP BY type") { row in
        (BookmarkType(rawValue: row.text(0)), Int(row.int(1)))
      }
      return Dictionary(rows, uniquingKeysWith: +)
    }
  }

  func extraColumns(of ids: [Int64]) throws(StoreError) -> [String] {
    try storing(path) { () throws(SQLiteError) in
      var names = ExtraColumnNames()
      let sql = "SELECT extras FROM item WHERE id = ? AND extras IS NOT NULL"
      try connection.withStatement(sql) { statement throws(SQLiteError) in
        for id in ids {
          try statement.bind(1, id)
          if try statement.step() {
            names.add(try ExtrasText.read(statement.text(0)))
          }
          statement.reset()
        }
      }
      return names.columns
    }
  }

  func source(ofChange change: Int64) throws(StoreError) -> String? {
    try storing(path) { () throws(SQLiteError) in
      let sql = "SELECT coalesce(source, command) FROM change WHERE id = ?"
      return try connection.value(sql, [.integer(change)])?.asText
    }
  }
}
