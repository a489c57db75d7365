public import BookmarkCommands
import Glibc
public import Localization
import Synchronization

/// A server at one socket, on a thread of its own, beside whatever else the program does.
public final class ServiceThread: Sendable {
  private let handler: any CommandHandler
  private let socket: Int32
  private let language: Language
  private let pipe: WakePipe
  private let thread = Mutex<pthread_t?>(nil)

  /// Begins to serve; `nil` when the system has no thread or descriptor left.
  public init?(_ handler: any CommandHandler, socket: Int32, language: Language) {
    guard let pipe = WakePipe() else { return nil }
    self.handler = handler
    self.socket = socket
    self.language = language
    self.pipe = pipe
    guard let thread = SystemThread.start({ self.serve() }) else { return nil }
    self.thread.withLock { $0 = thread }
  }

  /// Ends once everything that was asked for is done.
  public func end() {
    pipe.stop()
    if let thread = thread.withLock({ $0 }) { pthread_join(thread, nil) }
  }

  private func serve() {
    WireServer(handler, language: language, wake: pipe).run(listeners: [socket])
  }
}
