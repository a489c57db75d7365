import Glibc

/// What systemd, or whoever does the same, hands to a service and wants to hear from it.
///
/// See sd_listen_fds(3) and sd_notify(3); both are plain enough to need no library.
public enum ServiceManager {
  /// The first descriptor that is handed over.
  private static let firstDescriptor: Int32 = 3

  /// The sockets that were opened for this process; empty when it was started by hand.
  public static func inheritedSockets(environment: [String: String]) -> [Int32] {
    guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == getpid(),
      let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...64).contains(count)
    else { return [] }
    let sockets = (firstDescriptor..<firstDescriptor + count).filter { isListening($0) }
    for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
    return sockets
  }

  /// Tells the manager a state, such as `READY=1`; does nothing where none wants to know.
  public static func notify(_ text: String, environment: [String: String]) {
    guard let path = environment["NOTIFY_SOCKET"], let address = try? SocketAddress(path) else {
      return
    }
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard socket >= 0 else { return }
    defer { close(socket) }
    let bytes = Array(text.utf8)
    _ = address.withPointer { pointer, size in
      sendto(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL), pointer, size)
    }
  }

  private static func isListening(_ socket: Int32) -> Bool {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout.size(ofValue: value))
    return getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &value, &size) == 0 && value != 0
  }
}
