import SQLite

/// Whether changes stand, which decides whether what was decided in them counts.
struct ChangeStanding {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Whether a decision counts that was made by one change and taken back by another.
  func counts(_ change: Int64, forgotten: Int64?) throws(SQLiteError) -> Bool {
    if let forgotten, try stands(forgotten) { return false }
    return try stands(change)
  }

  /// Whether a change was never undone, or made again as often as it was undone.
  func stands(_ change: Int64) throws(SQLiteError) -> Bool {
    var stands = true
    var latest = change
    let sql = "SELECT id FROM main.change WHERE undoes = ?"
    while let next = try connection.value(sql, [.integer(latest)])?.asInteger {
      stands.toggle()
      latest = next
    }
    return stands
  }

  /// The change that a chain of undo and redo goes back to.
  func root(of change: Int64) throws(SQLiteError) -> Int64 {
    var root = change
    let sql = "SELECT undoes FROM main.change WHERE id = ?"
    while let earlier = try connection.value(sql, [.integer(root)])?.asInteger { root = earlier }
    return root
  }
}
