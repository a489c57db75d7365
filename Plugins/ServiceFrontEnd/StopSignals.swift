import BookmarkWire
import Glibc
import Synchronization

/// SIGTERM and SIGINT as a byte in a pipe, so that the service ends what it does first.
enum StopSignals {
  /// Where the byte goes; -1 before there is a pipe.
  private static let descriptor = Atomic<Int32>(-1)

  /// Takes both signals from now on.
  static func send(to pipe: WakePipe) {
    descriptor.store(pipe.writing, ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      var byte = WakePipe.stopByte
      _ = write(StopSignals.descriptor.load(ordering: .relaxed), &byte, 1)
    }
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
  }
}
