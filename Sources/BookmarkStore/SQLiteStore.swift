public import BookmarkCommands
public import BookmarkEngine
import BookmarkModel
import SQLite

/// The collection in one SQLite file.
///
/// Any number of processes may read while one writes; writers wait for each other.
public final class SQLiteStore: CollectionStore {
  let file: StoreFile
  /// The private copy that is read, for as long as it is.
  private let copy: StoreCopy?

  init(file: StoreFile, keeping copy: StoreCopy? = nil) {
    self.file = file
    self.copy = copy
  }

  /// Opens the store at a path, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - patience: how long another writer may make no progress before a change fails with
  ///     ``StoreError/busy(holder:)``.
  ///   - backups: the folder for the backups that are made before a migration and before more than
  ///     100 bookmarks are changed or removed; none are made without it.
  public static func open(
    path: String, patience: Duration = .seconds(5), backups: String? = nil
  ) throws(StoreError) -> SQLiteStore {
    SQLiteStore(
      file: try StoreFile(
        path: path, patience: patience, backups: backups.map { BackupFolder(path: $0) }))
  }

  /// The same, with the file's own checks replaced.
  static func open(_ file: StoreFile) -> SQLiteStore { SQLiteStore(file: file) }

  /// The version of the schema that this build writes.
  public var schemaVersion: Int { Schema.version }

  /// The version of SQLite.
  public var libraryVersion: String { SQLiteConnection.libraryVersion }

  /// One moment of the collection.
  public func snapshot() throws(StoreError) -> any CollectionSnapshot {
    let snapshot = SQLiteSnapshot(try file.connect(), path: file.path, keepingOrderIn: file)
    try snapshot.refresh()
    return snapshot
  }

  /// Carries out one change under the lock, in one transaction.
  public func write<Result>(
    _ change: ChangeDescription,
    _ body: (any CollectionWriter) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let (connection, lock) = try lockedConnection(change.command)
    let path = file.path
    let writer = SQLiteWriter(connection, path: path, change) { lock.showProgress() }
    writer.beforeMany = { [file] in file.keepBackup(before: change.command, lock) }
    let result = try connection.transaction(
      .immediate,
      mapping: { error in
        if error.isIO { file.disown(connection) }
        return error.storeError(path: path).failure
      }
    ) { () throws(CommandFailure) in
      let result = try body(writer)
      do throws(StoreError) {
        try writer.recordChange()
      } catch {
        throw error.failure
      }
      return result
    }
    file.shrinkJournal(connection)
    withExtendedLifetime(lock) {}
    return result
  }

  private func lockedConnection(_ command: String) throws(CommandFailure)
    -> (SQLiteConnection, WriteLock)
  {
    do throws(StoreError) {
      let connection = try file.connect(forWriting: true)
      return (connection, try file.lock(command))
    } catch {
      throw error.failure
    }
  }

  /// A place to stage an import.
  public func stagingArea(_ change: ChangeDescription) throws(StoreError) -> any StagingArea {
    try SQLiteStagingArea(file: file, change: change)
  }

  /// What `doctor` says of this store.
  public func diagnose() throws(StoreError) -> [Doctor.Reply.Check] {
    try StoreDiagnosis(file: file).checks()
  }
}
