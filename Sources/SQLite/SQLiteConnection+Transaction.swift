extension SQLiteConnection {
  /// When a transaction takes its locks.
  public enum TransactionKind: String, Sendable {
    /// At the first read and the first write; a write after a read may fail with `isBusy`.
    case deferred = "BEGIN DEFERRED"
    /// The write lock at once.
    case immediate = "BEGIN IMMEDIATE"
    /// The write lock at once; without a WAL, readers are kept out too.
    case exclusive = "BEGIN EXCLUSIVE"
  }

  /// Runs a closure whose changes are kept whole, or not at all if it throws.
  ///
  /// Transactions don't nest: inside another this one throws before the closure runs.
  @discardableResult
  public func transaction<Result>(
    _ kind: TransactionKind, _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try transaction(kind, mapping: { $0 }, body)
  }

  /// Runs a closure that throws errors of its own kind, with SQLite's made into that kind.
  ///
  /// - Parameter mapping: makes SQLite's error in beginning or committing into the caller's.
  @discardableResult
  public func transaction<Result, Failure: Error>(
    _ kind: TransactionKind, mapping: (SQLiteError) -> Failure,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      try run(kind.rawValue)
    } catch {
      throw mapping(error)
    }
    let result: Result
    do {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    do {
      try run("COMMIT")
    } catch {
      rollBack()
      throw mapping(error)
    }
    return result
  }

  /// SQLite has already rolled back after some errors, such as a full disk.
  private func rollBack() {
    // Should this fail as well, the file is left as an interrupted one: rolled back when opened.
    if isInTransaction { try? run("ROLLBACK") }
  }
}
