import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteWriter {
  func reverse(_ reversal: Reversal, isCancelled: @escaping () -> Bool) throws(StoreError)
    -> ReversalEffect
  {
    try storing(path) { () throws(SQLiteError) in
      try connection.onProgress { [showProgress] in
        showProgress()
        return isCancelled()
      }
      defer { try? connection.onProgress(nil) }
      let plan = try UndoPlan(reversal, connection)
      let effect = try effect(of: plan)
      if plan.isEmpty { return effect }
      let number = try log.begin(reversal)
      progress?(CommandProgress(.writing, done: 0, total: effect.touched))
      try carryOut(plan, number)
      (log.removed, log.changed, log.added) = (effect.removed, effect.restored, effect.returned)
      if isCancelled() { throw .interrupted }
      return effect
    }
  }

  private func carryOut(_ plan: UndoPlan, _ number: Int64) throws(SQLiteError) {
    let rows = try rows.get()
    for id in plan.removed {
      let (now, _) = try log.remember(id, after: nil)
      try rows.delete(now)
    }
    for id in plan.restored + plan.returned {
      let version = try StoredVersion.of(id, before: plan.reversal.change, in: connection)
      if let version { try write(version, rows) }
    }
    for id in plan.replaced { try putBack(id, rows) }
    let removed = RemovedRows(connection: connection, rows: rows) { done in
      self.progress?(CommandProgress(.writing, done: Int(done)))
    }
    // A moment for either: both use the same table of numbers.
    if plan.addedCount > 0 { try removed.takeOut(plan.added(), by: number) }
    if plan.takenCount > 0 { try removed.putBack(plan.taken()) }
  }

  /// Writes a version of a bookmark in place of what it is, or where it is gone.
  private func write(_ version: StoredVersion, _ rows: CollectionRows) throws(SQLiteError) {
    let id = version.bookmark.id
    if try ItemRow.stamps(of: id, in: connection) == nil {
      try log.rememberAbsence(of: id, after: version.stamps.edited)
      try rows.insert(version.bookmark, version.stamps)
    } else {
      let (now, _) = try log.remember(id, after: version.stamps.edited)
      try rows.replace(now, with: version.bookmark, version.stamps)
    }
  }

  /// Writes a bookmark that was taken out as part of a set in place of what it has become.
  private func putBack(_ id: Int64, _ rows: CollectionRows) throws(SQLiteError) {
    let kept = BookmarkRows(connection, schema: "removed")
    let stamps = try connection.map(
      "SELECT edited, hash FROM main.removed_item WHERE id = ?", [.integer(id)]
    ) { row in ItemRow.Stamps(edited: row.int(0), hash: row.optionalInt(1)) }
    guard let bookmark = try kept.read([id]).first, let stamps = stamps.first else { return }
    try write(StoredVersion(bookmark: bookmark, stamps: stamps), rows)
    let item = try MovingItems(connection, "VALUES (?)", [.integer(id)])
    try RemovedRows(connection: connection, rows: rows) { _ in }.discard(item)
  }
}
