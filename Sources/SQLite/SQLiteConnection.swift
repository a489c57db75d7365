import CSQLite

/// One connection to one SQLite file, which owns the C handle and its prepared statements.
///
/// Not for several threads at once: whoever holds it (an actor, as a rule) makes its calls one
/// after the other. Only ``interruptHandle`` may be used from elsewhere. After ``close()`` every
/// call throws.
public final class SQLiteConnection {
  var handle: OpaquePointer?
  var cache = StatementCache()
  var progress: (() -> Bool)?

  /// Stops this connection's running statements from another thread.
  public let interruptHandle: InterruptHandle

  /// Opens a file.
  ///
  /// SQLite looks inside at the first statement only, and so a file that is no database is
  /// reported there, as `isNotADatabase`.
  /// - Parameters:
  ///   - path: a plain path; no name in it means anything special.
  ///   - mode: what the connection may do.
  /// - Throws: `SQLiteError`, mostly `isCantOpen`, with the system's reason in `systemError`.
  public convenience init(path: String, mode: Mode) throws(SQLiteError) {
    try self.init(name: mode.uri(path: path), flags: mode.flags | SQLITE_OPEN_URI)
  }

  /// Opens a private database in a temporary file, which is gone when the connection closes.
  public static func temporary() throws(SQLiteError) -> SQLiteConnection {
    try SQLiteConnection(name: "", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  /// Opens a private database in memory.
  public static func inMemory() throws(SQLiteError) -> SQLiteConnection {
    try SQLiteConnection(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  private init(name: String, flags: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    // One caller at a time is this class's rule, which makes SQLite's own mutexes needless.
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(database: opened, code: code, sql: nil)
      // A handle is made on failure too, and has to be freed.
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    interruptHandle = InterruptHandle(opened)
  }

  deinit { close() }

  /// Frees the handle, rolling back an open transaction; a second call does nothing.
  public func close() {
    guard let database = handle else { return }
    handle = nil
    interruptHandle.invalidate()
    cache.removeAll()
    // The second version waits for statements on loan, which their closures still use.
    sqlite3_close_v2(database)
  }

  /// The open handle; throws once the connection is closed.
  func open() throws(SQLiteError) -> OpaquePointer {
    guard let handle else { throw .closed }
    return handle
  }

  func check(_ code: Int32, _ sql: String? = nil) throws(SQLiteError) {
    if code != SQLITE_OK { throw SQLiteError(database: handle, code: code, sql: sql) }
  }
}

extension SQLiteConnection {
  /// The version of SQLite this program runs with, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// The same version as a number, 3040001 for 3.40.1, to compare.
  public static var libraryVersionNumber: Int { Int(sqlite3_libversion_number()) }

  /// How many rows the latest INSERT, UPDATE or DELETE changed, triggers not counted.
  public var changes: Int { handle.map { Int(sqlite3_changes64($0)) } ?? 0 }

  /// How many rows were changed since opening, by triggers too.
  public var totalChanges: Int { handle.map { Int(sqlite3_total_changes64($0)) } ?? 0 }

  /// The rowid of the latest INSERT that succeeded, 0 before the first.
  public var lastInsertedRowID: Int64 { handle.map(sqlite3_last_insert_rowid) ?? 0 }

  /// Says whether the main file can only be read, for whatever reason.
  public var isReadOnly: Bool { handle.map { sqlite3_db_readonly($0, "main") == 1 } ?? true }

  /// Says whether a transaction is open.
  public var isInTransaction: Bool { handle.map { sqlite3_get_autocommit($0) == 0 } ?? false }

  /// Stops what is running on this connection; see ``InterruptHandle``.
  public func interrupt() { interruptHandle.interrupt() }
}
