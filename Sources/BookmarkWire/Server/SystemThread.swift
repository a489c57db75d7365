package import Glibc

/// Starts threads of the system, for work that waits.
package enum SystemThread {
  /// Runs a body on a thread of its own; `nil` when the system has none left.
  ///
  /// The thread has to be joined or detached.
  package static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let context = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
