import SQLite

/// Moves bookmarks out of the collection into the tables `removed_item`, `removed_title` and so on,
/// and back, as sets of rows: what an import of a million works brought goes as quickly as it came.
struct RemovedRows {
  /// From how many bookmarks on the indexes are made anew instead of kept up to date.
  private static let bulkThreshold: Int64 = 5_000

  let connection: SQLiteConnection
  let rows: CollectionRows
  /// Is told how many of the bookmarks are done.
  let progress: (Int64) -> Void

  /// Takes bookmarks out, with all that is derived from them, and keeps them under a change.
  func takeOut(_ items: MovingItems, by change: Int64) throws(SQLiteError) {
    if items.count == 0 { return }
    let total = try connection.value("SELECT count(*) FROM main.item")?.asInteger ?? 0
    let isBulk = items.count >= Self.bulkThreshold && items.count > total / 2
    let condition = try items.condition(among: "main.item")
    if isBulk { try prepareBulk() }
    try rows.forget(items, condition, isBulk: isBulk, progress: progress)
    try discard(items)
    let columns = ItemRow.columnList
    try connection.execute(
      """
      INSERT INTO main.\(removed("item")) (\(columns), removal)
      SELECT \(columns), \(change) FROM main.item\(condition.clause("id")) ORDER BY id;
      """)
    for table in FirstSchema.partTables {
      try connection.execute(
        """
        INSERT INTO main.\(removed(table)) SELECT * FROM main.\(table)\(condition.clause("item"));
        DELETE FROM main.\(table)\(condition.clause("item"));
        """)
    }
    try connection.execute("DELETE FROM main.item\(condition.clause("id"))")
    if isBulk {
      try rows.makeIndexes()
      try rows.refillSearch()
    }
  }

  /// Brings bookmarks back that were taken out, with all that is derived from them.
  func putBack(_ items: MovingItems) throws(SQLiteError) {
    if items.count == 0 { return }
    let total = try connection.value("SELECT count(*) FROM main.item")?.asInteger ?? 0
    let isBulk = items.count >= Self.bulkThreshold && items.count > total / 4
    let condition = try items.condition(among: "main.\(removed("item"))")
    if isBulk { try prepareBulk() }
    let columns = ItemRow.columnList
    try connection.execute(
      """
      INSERT INTO main.item (\(columns))
      SELECT \(columns) FROM main.\(removed("item"))\(condition.clause("id")) ORDER BY id;
      """)
    for table in FirstSchema.partTables {
      try connection.execute(
        "INSERT INTO main.\(table) SELECT * FROM main.\(removed(table))\(condition.clause("item"))")
    }
    try delete(condition)
    try rows.derive(items, try items.condition(among: "main.item"), progress: progress)
    if isBulk { try rows.makeIndexes() }
  }

  /// Forgets what was taken out earlier under the same numbers and never came back.
  func discard(_ items: MovingItems) throws(SQLiteError) {
    let sql = "SELECT 1 FROM temp.moving JOIN main.\(removed("item")) USING (id) LIMIT 1"
    if try connection.value(sql) == nil { return }
    try delete(MovingItems.Condition(range: nil))
  }

  private func delete(_ condition: MovingItems.Condition) throws(SQLiteError) {
    for table in FirstSchema.partTables {
      try connection.execute("DELETE FROM main.\(removed(table))\(condition.clause("item"))")
    }
    try connection.execute("DELETE FROM main.\(removed("item"))\(condition.clause("id"))")
  }

  private func prepareBulk() throws(SQLiteError) {
    try connection.execute("PRAGMA main.cache_size = -65536")
    try rows.dropIndexes()
  }

  private func removed(_ table: String) -> String { ThirdSchema.removedPrefix + table }
}
