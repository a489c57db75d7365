import CSQLite

extension SQLiteConnection {
  /// Attaches a file under a schema name, for statements over both.
  public func attach(path: String, as schema: String, mode: Mode) throws(SQLiteError) {
    try run("ATTACH ?1 AS ?2", [.text(mode.uri(path: path)), .text(schema)])
  }

  /// Attaches a private temporary database, which is gone when detached or closed.
  public func attachTemporary(as schema: String) throws(SQLiteError) {
    try run("ATTACH '' AS ?1", [.text(schema)])
  }

  /// Detaches a schema that no open transaction uses.
  public func detach(_ schema: String) throws(SQLiteError) {
    try run("DETACH ?1", [.text(schema)])
  }

  /// How far a checkpoint goes.
  public enum CheckpointMode: Sendable {
    /// Moves what no reader needs, waiting for nobody.
    case passive
    /// Waits for readers and writers, moves everything and empties the WAL file.
    case truncate
  }

  /// Moves pages from the WAL into the database file.
  ///
  /// - Returns: pages in the WAL, and how many of them are in the file; both 0 without a WAL.
  /// - Throws: `isBusy` where `truncate` could not finish within the busy timeout.
  @discardableResult
  public func checkpoint(
    _ mode: CheckpointMode, schema: String = "main"
  ) throws(SQLiteError) -> (pages: Int, moved: Int) {
    let number = mode == .passive ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_TRUNCATE
    var pages: Int32 = 0
    var moved: Int32 = 0
    try check(sqlite3_wal_checkpoint_v2(open(), schema, number, &pages, &moved))
    return (max(0, Int(pages)), max(0, Int(moved)))
  }

  /// What is wrong with the content of the main file and all attached ones; empty if nothing is.
  ///
  /// - Parameters:
  ///   - quick: leaves out the comparison of indexes with their tables.
  ///   - limit: how many findings to collect at most.
  /// - Throws: where the damage is such that not even the check can run.
  public func integrityCheck(
    quick: Bool = false, limit: Int = 100
  ) throws(SQLiteError) -> [String] {
    let pragma = quick ? "quick_check" : "integrity_check"
    let findings = try map("PRAGMA \(pragma)(\(limit))") { row in row.text(0) }
    return findings == ["ok"] ? [] : findings
  }

  /// Copies one consistent state of the main database over another connection's main database.
  ///
  /// Others may write meanwhile; the copy holds what was committed when it began.
  /// - Parameter progress: is told after every 4 MB or so how many pages of how many are copied;
  ///   `false` gives up with `isInterrupted`, and the destination is left as it was.
  public func backup(
    to destination: SQLiteConnection,
    progress: (_ copied: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(SQLiteError) {
    if isInTransaction { return try copy(to: destination, progress) }
    // A read transaction pins the state: without it, each write by others starts the copy again.
    try transaction(.deferred) { () throws(SQLiteError) in
      _ = try value("SELECT count(*) FROM sqlite_schema")
      try copy(to: destination, progress)
    }
  }

  private func copy(
    to destination: SQLiteConnection, _ progress: (Int, Int) -> Bool
  ) throws(SQLiteError) {
    let target = try destination.open()
    guard let backup = try sqlite3_backup_init(target, "main", open(), "main") else {
      throw SQLiteError(database: target, code: sqlite3_errcode(target), sql: nil)
    }
    var code = SQLITE_OK
    while code == SQLITE_OK {
      code = sqlite3_backup_step(backup, 1024)
      let total = Int(sqlite3_backup_pagecount(backup))
      let copied = total - Int(sqlite3_backup_remaining(backup))
      if code == SQLITE_OK, !progress(copied, total) { code = SQLITE_INTERRUPT }
    }
    // Finishing early undoes what was copied, and puts the error on the destination.
    sqlite3_backup_finish(backup)
    if code != SQLITE_DONE { throw SQLiteError(database: target, code: code, sql: nil) }
  }
}
