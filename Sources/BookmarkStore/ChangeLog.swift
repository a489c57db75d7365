import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import SQLite

/// The row of one change, and what the bookmarks that it touches were before.
final class ChangeLog {
  private(set) var number: Int64?
  let time = Timestamp.now
  var added = 0
  var changed = 0
  var removed = 0
  private let connection: SQLiteConnection
  private let description: ChangeDescription

  init(_ connection: SQLiteConnection, _ description: ChangeDescription) {
    self.connection = connection
    self.description = description
  }

  /// The number of the change, which gets its row at the first call.
  func begin() throws(SQLiteError) -> Int64 {
    if let number { return number }
    try connection.run(
      """
      INSERT INTO change (command, source, service, at, added, changed, removed)
      VALUES (?, ?, ?, ?, 0, 0, 0)
      """,
      [
        .text(description.command), SQLiteValue(description.source),
        SQLiteValue(description.service), .integer(time.milliseconds),
      ])
    let number = connection.lastInsertedRowID
    self.number = number
    return number
  }

  /// Keeps what a bookmark is now, for undo; gives that and the stamps of its row.
  func remember(_ id: Int64) throws(SQLiteError) -> (Bookmark, ItemRow.Stamps) {
    guard let number, let bookmark = try BookmarkRows(connection).read([id]).first,
      let json = try? JSONEncoder().encode(bookmark)
    else { throw SQLiteError(message: "bookmark \(id) can't be remembered") }
    try connection.run(
      "INSERT OR IGNORE INTO history (change, item, before) VALUES (?, ?, ?)",
      [.integer(number), .integer(id), .text(String(decoding: json, as: UTF8.self))])
    let hash = try connection.value("SELECT hash FROM item WHERE id = ?", [.integer(id)])
    return (bookmark, ItemRow.Stamps(edited: number, hash: hash?.asInteger))
  }

  /// Writes the counts into the row of the change.
  func record() throws(SQLiteError) {
    guard let number else { return }
    try connection.run(
      "UPDATE change SET added = ?, changed = ?, removed = ? WHERE id = ?",
      [
        .integer(Int64(added)), .integer(Int64(changed)), .integer(Int64(removed)),
        .integer(number),
      ])
  }
}
