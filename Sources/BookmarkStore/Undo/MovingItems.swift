import SQLite

/// The numbers of bookmarks that are moved together, in a temporary table.
struct MovingItems {
  let connection: SQLiteConnection
  /// How many there are.
  let count: Int64
  private let first: Int64
  private let last: Int64

  /// The numbers that a query gives; those of an earlier move are forgotten.
  init(_ connection: SQLiteConnection, _ selection: String, _ values: [SQLiteValue])
    throws(SQLiteError)
  {
    self.connection = connection
    try connection.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS moving (id INTEGER PRIMARY KEY);
      DELETE FROM temp.moving;
      """)
    try connection.run("INSERT INTO temp.moving \(selection)", values)
    func number(_ sql: String) throws(SQLiteError) -> Int64 {
      try connection.value("SELECT coalesce(\(sql), 0) FROM temp.moving")?.asInteger ?? 0
    }
    count = try number("count(*)")
    first = try number("min(id)")
    last = try number("max(id)")
  }

  /// What selects them and nothing else among the items of a table, and the rows of those items.
  ///
  /// The works of an import stand side by side, and a range is read and emptied several times
  /// faster than number by number; a table that is emptied altogether, in no time.
  func condition(among table: String) throws(SQLiteError) -> Condition {
    let between = try connection.value(
      "SELECT count(*) FROM \(table) WHERE id BETWEEN ? AND ?", [.integer(first), .integer(last)])
    if between?.asInteger != count { return Condition(range: nil) }
    let isAll =
      try connection.value(
        "SELECT 1 FROM \(table) WHERE id < ? OR id > ? LIMIT 1", [.integer(first), .integer(last)])
      == nil
    return Condition(range: first...last, isAll: isAll)
  }

  /// Which rows of a table belong to the bookmarks.
  struct Condition {
    var range: ClosedRange<Int64>?
    var isAll = false

    /// The condition on a column that holds numbers of bookmarks.
    func on(_ column: String) -> String {
      guard let range else { return "\(column) IN (SELECT id FROM temp.moving)" }
      return "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }

    /// The same as a clause; empty when it holds for every row.
    func clause(_ column: String) -> String { isAll ? "" : " WHERE " + on(column) }
  }

  /// Lends the numbers to a closure, piece by piece.
  func forEachPage(_ body: ([Int64]) throws(SQLiteError) -> Void) throws(SQLiteError) {
    var last: Int64 = 0
    let sql = "SELECT id FROM temp.moving WHERE id > ? ORDER BY id LIMIT 500"
    while true {
      let ids = try connection.map(sql, [.integer(last)]) { row in row.int(0) }
      guard let end = ids.last else { return }
      try body(ids)
      last = end
    }
  }
}
