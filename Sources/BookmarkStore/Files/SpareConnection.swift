import SQLite
import Synchronization

/// The connection with which a store was checked at opening, kept for whoever needs one first.
///
/// Opening a second one would take a tenth of the start of the program.
final class SpareConnection: Sendable {
  /// Handed from one owner to the next, never used by two.
  private struct Handover: @unchecked Sendable {
    var connection: SQLiteConnection?
  }

  private let handover: Mutex<Handover>

  init(_ connection: SQLiteConnection?) { handover = Mutex(Handover(connection: connection)) }

  /// The connection, the first time; after that `nil`.
  func take() -> SQLiteConnection? {
    handover.withLock { handover in
      let taken = Handover(connection: handover.connection)
      handover.connection = nil
      return taken
    }.connection
  }
}
