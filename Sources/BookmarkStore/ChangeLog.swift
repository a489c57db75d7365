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
  private var reversal: Reversal?
  private let connection: SQLiteConnection
  private var description: ChangeDescription
  private let encoder = JSONEncoder()

  init(_ connection: SQLiteConnection, _ description: ChangeDescription) {
    self.connection = connection
    self.description = description
  }

  /// The number of the change, which gets its row at the first call.
  func begin() throws(SQLiteError) -> Int64 {
    if let number { return number }
    try connection.run(
      """
      INSERT INTO change
        (command, source, service, at, added, changed, removed, undoes, rest_of)
      VALUES (?, ?, ?, ?, 0, 0, 0, ?, ?)
      """,
      [
        .text(description.command), SQLiteValue(description.source),
        SQLiteValue(description.service), .integer(time.milliseconds),
        SQLiteValue(reversal?.undoes),
        SQLiteValue(reversal.flatMap { $0.undoes == nil ? $0.change : nil }),
      ])
    let number = connection.lastInsertedRowID
    self.number = number
    return number
  }

  /// Makes it a reversal of another change.
  func begin(_ reversal: Reversal) throws(SQLiteError) -> Int64 {
    self.reversal = reversal
    description.command = reversal.command
    return try begin()
  }

  /// Keeps what a bookmark is now, for undo; gives that and the stamps of its row.
  ///
  /// - Parameter after: what `edited` will be after the change; `nil` when the bookmark goes.
  func remember(_ id: Int64, after: Int64?) throws(SQLiteError) -> (Bookmark, ItemRow.Stamps) {
    guard let number, let bookmark = try BookmarkRows(connection).read([id]).first,
      let stamps = try ItemRow.stamps(of: id, in: connection)
    else { throw SQLiteError(message: "bookmark \(id) can't be remembered") }
    if stamps.edited == number {
      // What it was before this change is kept already, or it is new.
      try connection.run(
        "UPDATE history SET after = ? WHERE change = ? AND item = ?",
        [SQLiteValue(after), .integer(number), .integer(id)])
      return (bookmark, stamps)
    }
    guard let json = try? encoder.encode(bookmark) else {
      throw SQLiteError(message: "bookmark \(id) can't be written as JSON")
    }
    try connection.run(
      """
      INSERT INTO history (change, item, before, uid, created, changed, edited, hash, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(number), .integer(id), .text(String(decoding: json, as: UTF8.self)),
        .blob(bookmark.uid.bytes), .integer(bookmark.created.milliseconds),
        .integer(bookmark.changed.milliseconds), .integer(stamps.edited),
        SQLiteValue(stamps.hash), SQLiteValue(after),
      ])
    return (bookmark, stamps)
  }

  /// Keeps that a bookmark, which isn't there, is brought back.
  func rememberAbsence(of id: Int64, after: Int64) throws(SQLiteError) {
    guard let number else { return }
    try connection.run(
      "INSERT INTO history (change, item, after) VALUES (?, ?, ?)",
      [.integer(number), .integer(id), .integer(after)])
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
