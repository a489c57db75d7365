import CSQLite
import Synchronization

/// Stops what a connection is doing from any other thread, and stays harmless once it is closed.
///
/// No locks are taken, so a signal handler may call ``interrupt()`` too.
public final class InterruptHandle: Sendable {
  /// The connection's address, 0 once closed.
  private let address: Atomic<UInt>
  private let callsInFlight = Atomic<Int>(0)

  init(_ database: OpaquePointer) {
    address = Atomic(UInt(bitPattern: database))
  }

  /// Makes every running statement of the connection fail with `isInterrupted`.
  ///
  /// Statements that start after the running ones have ended are not affected.
  public func interrupt() {
    callsInFlight.add(1, ordering: .sequentiallyConsistent)
    if let database = OpaquePointer(bitPattern: address.load(ordering: .sequentiallyConsistent)) {
      sqlite3_interrupt(database)
    }
    callsInFlight.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Called before the connection is freed: returns when no call can still reach it.
  func invalidate() {
    address.store(0, ordering: .sequentiallyConsistent)
    while callsInFlight.load(ordering: .sequentiallyConsistent) != 0 {}
  }
}
