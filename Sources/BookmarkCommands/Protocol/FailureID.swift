/// The stable names of everything that can go wrong, each with its exit status.
///
/// The message of each stands in the catalogues under `error.` and its raw value; the arguments
/// that it names are listed beside it here.
public enum FailureID: String, CaseIterable, Codable, Sendable {
  /// A value isn't right for its field: `field`, `value`, `reason`.
  case badValue = "bad-value"
  /// No bookmark is meant by `target`.
  case notFound = "not-found"
  /// Several bookmarks are meant by `target`; see the candidates.
  case ambiguous = "ambiguous"
  /// The bookmark, the only candidate, was finished on `date` already.
  case alreadyFinished = "already-finished"
  /// Every copy that is meant is lent already, to `name`.
  case alreadyLent = "already-lent"
  /// No copy that is meant is lent.
  case notLent = "not-lent"
  /// Several copies could be meant.
  case severalCopies = "several-copies"
  /// A bookmark, the only candidate, isn't any more what the change was made for.
  case changedMeanwhile = "changed-meanwhile"
  /// Nothing to do: no change was given.
  case nothingToDo = "nothing-to-do"
  /// There is no change `number`; the newest one is `newest`.
  case unknownChange = "unknown-change"
  /// The change `number` was undone already, by `by`.
  case alreadyUndone = "already-undone"
  /// The change `number` stands, so it can't be made again.
  case notUndone = "not-undone"
  /// There is no change that could be undone.
  case nothingToUndo = "nothing-to-undo"
  /// Nothing was undone since the latest change, so nothing can be made again.
  case nothingToRedo = "nothing-to-redo"
  /// A bookmark needs a title or an identifier.
  case missingTitle = "missing-title"
  /// A merge needs at least two bookmarks.
  case mergeNeedsTwo = "merge-needs-two"
  /// Bookmarks of different types can't be the same work: `first`, `second`.
  case differentTypes = "different-types"
  /// Nothing was ever merged into `target`, or it was taken apart already.
  case nothingToSplit = "nothing-to-split"
  /// The bookmark `target` doesn't have what should be split off: `value`.
  case notPartOf = "not-part-of"
  /// A creator needs at least two different names.
  case aliasNeedsTwo = "alias-needs-two"
  /// The creator `name` has no other name.
  case noAlias = "no-alias"
  /// The caller may only look.
  case readOnlyRights = "read-only-rights"
  /// The store at `path` can only be read: `reason`.
  case storeReadOnly = "store-read-only"
  /// Another process, `holder`, has been writing and made no progress.
  case storeBusy = "store-busy"
  /// The store at `path` is damaged: `reason`.
  case storeCorrupt = "store-corrupt"
  /// The file at `path` is not a bookmarks store.
  case notAStore = "not-a-store"
  /// The store at `path` was written by a newer version: `version`, this one knows `known`.
  case storeTooNew = "store-too-new"
  /// The store at `path` can't be opened or made: `reason`.
  case storeUnavailable = "store-unavailable"
  /// The store at `path` may not be opened: `reason`.
  case storeForbidden = "store-forbidden"
  /// The disk with `path` is full, or writing failed: `reason`.
  case storeWriteFailed = "store-write-failed"
  /// There is no saved view called `name`.
  case noView = "no-view"
  /// There is no goal for the year `number`.
  case noGoal = "no-goal"
  /// The view `name` has an impossible name or query.
  case badView = "bad-view"
  /// A filter stands deeper inside of brackets than `known`.
  case filterTooDeep = "filter-too-deep"
  /// The hook `name` refused the change: `reason` is what it said.
  case hookRefused = "hook-refused"
  /// The hook `name` neither read nor ended, and was stopped.
  case hookHung = "hook-hung"
  /// The hook `name` can't be started: `reason`.
  case hookFailed = "hook-failed"
  /// No import or export with this number is open.
  case noSession = "no-session"
  /// Something that should never happen: `reason`.
  case bug = "bug"
  /// The work was interrupted before anything was written.
  case interrupted = "interrupted"
  /// The command is not known: `name`.
  case unknownCommand = "unknown-command"
  /// A line of the wire form is no JSON: `reason`.
  case malformedMessage = "malformed-message"
  /// A message is no request: `reason`.
  case invalidRequest = "invalid-request"
  /// The parameters of a request are wrong at `place`: `reason`.
  case invalidParameters = "invalid-parameters"
  /// A line is longer than `limit` bytes.
  case messageTooLong = "message-too-long"
  /// More than `limit` of a kind are asked for at a time.
  case tooManyRequests = "too-many-requests"
  /// A reply would hold more than `limit` bookmarks.
  case replyTooLong = "reply-too-long"
  /// The other side speaks `version` of the protocol, this one `known`.
  case protocolMismatch = "protocol-mismatch"
  /// No service answers at `path`: `reason`.
  case serviceUnavailable = "service-unavailable"
  /// The connection to the service ended before the reply came.
  case connectionLost = "connection-lost"
  /// Another service, `holder`, has the socket at `path`.
  case serviceRunning = "service-running"
  /// The path of a socket has more than `limit` bytes: `path`.
  case socketTooLong = "socket-too-long"
  /// What stands at `path` is no socket of this user.
  case socketForeign = "socket-foreign"
  /// Others may enter the folder `path` of a socket.
  case socketExposed = "socket-exposed"
  /// A socket at `path` can't be made: `reason`.
  case socketFailed = "socket-failed"
  /// There is no folder for sockets, as XDG_RUNTIME_DIR isn't set.
  case noRuntimeFolder = "no-runtime-folder"

  /// The status with which a program that fails for this reason ends.
  public var status: ExitStatus {
    switch self {
    case .badValue, .notFound, .ambiguous, .alreadyFinished, .nothingToDo, .missingTitle,
      .alreadyLent, .notLent, .severalCopies, .unknownCommand, .noSession, .mergeNeedsTwo,
      .differentTypes, .nothingToSplit, .notPartOf, .aliasNeedsTwo, .noAlias, .noView, .noGoal,
      .badView, .filterTooDeep, .unknownChange, .alreadyUndone, .notUndone,
      .replyTooLong:
      .usage
    case .malformedMessage, .invalidRequest, .invalidParameters, .messageTooLong: .badData
    case .protocolMismatch: .protocolMismatch
    case .serviceUnavailable, .connectionLost: .unavailable
    case .nothingToUndo, .nothingToRedo: .noInput
    case .readOnlyRights, .storeReadOnly, .storeForbidden, .hookRefused, .hookHung, .hookFailed,
      .socketExposed:
      .permission
    case .storeBusy, .changedMeanwhile, .tooManyRequests, .serviceRunning: .busy
    case .storeCorrupt, .notAStore: .corrupt
    case .storeTooNew, .socketTooLong, .socketForeign, .noRuntimeFolder: .configuration
    case .storeUnavailable, .socketFailed: .cannotCreate
    case .storeWriteFailed: .outputFailed
    case .bug: .bug
    case .interrupted: .interrupted
    }
  }
}
