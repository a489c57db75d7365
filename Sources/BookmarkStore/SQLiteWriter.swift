import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import SQLite

/// Writes one change inside a transaction of its connection.
final class SQLiteWriter: SQLiteSnapshot, CollectionWriter {
  let log: ChangeLog
  /// Shows those who wait for the lock that work is going on.
  let showProgress: () -> Void
  var observer: ((_ before: Bookmark?, _ after: Bookmark?) -> Void)?
  /// Called once, when the change turns out to be of many bookmarks that are there already.
  var beforeMany: () -> Void = {}
  lazy var rows = Result { () throws(SQLiteError) in try CollectionRows(connection) }

  init(
    _ connection: SQLiteConnection, path: String, _ description: ChangeDescription,
    showProgress: @escaping () -> Void
  ) {
    self.showProgress = showProgress
    log = ChangeLog(connection, description)
    super.init(connection, path: path)
  }

  var change: Int64? { log.number }

  /// The transaction is the writer's own; it always sees what it has written.
  override func refresh() throws(StoreError) {}

  override func release() {}

  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet)
    throws(StoreError) -> Bookmark
  {
    try forgetRemovals(of: content)
    return try storing(path) { () throws(SQLiteError) in
      let change = try log.begin()
      var content = content
      if content.added == nil { content.added = log.time.day() }
      let id = try nextID()
      let bookmark = Bookmark(
        id: id, uid: uid, content: content, typed: typed, created: log.time, changed: log.time,
        change: change)
      try rows.get().insert(bookmark, ItemRow.Stamps(edited: change, hash: nil))
      log.added += 1
      observer?(nil, bookmark)
      return bookmark
    }
  }

  private func nextID() throws(SQLiteError) -> Int64 {
    let sql = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'item'), 0) + 1"
    return try connection.value(sql)?.asInteger ?? 1
  }

  func update(_ bookmark: Bookmark) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      let change = try log.begin()
      announce()
      let (before, stamps) = try log.remember(bookmark.id, after: change)
      var bookmark = bookmark
      bookmark.changed = log.time
      try rows.get().replace(
        before, with: bookmark, ItemRow.Stamps(edited: change, hash: stamps.hash))
      log.changed += 1
      observer?(before, bookmark)
    }
  }

  /// Says that one more bookmark will be changed or removed.
  func announce() {
    if log.changed + log.removed == BackupFolder.manyBookmarks { beforeMany() }
  }

  func setView(_ view: SavedView) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try connection.run(
        "INSERT OR REPLACE INTO view (name, key, query) VALUES (?, ?, ?)",
        [.text(view.name), .text(view.key), .text(view.query)])
    }
  }

  func removeView(key: String) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try connection.run("DELETE FROM view WHERE key = ?", [.text(key)])
    }
  }

  func setGoal(_ goal: Goal) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try connection.run(
        "INSERT OR REPLACE INTO goal (year, type, count) VALUES (?, ?, ?)",
        [
          .integer(Int64(goal.year)), .text(goal.type?.rawValue ?? ""),
          .integer(Int64(goal.count)),
        ])
    }
  }

  func removeGoal(_ goal: Goal) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try connection.run(
        "DELETE FROM goal WHERE year = ? AND type = ?",
        [.integer(Int64(goal.year)), .text(goal.type?.rawValue ?? "")])
    }
  }

  /// Writes what the change did to the collection, when it did anything.
  func recordChange() throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in try log.record() }
  }
}
