import CSQLite

/// The prepared statements of one connection, by their SQL text.
struct StatementCache {
  /// The place of one SQL text, which holds its statement while nobody uses it.
  final class Entry {
    private var idle: OpaquePointer?

    deinit {
      if let idle { sqlite3_finalize(idle) }
    }

    /// Hands the statement out; until it is put back, the same SQL gets another handle.
    func take() -> OpaquePointer? {
      defer { idle = nil }
      return idle
    }

    /// Takes a statement back, without its values, or frees it where another one is idle.
    func put(_ statement: OpaquePointer) {
      if idle == nil {
        idle = statement
      } else {
        sqlite3_finalize(statement)
      }
    }
  }

  /// Filters make new SQL texts without end; past this many, all idle statements are let go.
  private static let capacity = 128

  private var entries: [String: Entry] = [:]

  /// The place of an SQL text, looked up once for each use.
  mutating func entry(for sql: String) -> Entry {
    if let entry = entries[sql] { return entry }
    if entries.count >= Self.capacity { removeAll() }
    let entry = Entry()
    entries[sql] = entry
    return entry
  }

  /// Frees every idle statement; one that is handed out is freed when it is put back.
  mutating func removeAll() { entries.removeAll() }
}
