import Glibc

/// A pipe through which other threads, and signal handlers, wake a loop that waits in `poll`.
public final class WakePipe: Sendable {
  /// The end on which the loop waits.
  let reading: Int32
  /// The end to write to: one byte of `stopByte` asks the loop to end.
  public let writing: Int32

  /// The byte that asks the loop to end.
  public static let stopByte = UInt8(ascii: "s")

  /// A pipe; `nil` when the system has no more descriptors.
  public init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Makes the loop look again; a full pipe wakes it anyway.
  func wake() { send(UInt8(ascii: "w")) }

  /// Asks the loop to end; a second time, at once.
  public func stop() { send(Self.stopByte) }

  private func send(_ byte: UInt8) {
    var byte = byte
    _ = write(writing, &byte, 1)
  }

  /// How often the loop was asked to end since the last call.
  func takeStops() -> Int {
    var stops = 0
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(reading, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return stops }
      stops += bytes[..<count].count { $0 == Self.stopByte }
    }
  }
}
