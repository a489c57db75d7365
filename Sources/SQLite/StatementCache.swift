import CSQLite

/// The prepared statements of one connection that nobody uses at the moment, by their SQL text.
struct StatementCache {
  /// Filters make new SQL texts without end; past this many, all idle statements are let go.
  private static let capacity = 128

  private var idle: [String: OpaquePointer] = [:]

  /// Hands a statement out; until it is put back, the same SQL gets another handle.
  mutating func take(_ sql: String) -> OpaquePointer? {
    idle.removeValue(forKey: sql)
  }

  /// Takes a statement back, without its values, or frees it where one of its SQL is idle.
  mutating func put(_ statement: OpaquePointer, _ sql: String) {
    if idle.count >= Self.capacity { removeAll() }
    if let surplus = idle.updateValue(statement, forKey: sql) { sqlite3_finalize(surplus) }
  }

  /// Frees every idle statement; those handed out are not touched.
  mutating func removeAll() {
    for statement in idle.values { sqlite3_finalize(statement) }
    idle.removeAll()
  }
}
