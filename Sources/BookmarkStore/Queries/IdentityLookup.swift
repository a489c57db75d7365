import BookmarkModel
import SQLite

/// Finds the bookmarks that may be the work that a key means, by index.
struct IdentityLookup {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// The numbers of the bookmarks with the same uid, an identifier, or type and title.
  func ids(for key: IdentityKey) throws(SQLiteError) -> [Int64] {
    var found: Set<Int64> = []
    if let uid = key.uid {
      try collect("SELECT id FROM item WHERE uid = ?", [.blob(uid.bytes)], &found)
    }
    for identifier in key.identifiers {
      try collect(
        "SELECT item FROM identifier WHERE value = ? AND scheme = ?",
        [.text(identifier.value), .text(identifier.scheme)], &found)
    }
    for title in Set(key.titles) where !title.isEmpty {
      try collect(
        "SELECT id FROM item WHERE type = ? AND title_key = ?",
        [.text(key.type.rawValue), .text(title)], &found)
      try collect("SELECT item FROM title WHERE key = ?", [.text(title)], &found)
    }
    return found.sorted()
  }

  private func collect(
    _ sql: String, _ values: [SQLiteValue], _ found: inout Set<Int64>
  ) throws(SQLiteError) {
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(values)
      while try statement.step() { found.insert(statement.int(0)) }
    }
  }
}
