public import BookmarkEngine
import SQLite

extension SQLiteStore: ChangeWatching {
  /// A watch on a connection that never writes, so that every commit is one of somebody else.
  public func watch() throws(StoreError) -> sending any ChangeWatch {
    SQLiteChangeWatch(try file.connect(), path: file.path)
  }
}

/// Asks SQLite for the version of the data that the connection sees (`PRAGMA data_version`).
private final class SQLiteChangeWatch: ChangeWatch {
  private let connection: SQLiteConnection
  private let path: String

  init(_ connection: SQLiteConnection, path: String) {
    self.connection = connection
    self.path = path
  }

  func token() throws(StoreError) -> Int64 {
    try storing(path) { () throws(SQLiteError) in
      try connection.value("PRAGMA data_version")?.asInteger ?? 0
    }
  }
}
