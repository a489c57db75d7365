public import BookmarkCommands
import Glibc

/// A Unix socket that only its owner can reach, held by one service at a time.
///
/// Beside it stands a lock file, which the service holds as long as it lives. What a service left that
/// was killed is therefore told from one that lives, and is replaced under that lock only.
public final class ListeningSocket {
  /// The socket; whoever serves it closes it.
  public let descriptor: Int32
  private let path: String
  private let lock: Int32

  /// Makes the socket (0600) in its folder (0700), which is made when it is missing.
  ///
  /// Fails with `socket-too-long`, `socket-exposed` for a folder that others may enter,
  /// `service-running`, `socket-foreign` for anything else at the path, and `socket-failed`.
  public init(path: String) throws(CommandFailure) {
    let address = try SocketAddress(path)
    try Self.secureFolder(of: path)
    let lock = try Self.lock(path)
    do throws(CommandFailure) {
      try Self.removeStale(path)
      descriptor = try Self.listen(at: address)
    } catch {
      close(lock)
      throw error
    }
    self.path = path
    self.lock = lock
  }

  /// Takes the socket away; the lock file stays, for another service may be waiting for it.
  deinit {
    unlink(path)
    close(lock)
  }

  private static func secureFolder(of path: String) throws(CommandFailure) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    if mkdir(folder, 0o700) != 0, errno != EEXIST { throw failed(folder) }
    var status = stat()
    guard stat(folder, &status) == 0 else { throw failed(folder) }
    // The folder is what keeps others away: not every system looks at the mode of a socket.
    guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      throw CommandFailure(.socketExposed, ["path": folder])
    }
  }

  private static func lock(_ path: String) throws(CommandFailure) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let lock = open(path + ".lock", flags, 0o600)
    guard lock >= 0 else { throw failed(path + ".lock") }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = max(0, pread(lock, &bytes, bytes.count, 0))
      let holder = String(decoding: bytes[..<count].prefix { $0 > 0x20 }, as: UTF8.self)
      close(lock)
      throw CommandFailure(.serviceRunning, ["path": path, "holder": holder])
    }
    let signature = Array("\(getpid())\n".utf8)
    if ftruncate(lock, 0) == 0 { _ = pwrite(lock, signature, signature.count, 0) }
    return lock
  }

  private static func removeStale(_ path: String) throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid() else {
      throw CommandFailure(.socketForeign, ["path": path])
    }
    unlink(path)
  }

  private static func listen(at address: SocketAddress) throws(CommandFailure) -> Int32 {
    let socket = SocketAddress.socket()
    guard socket >= 0 else { throw failed(address.path) }
    let isBound = address.withPointer { bind(socket, $0, $1) } == 0
    // Nobody can connect before it listens.
    guard isBound, chmod(address.path, 0o600) == 0, Glibc.listen(socket, 128) == 0 else {
      let failure = failed(address.path)
      close(socket)
      throw failure
    }
    return socket
  }

  private static func failed(_ path: String) -> CommandFailure {
    CommandFailure(.socketFailed, ["path": path, "reason": systemText(errno)])
  }
}
