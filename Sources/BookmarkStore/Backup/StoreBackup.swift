import BookmarkEngine
import Glibc
import SQLite

/// Makes verified copies of a store, each a single file without a journal.
enum StoreBackup {
  /// Copies one moment of a store to a path; others may read and write meanwhile.
  ///
  /// The copy appears under its name only after it was checked and is on the disk.
  /// - Parameter showProgress: called now and then, to show those who wait that work is going on.
  /// - Returns: how many bookmarks are in it.
  @discardableResult
  static func write(
    _ source: SQLiteConnection, to path: String, showProgress: @escaping () -> Void = {}
  ) throws(StoreError) -> Int {
    let partial = path + ".partial"
    unlink(partial)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(opening: path, errno) }
    close(descriptor)
    do throws(StoreError) {
      let count = try storing(path) { () throws(SQLiteError) in
        try copy(source, to: partial, showProgress)
      }
      try publish(partial, as: path)
      return count
    } catch {
      unlink(partial)
      throw error
    }
  }

  private static func copy(
    _ source: SQLiteConnection, to path: String, _ showProgress: @escaping () -> Void
  ) throws(SQLiteError) -> Int {
    let copy = try SQLiteConnection(path: path, mode: .readWrite)
    try source.backup(to: copy) { _, _ in
      showProgress()
      return true
    }
    try copy.onProgress {
      showProgress()
      return false
    }
    // A file by itself, which needs no other one beside it.
    try copy.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;")
    let faults = try copy.integrityCheck(quick: true)
    if let fault = faults.first { throw SQLiteError(code: 11, message: fault) }
    return Int(try copy.value("SELECT count(*) FROM item")?.asInteger ?? 0)
  }

  private static func publish(_ partial: String, as path: String) throws(StoreError) {
    let descriptor = open(partial, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(opening: path, errno) }
    let isSynced = fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isSynced, rename(partial, path) == 0 else {
      throw .writeFailed(path: path, reason: systemMessage(isSynced ? errno : number))
    }
    let folder = open(StoreFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }
}
