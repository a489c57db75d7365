import BookmarkModel
import SQLite
import Text

/// Reads and writes which names are those of one creator.
struct AliasRows {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Whether nobody was ever given a second name.
  var isEmpty: Bool {
    get throws(SQLiteError) {
      try connection.value("SELECT 1 FROM main.alias LIMIT 1") == nil
    }
  }

  /// Every creator with several names.
  func names() throws(SQLiteError) -> CreatorNames {
    if try isEmpty { return CreatorNames() }
    var groups: [(change: Int64, names: [String])] = []
    for row in try rows() {
      if groups.last?.change == row.change {
        groups[groups.count - 1].names.append(row.name)
      } else {
        groups.append((row.change, [row.name]))
      }
    }
    return CreatorNames(groups.map(\.names).filter { $0.count > 1 }.map(CreatorNames.Group.init))
  }

  /// Joins names, and all that were known of each; the last one named is the one that is shown.
  func relate(_ names: [String], by change: Int64) throws(SQLiteError) {
    let known = try self.names()
    let others = names.flatMap { known.group(of: $0)?.names ?? [] }
    for name in others { try forget(name, by: change) }
    let wanted = Set(names.map { TextFolding.key($0) })
    var seen: Set<String> = []
    let all = others.filter { !wanted.contains(TextFolding.key($0)) } + names
    let first = try connection.value(
      "SELECT coalesce(max(position) + 1, 0) FROM alias WHERE change = ?", [.integer(change)])
    var position = first?.asInteger ?? 0
    for name in all where seen.insert(TextFolding.key(name)).inserted {
      try connection.run(
        "INSERT INTO alias (change, position, name) VALUES (?, ?, ?)",
        [.integer(change), .integer(position), .text(name)])
      position += 1
    }
  }

  /// Takes a name from whoever has it.
  func forget(_ name: String, by change: Int64) throws(SQLiteError) {
    let key = TextFolding.key(name)
    for row in try rows() where TextFolding.key(row.name) == key {
      try connection.run(
        "UPDATE alias SET forgotten = ? WHERE change = ? AND position = ?",
        [.integer(change), .integer(row.change), .integer(row.position)])
    }
  }

  private struct Row {
    var change: Int64
    var position: Int64
    var name: String
    var forgotten: Int64?
  }

  private func rows() throws(SQLiteError) -> [Row] {
    let all = try connection.map(
      "SELECT change, position, name, forgotten FROM main.alias ORDER BY change, position"
    ) { row in
      Row(
        change: row.int(0), position: row.int(1), name: row.text(2),
        forgotten: row.optionalInt(3))
    }
    let standing = ChangeStanding(connection)
    var rows: [Row] = []
    for row in all where try standing.counts(row.change, forgotten: row.forgotten) {
      rows.append(row)
    }
    return rows
  }
}
