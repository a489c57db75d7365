import BookmarkModel
import FoundationEssentials
import SQLite

/// A bookmark as history keeps it, with the stamps of its row.
struct StoredVersion {
  let bookmark: Bookmark
  let stamps: ItemRow.Stamps

  /// What a change found a bookmark to be; `nil` when it wasn't there.
  static func of(_ id: Int64, before change: Int64, in connection: SQLiteConnection)
    throws(SQLiteError) -> StoredVersion?
  {
    let sql = """
      SELECT before, created, changed, edited, hash FROM main.history
      WHERE change = ? AND item = ? AND before IS NOT NULL
      """
    return try connection.map(sql, [.integer(change), .integer(id)]) { row throws(SQLiteError) in
      StoredVersion(
        bookmark: try bookmark(row.text(0), created: row.int(1), changed: row.int(2)),
        stamps: ItemRow.Stamps(edited: row.int(3), hash: row.optionalInt(4)))
    }.first
  }

  /// Reads a bookmark from JSON; its times there are cut to seconds.
  static func bookmark(_ json: String, created: Int64, changed: Int64) throws(SQLiteError)
    -> Bookmark
  {
    guard let known = try? JSONDecoder().decode(Bookmark.self, from: Data(json.utf8)) else {
      throw .damagedRow("before")
    }
    return Bookmark(
      id: known.id, uid: known.uid, content: known.content, typed: known.typed,
      created: Timestamp(milliseconds: created), changed: Timestamp(milliseconds: changed),
      change: known.change, line: known.line)
  }
}
