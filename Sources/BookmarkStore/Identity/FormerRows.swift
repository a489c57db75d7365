import BookmarkEngine
import BookmarkModel
import SQLite

/// Reads and writes the bookmarks that were removed or merged and count as such.
struct FormerRows {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Whether there are none at all, so that nobody has to look for one.
  var isEmpty: Bool {
    get throws(SQLiteError) {
      try connection.value("SELECT 1 FROM main.former LIMIT 1") == nil
    }
  }

  /// Remembers a bookmark that a change takes away.
  func insert(_ bookmark: Bookmark, hash: Int64?, change: Int64, heir: Int64?) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO former (item, change, heir) VALUES (?, ?, ?)",
      [.integer(bookmark.id), .integer(change), SQLiteValue(heir)])
    let key = IdentityKey(bookmark.content, uid: bookmark.uid)
    for mark in IdentityMarks.all(of: key, hash: hash) {
      try connection.run(
        "INSERT OR IGNORE INTO former_mark (mark, item, change) VALUES (?, ?, ?)",
        [.integer(mark), .integer(bookmark.id), .integer(change)])
    }
  }

  /// Those that share a mark with a key or a row.
  func works(for key: IdentityKey, hash: Int64?) throws(SQLiteError) -> [FormerWork] {
    let sql = """
      SELECT former.item, former.change, heir, forgotten FROM former_mark
      JOIN former ON former.item = former_mark.item AND former.change = former_mark.change
      WHERE mark = ?
      """
    var works: [Int64: FormerWork] = [:]
    for mark in IdentityMarks.all(of: key, hash: hash) {
      for work in try read(sql, [.integer(mark)]) { works[work.bookmark.id] = work }
    }
    return works.values.sorted { $0.bookmark.id < $1.bookmark.id }
  }

  /// The one that had a number.
  func work(_ id: Int64) throws(SQLiteError) -> FormerWork? {
    try read(
      "SELECT item, change, heir, forgotten FROM former WHERE item = ?", [.integer(id)]
    ).last
  }

  /// Those that were merged into a bookmark.
  func merged(into id: Int64) throws(SQLiteError) -> [FormerWork] {
    try read(
      "SELECT item, change, heir, forgotten FROM former WHERE heir = ? ORDER BY item",
      [.integer(id)])
  }

  /// Makes them count no more.
  func forget(_ works: [FormerWork], by change: Int64) throws(SQLiteError) {
    for work in works {
      try connection.run(
        "UPDATE former SET forgotten = ? WHERE item = ? AND change = ?",
        [.integer(change), .integer(work.bookmark.id), .integer(work.change)])
    }
  }

  private struct Row {
    var item: Int64
    var change: Int64
    var heir: Int64?
    var forgotten: Int64?
  }

  /// Those among the rows of a query that count.
  private func read(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) -> [FormerWork] {
    let rows = try connection.map(sql, values) { row in
      Row(
        item: row.int(0), change: row.int(1), heir: row.optionalInt(2),
        forgotten: row.optionalInt(3))
    }
    var works: [FormerWork] = []
    let standing = ChangeStanding(connection)
    for row in rows where try standing.counts(row.change, forgotten: row.forgotten) {
      let isThere = try ItemRow.stamps(of: row.item, in: connection) != nil
      guard !isThere,
        let version = try StoredVersion.of(row.item, before: row.change, in: connection)
      else { continue }
      works.append(
        FormerWork(
          bookmark: version.bookmark, hash: version.stamps.hash, change: row.change,
          heir: row.heir))
    }
    return works
  }
}
