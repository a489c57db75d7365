import BookmarkEngine
import Glibc

/// The lock between processes under which every write and every checkpoint happens.
///
/// It is a `flock` on a file beside the store, which holds the writer's process number and
/// command. SQLite before 3.51.3 can damage a store when two connections write or checkpoint at
/// the same moment; under this lock that can't be.
final class WriteLock {
  private let descriptor: Int32
  private var lastProgress = ContinuousClock.now

  /// Takes the lock, waiting as long as its holder makes progress.
  ///
  /// - Parameters:
  ///   - patience: how long a holder may make no progress before a waiter gives up.
  ///   - isCancelled: asked while waiting.
  init(
    storePath: String, command: String, patience: Duration,
    isCancelled: () -> Bool = { false }
  ) throws(StoreError) {
    let path = storePath + ".lock"
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw errno == EACCES || errno == EROFS || errno == EPERM
        ? .readOnly(path: storePath, reason: systemMessage(errno))
        : .writeFailed(path: path, reason: systemMessage(errno))
    }
    self.descriptor = descriptor
    _ = fchmod(descriptor, 0o600)
    try wait(storePath: storePath, patience, isCancelled)
    let holder = Array("\(getpid()) \(command)\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = holder.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  deinit {
    // Closing the only descriptor of the lock gives it up.
    close(descriptor)
  }

  /// Shows those who wait that work is going on, where it doesn't show in the files by itself.
  func showProgress() {
    let now = ContinuousClock.now
    if now - lastProgress < .milliseconds(500) { return }
    lastProgress = now
    _ = futimens(descriptor, nil)
  }

  private func wait(storePath: String, _ patience: Duration, _ isCancelled: () -> Bool)
    throws(StoreError)
  {
    var progress = Self.progress(of: storePath)
    var deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      guard number == EWOULDBLOCK || number == EINTR else {
        throw .writeFailed(path: storePath + ".lock", reason: systemMessage(number))
      }
      if isCancelled() { throw .interrupted }
      let now = Self.progress(of: storePath)
      if now != progress {
        progress = now
        deadline = ContinuousClock.now + patience
      } else if ContinuousClock.now > deadline {
        throw .busy(holder: Self.signature(descriptor))
      }
      usleep(10_000)
    }
  }

  /// What the last holder wrote into the lock of a store: its process number and command.
  static func lastHolder(storePath: String) -> String? {
    let descriptor = Glibc.open(storePath + ".lock", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return signature(descriptor)
  }

  private static func signature(_ descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    let line = buffer.prefix(max(0, count)).prefix { $0 != 0x0A }
    return String(decoding: line, as: UTF8.self)
  }

  /// A writer's journal grows while it works, then the store itself, and a new writer signs the lock.
  private static func progress(of storePath: String) -> [Int] {
    ["-wal", ".lock", ""].flatMap { suffix -> [Int] in
      var status = stat()
      guard stat(storePath + suffix, &status) == 0 else { return [0, 0, 0] }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}

/// The system's words for an error number.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }
