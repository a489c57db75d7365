import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  private static let changeColumns = """
    SELECT id, command, source, service, at, added, changed, removed, undoes, rest_of,
      (SELECT later.id FROM change AS later WHERE later.undoes = change.id) FROM change
    """

  func change(_ number: Int64) throws(StoreError) -> ChangeSummary? {
    try summaries("WHERE id = ?", [.integer(number)]).first
  }

  func changes(before number: Int64?, limit: Int) throws(StoreError) -> [ChangeSummary] {
    try summaries(
      "WHERE id < ? ORDER BY id DESC LIMIT ?",
      [.integer(number ?? .max), .integer(Int64(limit))])
  }

  private func summaries(_ end: String, _ values: [SQLiteValue]) throws(StoreError)
    -> [ChangeSummary]
  {
    try storing(path) { () throws(SQLiteError) in
      try connection.map("\(Self.changeColumns) \(end)", values) { row in
        var summary = ChangeSummary(
          number: row.int(0), command: row.text(1), source: row.optionalText(2),
          service: row.optionalText(3), time: Timestamp(milliseconds: row.int(4)),
          added: Int(row.int(5)), changed: Int(row.int(6)), removed: Int(row.int(7)),
          undoes: row.optionalInt(8))
        summary.target = row.optionalInt(9)
        summary.undoneBy = row.optionalInt(10)
        return summary
      }
    }
  }

  func preview(_ reversal: Reversal) throws(StoreError) -> ReversalEffect {
    try storing(path) { () throws(SQLiteError) in
      try effect(of: UndoPlan(reversal, connection))
    }
  }

  /// The counts of a plan and its first bookmarks, which have to be there still.
  func effect(of plan: UndoPlan) throws(SQLiteError) -> ReversalEffect {
    let limit = ReversalEffect.mostExamples
    func shown(_ ids: [Int64]) throws(SQLiteError) -> [Bookmark] {
      var found: [Bookmark] = []
      for id in ids.prefix(limit) {
        if let bookmark = try known(id, plan.reversal.change) { found.append(bookmark) }
      }
      return found
    }
    var effect = ReversalEffect()
    effect.removed = Int(plan.addedCount) + plan.removed.count
    effect.restored = plan.restored.count + plan.replaced.count
    effect.returned = Int(plan.takenCount) + plan.returned.count
    effect.decisions = Int(plan.decisionCount)
    effect.examples = try shown(plan.firstTouched(limit))
    (effect.kept, effect.keptExamples) = (plan.kept.count, try shown(plan.kept))
    (effect.blocked, effect.blockedExamples) = (plan.blocked.count, try shown(plan.blocked))
    return effect
  }

  /// A bookmark as it is, else as undo took it out, else as the change found it.
  private func known(_ id: Int64, _ change: Int64) throws(SQLiteError) -> Bookmark? {
    if let bookmark = try BookmarkRows(connection).read([id]).first { return bookmark }
    if let bookmark = try BookmarkRows(connection, schema: "removed").read([id]).first {
      return bookmark
    }
    return try StoredVersion.of(id, before: change, in: connection)?.bookmark
  }

  func versions(of id: Int64) throws(StoreError) -> [BookmarkVersion] {
    try storing(path) { () throws(SQLiteError) in
      let sql = """
        SELECT change, before, created, changed, after FROM history WHERE item = ? ORDER BY change
        """
      var versions = try connection.map(sql, [.integer(id)]) { row throws(SQLiteError) in
        BookmarkVersion(
          change: row.int(0),
          before: try row.optionalText(1).map { json throws(SQLiteError) in
            try StoredVersion.bookmark(json, created: row.int(2), changed: row.int(3))
          },
          isRemoval: row.isNull(4))
      }
      let removal = try connection.value(
        "SELECT removal FROM removed_item WHERE id = ? AND id NOT IN (SELECT id FROM item)",
        [.integer(id)])
      if let removal = removal?.asInteger,
        let last = try BookmarkRows(connection, schema: "removed").read([id]).first
      {
        versions.append(BookmarkVersion(change: removal, before: last, isRemoval: true))
      }
      return versions
    }
  }
}
