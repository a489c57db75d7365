import BookmarkModel
import SQLite

/// Reads and writes which bookmarks are kept apart.
struct ApartRows {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  func insert(_ pairs: [BookmarkPair], change: Int64) throws(SQLiteError) {
    for pair in pairs {
      try connection.run(
        "INSERT OR IGNORE INTO apart (first, second, change) VALUES (?, ?, ?)",
        [.integer(pair.first), .integer(pair.second), .integer(change)])
    }
  }

  /// The pairs among some bookmarks.
  func pairs(among ids: [Int64]) throws(SQLiteError) -> Set<BookmarkPair> {
    let wanted = Set(ids)
    var pairs: Set<BookmarkPair> = []
    for id in wanted {
      let found = try read(
        "SELECT first, second, change FROM apart WHERE first = ?", [.integer(id)])
      pairs.formUnion(found.filter { wanted.contains($0.second) })
    }
    return pairs
  }

  /// The pairs of a bookmark with any other.
  func pairs(of id: Int64) throws(SQLiteError) -> Set<BookmarkPair> {
    let sql = """
      SELECT first, second, change FROM apart WHERE first = ?1
      UNION SELECT first, second, change FROM apart WHERE second = ?1
      """
    return try read(sql, [.integer(id)])
  }

  private func read(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError)
    -> Set<BookmarkPair>
  {
    let rows = try connection.map(sql, values) { row in
      (pair: BookmarkPair(row.int(0), row.int(1)), change: row.int(2))
    }
    let standing = ChangeStanding(connection)
    var pairs: Set<BookmarkPair> = []
    for row in rows {
      if let pair = row.pair, try standing.stands(row.change) { pairs.insert(pair) }
    }
    return pairs
  }
}
