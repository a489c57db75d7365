import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  /// The tables with the order of a query's language; none for a query that needs none.
  ///
  /// They are made when the language is first asked for: in the store, or where it can't be written
  /// at this moment, for this connection alone.
  func language(of query: BookmarkQuery, counting: Bool) throws(SQLiteError)
    -> LanguageTables.Names?
  {
    defer { isFresh = false }
    guard let shown = query.language, Self.needsOrder(query, counting) else { return nil }
    let language = query.collation.map { "\(shown)|\($0)" } ?? shown
    if try LanguageTables.areReady(language, in: connection) {
      return LanguageTables.Names(language)
    }
    // To write ends the moment that is shown, so only before anything of it was.
    if isFresh, let file, try keepOrder(of: language, in: file) {
      return LanguageTables.Names(language)
    }
    // A new moment may have other bookmarks than those that were ordered.
    let moment = try connection.value("SELECT max(id) FROM change")?.asInteger ?? 0
    if privateOrder?.language != language || privateOrder?.change != moment {
      try build(language, in: "temp")
      privateOrder = (language, moment)
    }
    return LanguageTables.Names(language, schema: "temp")
  }

  /// Makes a language's tables in the store; `false` where it can't be written just now.
  private func keepOrder(of language: String, in file: StoreFile) throws(SQLiteError) -> Bool {
    if file.readOnlyReason != nil { return false }
    // Nobody who only looks waits for a writer.
    guard let lock = try? file.lock("order", patience: .zero) else { return false }
    defer { withExtendedLifetime(lock) {} }
    if connection.isInTransaction { try connection.run("COMMIT") }
    do throws(SQLiteError) {
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        // Another process may have been first.
        if try LanguageTables.areReady(language, in: connection) { return }
        try build(language, in: "main")
      }
    } catch {
      if error.isIO { file.disown(connection) }
      try begin()
      return false
    }
    // A large journal would be read by every process that opens the store.
    file.emptyJournal(connection)
    try begin()
    return true
  }

  private func build(_ language: String, in schema: String) throws(SQLiteError) {
    let total = Int(try connection.value("SELECT count(*) FROM item")?.asInteger ?? 0)
    let tables = LanguageTables(language, connection, schema: schema)
    try tables.build { done in
      progress?(CommandProgress(.indexing, done: done, total: total))
    }
  }

  private static func needsOrder(_ query: BookmarkQuery, _ counting: Bool) -> Bool {
    let named: [BookmarkField] = [.title, .creator, .publisher, .series]
    let sections: [SectionKey.Property] = [.creator, .tag, .shelf, .series, .initial]
    if query.sections.contains(where: { sections.contains($0.property) }) { return true }
    return !counting && (query.sort.isEmpty || query.sort.contains { named.contains($0.field) })
  }
}
