import BookmarkEngine
import SQLite

extension StoreFile {
  /// Backs the store up as it was before the change that is being written, unless that was done lately.
  ///
  /// A backup that can't be made doesn't keep anybody from changing: undo is there all the same.
  func keepBackup(before occasion: String, _ lock: WriteLock) {
    guard let backups else { return }
    do throws(StoreError) {
      // Another connection doesn't see what isn't committed.
      try backups.keep(try connect(), of: path, before: occasion, isUrgent: false) {
        lock.showProgress()
      }
    } catch {}
  }
}
