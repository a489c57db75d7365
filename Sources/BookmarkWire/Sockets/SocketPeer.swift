import Glibc

/// Who is at the other end of a socket.
enum SocketPeer {
  /// Whether the other process belongs to the same user; root may always.
  static func isSameUser(_ socket: Int32) -> Bool {
    // struct ucred, which Swift doesn't see: process, user, group.
    var identity: (pid_t, uid_t, gid_t) = (0, uid_t.max, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: identity))
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &identity, &size) == 0 else { return false }
    return identity.1 == geteuid() || identity.1 == 0
  }
}
