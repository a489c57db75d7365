public import BookmarkEngine
import SQLite

extension SQLiteStore: StoreBackingUp {
  /// Writes a verified copy of the newest state to a path.
  public func backUp(to path: String) throws(StoreError) -> Int {
    try StoreBackup.write(try file.connect(), to: path)
  }

  /// Opens a private copy of a backup, brought to this version; the backup itself stays as it is.
  public func openBackup(_ path: String) throws(StoreError) -> any CollectionStore {
    let copy = try StoreCopy(of: path)
    do throws(StoreError) {
      return SQLiteStore(file: try StoreFile(path: copy.path), keeping: copy)
    } catch {
      throw error.about(path)
    }
  }

  /// Puts the whole content of a backup into the place of the collection, in one transaction.
  ///
  /// What was there is backed up before, where there is a folder for that.
  public func replaceContents(with backup: any CollectionStore) throws(StoreError) {
    guard let backup = backup as? SQLiteStore else { throw .bug("a backup of another kind") }
    let connection = try file.connect(forWriting: true)
    let lock = try file.lock("restore")
    try file.backups?.keep(connection, of: file.path, before: "restore", isUrgent: true) {
      lock.showProgress()
    }
    let source = try backup.file.connect()
    try storing(file.path) { () throws(SQLiteError) in
      try source.backup(to: connection) { _, _ in
        lock.showProgress()
        return true
      }
    }
    file.emptyJournal(connection)
    withExtendedLifetime(lock) {}
  }
}

extension StoreError {
  /// The same error, told of the file that a person knows.
  fileprivate func about(_ path: String) -> StoreError {
    switch self {
    case .corrupt(_, let reason): .corrupt(path: path, reason: reason)
    case .notAStore: .notAStore(path: path)
    case .tooNew(_, let version, let known): .tooNew(path: path, version: version, known: known)
    default: self
    }
  }
}
