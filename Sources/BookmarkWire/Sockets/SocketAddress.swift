public import BookmarkCommands
import Glibc

/// The address of a Unix socket in the file system.
public struct SocketAddress: Sendable {
  /// The most bytes of a path, one less than `sun_path` holds.
  public static let longestPath = 107

  /// The path.
  public let path: String

  /// The address; fails with `socket-too-long`.
  public init(_ path: String) throws(CommandFailure) {
    guard path.utf8.count <= Self.longestPath else {
      throw CommandFailure(
        .socketTooLong, ["path": path, "limit": String(Self.longestPath)])
    }
    self.path = path
  }

  /// Lends the address to a call of the system; an `@` at the beginning is the abstract name space.
  func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      place.copyBytes(from: bytes.prefix(place.count))
      if bytes.first == UInt8(ascii: "@") { place[0] = 0 }
    }
    let header = MemoryLayout<sockaddr_un>.size - MemoryLayout.size(ofValue: address.sun_path)
    let end = bytes.first == UInt8(ascii: "@") ? 0 : 1
    let size = socklen_t(header + bytes.count + end)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }

  /// A connected socket; fails with `service-unavailable`.
  public func connect() throws(CommandFailure) -> Int32 {
    let socket = Self.socket()
    guard socket >= 0 else { throw unavailable(errno) }
    let result = withPointer { Glibc.connect(socket, $0, $1) }
    guard result == 0 else {
      let number = errno
      close(socket)
      throw unavailable(number)
    }
    return socket
  }

  /// A socket that a program which is started doesn't inherit.
  static func socket() -> Int32 {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if socket >= 0 { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
    return socket
  }

  private func unavailable(_ number: Int32) -> CommandFailure {
    CommandFailure(.serviceUnavailable, ["path": path, "reason": systemText(number)])
  }
}

/// The system's words for an error number.
func systemText(_ number: Int32) -> String {
  strerror(number).flatMap { String(validatingCString: $0) } ?? "error \(number)"
}
