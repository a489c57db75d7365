import Glibc
import SQLite

extension StoreFile {
  /// The size from which the journal is moved into the store after a change.
  private static let journalLimit = 4 << 20
  /// The size from which it is emptied as well, so that it doesn't stay as large as it once was.
  private static let largeJournal = 64 << 20

  /// Moves the journal into the store when it has grown; only to be called under the write lock.
  ///
  /// A checkpoint that fails or can't move everything is no error: the journal keeps the rest.
  func shrinkJournal(_ connection: SQLiteConnection) {
    var status = stat()
    guard stat(openedPath + "-wal", &status) == 0, Int(status.st_size) > Self.journalLimit else {
      return
    }
    if Int(status.st_size) > Self.largeJournal { return emptyJournal(connection) }
    _ = try? connection.checkpoint(.passive)
  }

  /// Moves the whole journal into the store and empties it, as far as no reader needs it.
  func emptyJournal(_ connection: SQLiteConnection) {
    Self.emptyJournal(connection, patience)
  }

  static func emptyJournal(_ connection: SQLiteConnection, _ patience: Duration) {
    // Others wait for the lock meanwhile, and a reader may take its time.
    _ = try? connection.setBusyTimeout(.milliseconds(200))
    _ = try? connection.checkpoint(.truncate)
    _ = try? connection.setBusyTimeout(patience)
  }

  /// Makes sure that a change whose commit failed isn't found in the journal later on.
  ///
  /// When only its sync failed, all its pages are there, and whoever opens the store next would take
  /// them for a finished change. A small change that changes nothing is written over their beginning.
  func disown(_ connection: SQLiteConnection) {
    if connection.isInTransaction { return }
    try? connection.execute("PRAGMA user_version = \(Schema.version)")
  }

  /// The bytes that are free for the store's file system; `nil` when the system doesn't say.
  var freeSpace: Int? {
    var status = statvfs()
    guard statvfs(Self.folder(of: path), &status) == 0 else { return nil }
    let (bytes, isOverflow) = Int(status.f_bavail).multipliedReportingOverflow(
      by: Int(status.f_frsize))
    return isOverflow ? Int.max : bytes
  }
}
