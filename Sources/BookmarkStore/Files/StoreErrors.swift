import BookmarkEngine
import SQLite

extension SQLiteError {
  /// The store's error for this one; the only place where the two meet.
  func storeError(path: String) -> StoreError {
    if isBusy { return .busy(holder: "another program") }
    if isInterrupted { return .interrupted }
    if isNotADatabase { return .notAStore(path: path) }
    if isCorrupt || isForeignSchema { return .corrupt(path: path, reason: message) }
    if isReadOnly { return .readOnly(path: path, reason: message) }
    if isPermission { return .forbidden(path: path, reason: message) }
    if isFull || isIO { return .writeFailed(path: path, reason: message) }
    if isCantOpen { return .unavailable(path: path, reason: message) }
    return .bug(description)
  }

  /// The staged import was cancelled.
  static var interrupted: SQLiteError { SQLiteError(code: 9, message: "interrupted") }

  /// The tables aren't those that the version says: what a damaged schema looks like.
  private var isForeignSchema: Bool {
    primaryCode == 1 && ["no such ", "table "].contains { message.hasPrefix($0) }
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
