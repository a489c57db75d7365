import CSQLite

extension SQLiteConnection {
  /// A switch of `sqlite3_db_config`, each off until set unless said otherwise.
  public enum Option: Sendable {
    /// Leaves the WAL as it is when the last connection closes.
    case noCheckpointOnClose
    /// Refuses SQL that could damage the file, such as writing to `sqlite_schema`.
    case defensive
    /// Lets the schema call any function; on by default.
    case trustedSchema
    /// Checks foreign keys.
    case foreignKeys
    /// Takes `"no such column"` for a text; on by default, and hides misspelt names.
    case doubleQuotedText

    var numbers: [Int32] {
      switch self {
      case .noCheckpointOnClose: [SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE]
      case .defensive: [SQLITE_DBCONFIG_DEFENSIVE]
      case .trustedSchema: [SQLITE_DBCONFIG_TRUSTED_SCHEMA]
      case .foreignKeys: [SQLITE_DBCONFIG_ENABLE_FKEY]
      case .doubleQuotedText: [SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL]
      }
    }
  }

  /// Turns one of SQLite's switches for this connection.
  public func set(_ option: Option, _ isOn: Bool = true) throws(SQLiteError) {
    for number in option.numbers {
      try check(csqlite_set_config(open(), number, isOn ? 1 : 0))
    }
  }

  /// Lets a locked database be tried again for so long before `isBusy` is thrown.
  ///
  /// - Parameter duration: rounded down to milliseconds; zero, the default, gives up at once.
  public func setBusyTimeout(_ duration: Duration) throws(SQLiteError) {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds.multipliedReportingOverflow(by: 1000)
    let total = milliseconds.partialValue &+ attoseconds / 1_000_000_000_000_000
    let limit = milliseconds.overflow ? Int32.max : Int32(clamping: total)
    try check(sqlite3_busy_timeout(open(), limit))
  }

  /// Asks during long statements whether to stop them; one closure at a time, `nil` for none.
  ///
  /// - Parameters:
  ///   - steps: the number of virtual machine instructions between two questions.
  ///   - shouldStop: `true` makes the statement fail with `isInterrupted`; it must not use this
  ///     connection.
  public func onProgress(
    every steps: Int32 = 10_000, _ shouldStop: (() -> Bool)?
  ) throws(SQLiteError) {
    let database = try open()
    progress = shouldStop
    guard shouldStop != nil else { return sqlite3_progress_handler(database, 0, nil, nil) }
    // The connection outlives its handle, so it needs no retaining here.
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(
      database, steps,
      { context in
        guard let context else { return 0 }
        let connection = Unmanaged<SQLiteConnection>.fromOpaque(context).takeUnretainedValue()
        return connection.progress?() == true ? 1 : 0
      }, context)
  }
}
