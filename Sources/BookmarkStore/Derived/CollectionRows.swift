import BookmarkModel
import SQLite

/// Writes bookmarks into the collection together with all that is derived from them: the search
/// index, the kept counts, and the order of each language that was asked for.
struct CollectionRows {
  let connection: SQLiteConnection
  let rows: BookmarkRows
  let search: SearchIndex
  let tally: Tally
  let languages: [LanguageTables]

  /// - Parameter connection: within the transaction of the change.
  init(_ connection: SQLiteConnection) throws(SQLiteError) {
    self.connection = connection
    rows = BookmarkRows(connection)
    search = SearchIndex(connection: connection)
    tally = Tally(connection: connection)
    var languages: [LanguageTables] = []
    for (language, version) in try LanguageTables.kept(in: connection) {
      let tables = LanguageTables(language, connection)
      // Keys of other rules would stand among these; the next listing makes them anew.
      if tables.version == version { languages.append(tables) } else { try tables.drop() }
    }
    self.languages = languages
  }

  /// Writes a bookmark that is not there yet.
  func insert(_ bookmark: Bookmark, _ stamps: ItemRow.Stamps) throws(SQLiteError) {
    try rows.insert(bookmark, stamps)
    try derive(bookmark)
  }

  /// Writes a bookmark in place of what it was.
  func replace(_ old: Bookmark, with bookmark: Bookmark, _ stamps: ItemRow.Stamps)
    throws(SQLiteError)
  {
    try forget(old)
    try rows.replace(bookmark, stamps)
    try derive(bookmark)
  }

  /// Removes a bookmark; it must be as it stands in the collection.
  func delete(_ old: Bookmark) throws(SQLiteError) {
    try forget(old)
    try rows.delete(old.id)
  }

  /// Derives what follows from a bookmark whose rows are written.
  private func derive(_ bookmark: Bookmark) throws(SQLiteError) {
    try search.insert(bookmark.content, bookmark.id)
    try tally.add(1, item: bookmark.id)
    for language in languages { try language.insert(bookmark.content, bookmark.id) }
  }

  /// Takes back what was derived from a bookmark whose rows are still there.
  private func forget(_ old: Bookmark) throws(SQLiteError) {
    try search.delete(old.content, old.id)
    try tally.add(-1, item: old.id)
    try tally.tidy()
    for language in languages { try language.delete(old.id) }
  }

  /// Derives what follows from staged new works that were copied in under numbers above `base`.
  func derive(stagedAbove base: Int64) throws(SQLiteError) {
    try search.insertStaged(base: base)
    try deriveTables(above: base)
  }

  private func deriveTables(above base: Int64) throws(SQLiteError) {
    try tally.add(above: base)
    for language in languages {
      try language.insertTitles(after: base)
      try language.insertNames(after: base)
    }
  }

  /// Drops the indexes that a bulk change would keep up to date row by row; undone by
  /// ``makeIndexes()``.
  func dropIndexes() throws(SQLiteError) {
    for index in Schema.indexes { try connection.run("DROP INDEX main.\(index.name)") }
    for language in languages { try language.dropIndexes() }
  }

  func makeIndexes() throws(SQLiteError) {
    for index in Schema.indexes { try connection.run(index.sql) }
    for language in languages { try language.makeIndexes() }
  }
}
