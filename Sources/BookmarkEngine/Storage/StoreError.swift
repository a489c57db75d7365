public import BookmarkCommands
import BookmarkModel

/// Why a store can't be read or written; translated to a command's failure in one place.
public enum StoreError: Error, Equatable, Sendable {
  /// The file or its folder can only be read.
  case readOnly(path: String, reason: String)
  /// Another process writes and makes no progress.
  case busy(holder: String)
  /// The file is damaged.
  case corrupt(path: String, reason: String)
  /// The file is something else.
  case notAStore(path: String)
  /// The file was written by a newer version.
  case tooNew(path: String, version: Int, known: Int)
  /// The file can't be opened or made.
  case unavailable(path: String, reason: String)
  /// The file or folder may not be opened by this user.
  case forbidden(path: String, reason: String)
  /// Writing failed; nothing was changed.
  case writeFailed(path: String, reason: String)
  /// A filter is deeper than ``BookmarkFilter/maximumDepth``.
  case filterTooDeep
  /// The work was cancelled; nothing was changed.
  case interrupted
  /// Something that should never happen.
  case bug(String)

  /// The same as a command's failure.
  public var failure: CommandFailure {
    switch self {
    case .readOnly(let path, let reason):
      CommandFailure(.storeReadOnly, ["path": path, "reason": reason])
    case .busy(let holder): CommandFailure(.storeBusy, ["holder": holder])
    case .corrupt(let path, let reason):
      CommandFailure(.storeCorrupt, ["path": path, "reason": reason])
    case .notAStore(let path): CommandFailure(.notAStore, ["path": path])
    case .tooNew(let path, let version, let known):
      CommandFailure(
        .storeTooNew, ["path": path, "version": String(version), "known": String(known)])
    case .unavailable(let path, let reason):
      CommandFailure(.storeUnavailable, ["path": path, "reason": reason])
    case .forbidden(let path, let reason):
      CommandFailure(.storeForbidden, ["path": path, "reason": reason])
    case .writeFailed(let path, let reason):
      CommandFailure(.storeWriteFailed, ["path": path, "reason": reason])
    case .filterTooDeep:
      CommandFailure(.filterTooDeep, ["known": String(BookmarkFilter.maximumDepth)])
    case .interrupted: CommandFailure(.interrupted)
    case .bug(let reason): CommandFailure(.bug, ["reason": reason])
    }
  }
}
