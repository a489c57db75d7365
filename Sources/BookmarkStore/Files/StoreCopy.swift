import BookmarkEngine
import Glibc

/// A private copy of a store and its journal, which goes away with this object.
final class StoreCopy: Sendable {
  /// The copy's path.
  let path: String
  private let folder: String

  init(of path: String) throws(StoreError) {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(temporary)/bookmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unavailable(path: path, reason: systemMessage(errno))
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.path = folder + "/copy.db"
    try Self.copy(path, to: self.path)
    if access(path + "-wal", F_OK) == 0 { try Self.copy(path + "-wal", to: self.path + "-wal") }
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    rmdir(folder)
  }

  private static func copy(_ source: String, to target: String) throws(StoreError) {
    let input = Glibc.open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw StoreError(opening: source, errno) }
    defer { close(input) }
    let output = Glibc.open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw StoreError(opening: target, errno) }
    defer { close(output) }
    while true {
      let count = sendfile(output, input, nil, 1 << 20)
      if count == 0 { return }
      if count < 0 { throw .writeFailed(path: target, reason: systemMessage(errno)) }
    }
  }
}

extension StoreError {
  /// Why a file or folder could not be opened or made.
  init(opening path: String, _ number: Int32) {
    let reason = systemMessage(number)
    self =
      switch number {
      case EACCES, EPERM, EROFS: .forbidden(path: path, reason: reason)
      case ENOSPC, EDQUOT, EIO: .writeFailed(path: path, reason: reason)
      default: .unavailable(path: path, reason: reason)
      }
  }
}
