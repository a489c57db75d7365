import BookmarkEngine
import SQLite

extension SQLiteError {
  /// The store's error for this one; the only place where the two meet.
  func storeError(path: String) -> StoreError {
    if isBusy { return .busy(holder: "another program") }
    if isInterrupted { return .interrupted }
    if isNotADatabase { return .notAStore(path: path) }
    if isCorrupt { return .corrupt(path: path, reason: message) }
    if isReadOnly { return .readOnly(path: path, reason: message) }
    if isPermission { return .forbidden(path: path, reason: message) }
    if isFull || isIO { return .writeFailed(path: path, reason: message) }
    if isCantOpen { return .unavailable(path: path, reason: message) }
    return .bug(description)
  }
}

/// Runs something on a connection and gives its errors as the store's.
func storing<Result>(
  _ path: String, _ body: () throws(SQLiteError) -> Result
) throws(StoreError) -> Result {
  do {
    return try body()
  } catch {
    throw error.storeError(path: path)
  }
}
