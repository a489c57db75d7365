import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import SQLite

extension SQLiteStagingArea {
  /// Matches again what others changed since the import began; most often nothing.
  func rematch() throws(SQLiteError) {
    let latest = try connection.value("SELECT max(id) FROM main.change")?.asInteger ?? 0
    if latest == snapshotChange { return }
    names = try AliasRows(connection).names()
    try dropRemoved()
    for id in try touched() {
      guard let bookmark = try BookmarkRows(connection).read([id]).first else { continue }
      if updated.contains(id) { try join(id, with: bookmark) }
      try joinNewTwin(of: bookmark)
    }
  }

  /// The bookmarks that others touched; one that an undo touched has its earlier mark again.
  private func touched() throws(SQLiteError) -> [Int64] {
    try connection.map(
      """
      SELECT id FROM main.item WHERE edited > ?1
      UNION SELECT item FROM main.history WHERE change > ?1
      UNION SELECT id FROM main.item WHERE EXISTS (
        SELECT 1 FROM main.change WHERE id > ?1 AND undoes IS NOT NULL) AND change IN (
        WITH RECURSIVE undone(id) AS (
          SELECT undoes FROM main.change WHERE id > ?1 AND undoes IS NOT NULL
          UNION SELECT undoes FROM main.change JOIN undone USING (id) WHERE undoes IS NOT NULL)
        SELECT id FROM undone)
      """, [.integer(snapshotChange)]
    ) { row in row.int(0) }
  }

  /// A bookmark that was removed meanwhile stays removed; what is new of one that was merged goes to
  /// the bookmark that took it in.
  private func dropRemoved() throws(SQLiteError) {
    for id in updated {
      let exists = try connection.value("SELECT 1 FROM main.item WHERE id = ?", [.integer(id)])
      if exists != nil { continue }
      let work = try staged.read([-id]).first
      try drop(id)
      guard var work, let heir = try heir(of: id), let known = try read(heir) else { continue }
      work.content = work.content.news(since: try content(of: id, inSnapshotBefore: known))
      let joined = merging(work, into: known)
      if joined.content != known.content { try update(heir, joined) }
    }
  }

  /// The bookmark into which another one was merged, however often.
  private func heir(of id: Int64) throws(SQLiteError) -> Int64? {
    var heir: Int64?
    var next = try FormerRows(connection).work(id)?.heir
    while let id = next {
      heir = id
      next = try FormerRows(connection).work(id)?.heir
    }
    return heir
  }

  /// Joins staged content of a bookmark with what the bookmark has become.
  private func join(_ id: Int64, with bookmark: Bookmark) throws(SQLiteError) {
    guard var work = try staged.read([-id]).first else { return }
    let base = try content(of: id, inSnapshotBefore: bookmark)
    work.content = work.content.news(since: base)
    try update(id, merging(work, into: bookmark))
  }

  /// What a bookmark was when the import began: what the first change since then has kept of it.
  private func content(of id: Int64, inSnapshotBefore bookmark: Bookmark) throws(SQLiteError)
    -> BookmarkContent
  {
    let sql =
      "SELECT before FROM main.history WHERE item = ? AND change > ? AND before IS NOT NULL"
      + " ORDER BY change LIMIT 1"
    let json = try connection.value(sql, [.integer(id), .integer(snapshotChange)])?.asText ?? ""
    let before = try? JSONDecoder().decode(Bookmark.self, from: Data(json.utf8))
    return before?.content ?? bookmark.content
  }

  /// A staged new work that another process has added meanwhile becomes a change of that one.
  private func joinNewTwin(of bookmark: Bookmark) throws(SQLiteError) {
    let key = IdentityKey(bookmark.content, uid: bookmark.uid)
    for reference in try index.references(for: key) where reference < 0 {
      guard let work = try staged.read([-reference]).first else { continue }
      let match = IdentityMatch(
        of: IdentityKey(work.content, uid: work.uid),
        among: [MatchCandidate(reference: bookmark.id, key: key)], names: names)
      guard match == .same(bookmark.id) else { continue }
      // An earlier row or twin may have staged something for the bookmark already.
      guard let known = try read(bookmark.id) else { continue }
      let joined = merging(work, into: known)
      try drop(reference)
      if joined.content != known.content { try update(bookmark.id, joined) }
    }
  }

  private func merging(_ work: Bookmark, into bookmark: Bookmark) -> StagedWork {
    var claimed: Set<Int> = []
    let merge = ContentMerge(
      BookmarkDraft(work.content), into: bookmark.content, typed: bookmark.typed,
      claimed: &claimed, names: names)
    return StagedWork(content: merge.content, typed: bookmark.typed, hash: nil)
  }
}
