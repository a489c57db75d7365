import BookmarkCommands
import BookmarkModel
import SQLite

/// Copies tables from a damaged store into a new one, as far as their rows can be read.
///
/// On two connections: one that meets damage within a transaction doesn't write any more.
struct SalvagedTables {
  /// The damaged store, outside of any transaction.
  let source: SQLiteConnection
  /// The new store, within a transaction.
  let connection: SQLiteConnection

  /// Copies everything, derives what is derived from it, and counts what was saved.
  func copyAll() throws(SQLiteError) -> RepairStore.Reply {
    let highest = highestNumber()
    copyItems(through: highest)
    for table in FirstSchema.partTables { try copyParts(table) }
    let isHistoryWhole = copyHistory()
    for table in ["view", "goal"] { _ = copyWhole(table) }
    var reply = RepairStore.Reply(isSound: false, saved: 0)
    reply.saved = Int(try connection.value("SELECT count(*) FROM main.item")?.asInteger ?? 0)
    reply.isHistoryLost = !isHistoryWhole
    reply.incomplete = try markMissingParts()
    reply.lost = expected().map { max(0, $0 - reply.saved) }
    try numberOn(from: highest)
    try SearchIndex(connection: connection).refill()
    try Tally(connection: connection).clear()
    try Tally(connection: connection).add(above: 0)
    return reply
  }

  /// The statements that read a table and write it, with the columns that it has in both stores.
  private func statements(_ table: String) -> (read: String, write: String)? {
    let sql = "SELECT name FROM pragma_table_info(?)"
    func names(_ connection: SQLiteConnection) -> [String] {
      (try? connection.map(sql, [.text(table)]) { $0.text(0) }) ?? []
    }
    let old = Set(names(source))
    let shared = names(connection).filter(old.contains)
    if shared.isEmpty { return nil }
    let list = shared.joined(separator: ", ")
    let places = shared.map { _ in "?" }.joined(separator: ", ")
    return (
      "SELECT \(list) FROM \(table)",
      "INSERT OR IGNORE INTO main.\(table) (\(list)) VALUES (\(places))"
    )
  }

  /// Copies the rows that a question gives; `false` where it can't be answered to the end.
  private func copy(_ read: String, _ values: [SQLiteValue], _ write: String) -> Bool {
    do throws(SQLiteError) {
      try source.rows(read, values) { row in
        // A row that the new store refuses is damaged as well.
        try? connection.run(write, row.values)
      }
      return true
    } catch {
      return false
    }
  }

  /// Copies a table from its beginning to its end, or to the first damaged place.
  private func copyWhole(_ table: String) -> Bool {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?"
    // An earlier version may not have had it.
    if (try? source.value(sql, [.text(table)]))?.asInteger == 0 { return true }
    return statements(table).map { copy($0.read, [], $0.write) } ?? false
  }

  /// Copies rows each by its key; what can't be read is passed over.
  private func copyRows(of table: String, where key: String, of numbers: [Int64]) {
    guard let (read, write) = statements(table) else { return }
    for number in numbers { _ = copy("\(read) WHERE \(key) = ?", [.integer(number)], write) }
  }

  private func copyItems(through highest: Int64) {
    if copyWhole("item") || highest == 0 { return }
    copyRows(of: "item", where: "id", of: Array(1...highest))
  }

  private func copyParts(_ table: String) throws(SQLiteError) {
    if !copyWhole(table) {
      let saved = try connection.map("SELECT id FROM main.item") { $0.int(0) }
      copyRows(of: table, where: "item", of: saved)
    }
    try connection.run("DELETE FROM main.\(table) WHERE item NOT IN (SELECT id FROM main.item)")
  }

  /// Copies what undo needs, all of it or nothing: half of it would undo half of a change.
  private func copyHistory() -> Bool {
    let removed = (["item"] + FirstSchema.partTables).map { ThirdSchema.removedPrefix + $0 }
    let tables = ["change", "history", "former", "former_mark", "apart", "alias"] + removed
    if tables.allSatisfy(copyWhole) { return true }
    for table in tables { try? connection.run("DELETE FROM main.\(table)") }
    return false
  }

  /// The highest number that a bookmark may have.
  private func highestNumber() -> Int64 {
    let questions = [
      "SELECT seq FROM sqlite_sequence WHERE name = 'item'",
      "SELECT max(id) FROM item",
      "SELECT max(item) FROM creator",
      "SELECT max(rowid) FROM item INDEXED BY item_by_uid",
    ]
    let answers = questions.compactMap { try? source.value($0)?.asInteger }
    // A damaged number must not make anybody count to the end of the world.
    return min(answers.max() ?? 0, 50_000_000)
  }

  private func expected() -> Int? {
    let sql = "SELECT sum(added - removed) FROM change"
    return (try? source.value(sql))?.asInteger.map { Int($0) }
  }

  /// Takes back the marks of parts that are lost, and counts the bookmarks that lost one.
  private func markMissingParts() throws(SQLiteError) -> Int {
    try connection.execute("CREATE TEMP TABLE incomplete (id INTEGER PRIMARY KEY)")
    for (bit, table) in FirstSchema.partTables.enumerated() {
      let lost =
        "parts & \(1 << bit) AND NOT EXISTS (SELECT 1 FROM main.\(table) "
        + "WHERE \(table).item = main.item.id)"
      try connection.run(
        "INSERT OR IGNORE INTO temp.incomplete SELECT id FROM main.item WHERE \(lost)")
      try connection.run("UPDATE main.item SET parts = parts & ~\(1 << bit) WHERE \(lost)")
    }
    let count = try connection.value("SELECT count(*) FROM temp.incomplete")?.asInteger ?? 0
    try connection.execute("DROP TABLE temp.incomplete")
    return Int(count)
  }

  /// Sees that no number is given twice.
  private func numberOn(from highest: Int64) throws(SQLiteError) {
    try connection.run("DELETE FROM main.sqlite_sequence WHERE name = 'item'")
    try connection.run(
      """
      INSERT INTO main.sqlite_sequence (name, seq)
      SELECT 'item', max(?, coalesce((SELECT max(id) FROM main.item), 0))
      """, [.integer(highest)])
    if try connection.value("SELECT 1 FROM main.change LIMIT 1") != nil { return }
    // Without its history the store begins anew, and says what it begins with.
    try connection.run(
      """
      INSERT INTO main.change (id, command, at, added, changed, removed)
      SELECT coalesce(max(max(edited), max(change)), 0) + 1, 'repair', ?, count(*), 0, 0
      FROM main.item
      """, [.integer(Timestamp.now.milliseconds)])
  }
}
