import Glibc

/// An error number of the system.
struct SystemError: Error, Equatable {
  var errno: Int32

  /// The number that the last call left.
  static var last: SystemError { SystemError(errno: Glibc.errno) }

  /// The number for a file that is there already.
  static let exists = EEXIST

  /// The system's words for it, such as "No space left on device".
  var text: String { strerror(errno).flatMap { String(validatingCString: $0) } ?? "error \(errno)" }
}

/// Reading and writing whole pieces, where the system may stop halfway or be interrupted.
enum FileDescriptor {
  /// Writes all bytes; gives the error that prevented it.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written < 0, errno == EAGAIN {
        waitUntilReady(descriptor, POLLOUT)
      } else if written < 0, errno != EINTR {
        return .last
      }
    }
    return nil
  }

  /// Reads what there is, up to `count` bytes; empty at the end.
  ///
  /// - Parameter isInterrupted: asked when a signal came; `true` ends the reading with EINTR.
  static func read(_ count: Int, from descriptor: Int32, unless isInterrupted: () -> Bool)
    -> Result<[UInt8], SystemError>
  {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
      while true {
        let read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if read >= 0 {
          filled = read
          return
        }
        if errno == EAGAIN {
          waitUntilReady(descriptor, POLLIN)
        } else if errno != EINTR || isInterrupted() {
          failure = .last
          return
        }
      }
    }
    return failure.map { .failure($0) } ?? .success(bytes)
  }

  /// Opens nothing in place of standard descriptors that were closed.
  ///
  /// Else the next file that is opened, such as the collection, would get the number and with it
  /// everything that is printed.
  static func occupyStandardOnes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Somebody may have made the descriptor non-blocking for all who share it.
  private static func waitUntilReady(_ descriptor: Int32, _ event: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&entry, 1, 1000)
  }
}
