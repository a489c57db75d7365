import Glibc

/// The ends of a pipe, which no program that is started inherits by accident.
struct PipeEnds {
  let reading: Int32
  let writing: Int32

  /// Makes a pipe; `nil` where the system has none left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}
