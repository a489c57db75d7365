import BookmarkEngine
import Glibc

/// The lock between processes under which every write and every checkpoint happens.
///
/// It is a `flock` on a file beside the store, which holds the writer's process number and
/// command. SQLite before 3.51.3 can damage a store when two connections write or checkpoint at
/// the same moment; under this lock that can't be.
final class WriteLock {
  private let descriptor: Int32

  /// How long a holder may make no progress before a waiter gives up.
  private static let patience = Duration.seconds(5)

  /// Takes the lock, waiting as long as its holder makes progress.
  init(storePath: String, command: String) throws(StoreError) {
    let path = storePath + ".lock"
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw errno == EACCES || errno == EROFS || errno == EPERM
        ? .readOnly(path: storePath, reason: systemMessage(errno))
        : .writeFailed(path: path, reason: systemMessage(errno))
    }
    self.descriptor = descriptor
    _ = fchmod(descriptor, 0o600)
    try wait(storePath: storePath)
    let holder = Array("\(getpid()) \(command)\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = holder.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  deinit {
    // Closing the only descriptor of the lock gives it up.
    close(descriptor)
  }

  private func wait(storePath: String) throws(StoreError) {
    var progress = Self.progress(of: storePath)
    var deadline = ContinuousClock.now + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .writeFailed(path: storePath + ".lock", reason: systemMessage(errno))
      }
      let now = Self.progress(of: storePath)
      if now != progress {
        progress = now
        deadline = ContinuousClock.now + Self.patience
      } else if ContinuousClock.now > deadline {
        throw .busy(holder: holder)
      }
      usleep(10_000)
    }
  }

  /// What the holder has written into the lock: its process number and command.
  private var holder: String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    let line = buffer.prefix(max(0, count)).prefix { $0 != 0x0A }
    return String(decoding: line, as: UTF8.self)
  }

  /// A writer's journal grows while it works, and a new writer signs the lock.
  private static func progress(of storePath: String) -> [Int] {
    ["-wal", ".lock"].flatMap { suffix -> [Int] in
      var status = stat()
      guard stat(storePath + suffix, &status) == 0 else { return [0, 0, 0] }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}

/// The system's words for an error number.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }
