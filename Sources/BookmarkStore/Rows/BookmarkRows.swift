import BookmarkModel
import SQLite

/// Reads and writes whole bookmarks in one schema of a connection.
struct BookmarkRows {
  let connection: SQLiteConnection
  let schema: String

  init(_ connection: SQLiteConnection, schema: String = "main") {
    self.connection = connection
    self.schema = schema
  }

  /// Writes a bookmark that is not there yet.
  func insert(_ bookmark: Bookmark, _ stamps: ItemRow.Stamps) throws(SQLiteError) {
    try connection.withStatement(ItemRow.insertion[schema]) { row throws(SQLiteError) in
      try ItemRow.bind(bookmark, stamps, to: row)
      try row.run()
    }
    try PartRows(connection: connection, schema: schema).insert(
      bookmark.content, item: bookmark.id)
  }

  /// Writes a bookmark in place of the one with its number.
  func replace(_ bookmark: Bookmark, _ stamps: ItemRow.Stamps) throws(SQLiteError) {
    let parts = PartRows(connection: connection, schema: schema)
    try parts.clear(item: bookmark.id)
    try insert(bookmark, stamps)
    try parts.markUnknownDays(item: bookmark.id)
  }

  /// Removes a bookmark.
  func delete(_ id: Int64) throws(SQLiteError) {
    try PartRows(connection: connection, schema: schema).delete(item: id)
    try connection.run("DELETE FROM \(schema).item WHERE id = ?", [.integer(id)])
  }

  /// The bookmarks with these numbers, in this order; those that don't exist are left out.
  func read(_ ids: [Int64]) throws(SQLiteError) -> [Bookmark] {
    var bookmarks: [Bookmark] = []
    bookmarks.reserveCapacity(ids.count)
    var parts: [ItemParts] = []
    try connection.withStatement(ItemRow.selection[schema]) {
      statement throws(SQLiteError) in
      for id in ids {
        try statement.bind(1, id)
        if try statement.step() {
          let (bookmark, itsParts) = try ItemRow.read(statement)
          bookmarks.append(bookmark)
          parts.append(itsParts)
        }
        statement.reset()
      }
    }
    try PartReader(connection: connection, schema: schema).fill(&bookmarks, parts)
    return bookmarks
  }
}
