import BookmarkEngine
import SQLite

/// What the first page of a file says of it: whether it is a store, and of which version.
struct StoreIdentity {
  /// The version of the schema.
  let version: Int
  /// Whether it is an SQLite file without a table, which can become a store.
  let isEmpty: Bool
  private let applicationID: Int64

  /// Reads the first page of a store, as it was at one moment: others may be making it just now.
  init(of connection: SQLiteConnection) throws(SQLiteError) {
    if connection.isInTransaction {
      try self.init(reading: connection)
    } else {
      self = try connection.transaction(.deferred) { () throws(SQLiteError) in
        // The moment is that of the first read of a table.
        _ = try connection.value("SELECT count(*) FROM sqlite_schema")
        return try StoreIdentity(reading: connection)
      }
    }
  }

  private init(reading connection: SQLiteConnection) throws(SQLiteError) {
    applicationID = try connection.value("PRAGMA application_id")?.asInteger ?? 0
    version = Int(try connection.value("PRAGMA user_version")?.asInteger ?? 0)
    let tables = try connection.value("SELECT count(*) FROM sqlite_schema")?.asInteger
    isEmpty = applicationID != Schema.applicationID && tables == 0
  }

  /// Whether its tables are those of this version.
  var isCurrent: Bool { !isEmpty && version == Schema.version }

  /// Refuses what is no store, or one that this version doesn't know.
  func check(path: String) throws(StoreError) {
    if isEmpty { return }
    guard applicationID == Schema.applicationID else { throw .notAStore(path: path) }
    guard version <= Schema.version else {
      throw .tooNew(path: path, version: version, known: Schema.version)
    }
    guard version > 0 else { throw .corrupt(path: path, reason: "it has no version") }
  }
}
