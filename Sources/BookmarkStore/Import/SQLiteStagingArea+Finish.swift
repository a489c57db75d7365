import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteStagingArea {
  /// From how many new works on indexes are dropped and made again instead of kept up to date.
  private static let bulkThreshold: Int64 = 20_000

  /// Writes everything that was staged, in one transaction under the lock.
  func finish(
    isCancelled: @escaping () -> Bool, progress: @escaping (CommandProgress) -> Void
  ) throws(StoreError) -> FinishImport.Reply {
    defer { connection.close() }
    try checkSpace()
    // Ends the snapshot before waiting for a writer, who may be waiting for it to empty the journal.
    try storing(file.path) { () throws(SQLiteError) in try connection.run("COMMIT") }
    let lock = try file.lock(description.command, isCancelled: isCancelled)
    let reply = try storing(file.path) { () throws(SQLiteError) in
      try connection.onProgress {
        lock.showProgress()
        return isCancelled()
      }
      let reply = try connection.transaction(
        .immediate,
        mapping: { error in
          if error.isIO { file.disown(connection) }
          return error
        }
      ) { () throws(SQLiteError) in
        // The newest state counts, and nobody else can change it any more.
        try rematch()
        if updated.count > BackupFolder.manyBookmarks {
          file.keepBackup(before: description.command, lock)
        }
        let reply = try write(progress)
        // Short statements don't ask; from here on it is too late to stop.
        if isCancelled() { throw .interrupted }
        return reply
      }
      try connection.onProgress(nil)
      file.emptyJournal(connection)
      return reply
    }
    withExtendedLifetime(lock) {}
    return reply
  }

  /// Refuses before anything is written when the disk has no room for twice what is staged.
  private func checkSpace() throws(StoreError) {
    let size = try storing(file.path) { () throws(SQLiteError) in
      let pages = try connection.value("PRAGMA stage.page_count")?.asInteger ?? 0
      return Int(pages * (try connection.value("PRAGMA stage.page_size")?.asInteger ?? 0))
    }
    if let free = file.freeSpace, free < size * 2 {
      throw .writeFailed(
        path: file.path,
        reason: "\(free >> 20) MiB are free, about \((size * 2) >> 20) MiB are needed")
    }
  }

  private func write(_ progress: (CommandProgress) -> Void) throws(SQLiteError)
    -> FinishImport.Reply
  {
    let added = try connection.value("SELECT count(*) FROM stage.item WHERE id > 0")?.asInteger ?? 0
    if added == 0, updated.isEmpty { return FinishImport.Reply(added: 0, changed: 0, change: nil) }
    let log = ChangeLog(connection, description)
    let change = try log.begin()
    progress(CommandProgress(.writing, done: 0, total: Int(added) + updated.count))
    let rows = try CollectionRows(connection)
    for reference in updated.sorted() { try writeUpdate(reference, log, rows) }
    try writeNew(added, change, rows, progress)
    try FormerRows(connection).forget(returning, by: change)
    log.added = Int(added)
    log.changed = updated.count
    try log.record()
    return FinishImport.Reply(added: log.added, changed: log.changed, change: change)
  }

  private func writeUpdate(_ reference: Int64, _ log: ChangeLog, _ rows: CollectionRows)
    throws(SQLiteError)
  {
    guard let work = try staged.read([-reference]).first else { return }
    let change = try log.begin()
    let (before, _) = try log.remember(reference, after: change)
    let sql = "SELECT hash FROM stage.item WHERE id = ?"
    let hash = try connection.value(sql, [.integer(-reference)])?.asInteger
    let bookmark = Bookmark(
      id: reference, uid: work.uid, content: work.content, typed: work.typed,
      created: work.created, changed: time, change: work.change, line: work.line)
    try rows.replace(before, with: bookmark, ItemRow.Stamps(edited: change, hash: hash))
  }

  private func writeNew(
    _ added: Int64, _ change: Int64, _ rows: CollectionRows, _ progress: (CommandProgress) -> Void
  ) throws(SQLiteError) {
    if added == 0 { return }
    let existing = try connection.value("SELECT count(*) FROM main.item")?.asInteger ?? 0
    let isBulk = added >= Self.bulkThreshold && added >= existing / 4
    if isBulk {
      // Sorting for an index is the one thing that SQLite shares among processors.
      try connection.execute("PRAGMA main.cache_size = -65536; PRAGMA threads = 2")
      try rows.dropIndexes()
    }
    let base = try copyRows(change)
    progress(CommandProgress(.indexing, done: Int(added), total: Int(added)))
    try rows.derive(stagedAbove: base)
    if isBulk { try rows.makeIndexes() }
  }

  /// Moves the staged new works over; their numbers go on after the last one ever given.
  private func copyRows(_ change: Int64) throws(SQLiteError) -> Int64 {
    let sql = "SELECT coalesce((SELECT seq FROM main.sqlite_sequence WHERE name = 'item'), 0)"
    let last = try connection.value(sql)?.asInteger ?? 0
    let base = SQLiteValue.integer(last)
    let columns = ItemRow.columns.map { column in
      switch column {
      case "id": "id + ?1"
      case "change", "edited": "?2"
      default: column
      }
    }
    try connection.run(
      """
      INSERT INTO main.item (\(ItemRow.columnList))
      SELECT \(columns.joined(separator: ", ")) FROM stage.item WHERE id > 0 ORDER BY id
      """, [base, .integer(change)])
    for table in FirstSchema.partTables {
      let columns = try self.columns(of: table)
      let order = table == "plan" ? "weekday" : "position"
      try connection.run(
        """
        INSERT INTO main.\(table) (item, \(columns))
        SELECT item + ?1, \(columns) FROM stage.\(table) WHERE item > 0 ORDER BY item, \(order)
        """, [base])
    }
    return last
  }

  private func columns(of table: String) throws(SQLiteError) -> String {
    try connection.map("SELECT name FROM pragma_table_info(?, 'stage')", [.text(table)]) { row in
      row.text(0)
    }.filter { $0 != "item" }.joined(separator: ", ")
  }
}
