import BookmarkCommands
import Glibc
import Localization
import Text

/// A file that could not be read, made or written, with the system's reason.
struct FileFailure: Error, Equatable {
  /// What was being done.
  enum Action: Equatable {
    case reading
    case creating
    case writing
  }

  var path: String
  var action: Action
  var error: SystemError

  var status: ExitStatus {
    switch (action, error.errno) {
    case (.writing, _): .outputFailed
    case (_, EACCES), (_, EPERM), (_, EROFS): .permission
    case (.reading, _): .noInput
    case (.creating, ENOSPC), (.creating, EDQUOT), (.creating, EIO): .outputFailed
    case (.creating, _): .cannotCreate
    }
  }

  func text(in messages: Messages) -> String {
    let path = TerminalSafety.escaped(path)
    switch (action, error.errno) {
    case (.reading, ENOENT): return messages.shellNoSuchFile(path: path)
    case (.reading, EISDIR): return messages.shellIsFolder(path: path)
    case (.reading, _): return messages.shellCannotRead(path: path, reason: error.text)
    case (.creating, EEXIST): return messages.shellFileExists(path: path)
    case (.creating, _): return messages.shellCannotCreate(path: path, reason: error.text)
    case (.writing, _): return messages.shellWriteFailed(path: path, reason: error.text)
    }
  }
}
