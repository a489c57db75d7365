import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import SQLite

/// Stages an import in a private temporary database, beside a snapshot of the collection.
///
/// New works get the numbers 1, 2, 3 ... in the schema `stage`; new content of existing bookmarks
/// stands there under the negative of its number. ``finish(isCancelled:progress:)`` moves all of
/// it into the collection in one transaction.
final class SQLiteStagingArea: StagingArea {
  let connection: SQLiteConnection
  let file: StoreFile
  let description: ChangeDescription
  let time = Timestamp.now
  private(set) var index: StagingIndex
  private(set) var newCount: Int64 = 0
  private(set) var updated: Set<Int64> = []
  /// The latest change that the snapshot knows.
  let snapshotChange: Int64
  let staged: BookmarkRows
  let collection: any CollectionSnapshot
  /// The former works that come back.
  private(set) var returning: [FormerWork] = []
  /// Which names are those of one creator, by the time it is finished.
  var names = CreatorNames()
  private let today: PartialDate?

  init(file: StoreFile, change: ChangeDescription) throws(StoreError) {
    self.file = file
    description = change
    connection = try file.connect(forWriting: true)
    staged = BookmarkRows(connection, schema: "stage")
    index = StagingIndex(connection)
    collection = SQLiteSnapshot(connection, path: file.path)
    today = time.day()
    let connection = connection
    snapshotChange = try storing(file.path) { () throws(SQLiteError) in
      try connection.attachTemporary(as: "stage")
      try connection.execute(
        """
        PRAGMA stage.journal_mode = OFF; PRAGMA stage.synchronous = OFF;
        PRAGMA stage.cache_size = -16384;
        """)
      try connection.execute(
        FirstSchema.tables(in: "stage") + SearchIndex.stagingTable + StagingIndex.table)
      try connection.run("BEGIN DEFERRED")
      return try connection.value("SELECT max(id) FROM main.change")?.asInteger ?? 0
    }
  }

  func reference(forHash hash: Int64, uid: UUID?) throws(StoreError) -> KnownRow? {
    try storing(file.path) { () throws(SQLiteError) in
      let sql = "SELECT id, typed, uid FROM main.item WHERE hash = ?"
      return try connection.withStatement(sql) { statement throws(SQLiteError) in
        try statement.bind(1, hash)
        while try statement.step() {
          if let uid, statement.blob(2) != uid.bytes { continue }
          return KnownRow(reference: statement.int(0), isTyped: statement.int(1) != 0)
        }
        return nil
      }
    }
  }

  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    try storing(file.path) { () throws(SQLiteError) in
      let existing = try IdentityLookup(connection).ids(for: key)
      let references = try index.references(for: key).union(existing).sorted()
      var candidates: [MatchCandidate] = []
      for reference in references {
        if let bookmark = try read(reference) {
          candidates.append(
            MatchCandidate(
              reference: reference, key: IdentityKey(bookmark.content, uid: bookmark.uid)))
        }
      }
      return candidates
    }
  }

  /// A work as it is staged, else as it is in the collection.
  func read(_ reference: Int64) throws(SQLiteError) -> Bookmark? {
    if reference < 0 || updated.contains(reference) {
      return try staged.read([-reference]).first
    }
    return try BookmarkRows(connection).read([reference]).first
  }

  func load(_ reference: Int64) throws(StoreError) -> StagedWork {
    try storing(file.path) { () throws(SQLiteError) in
      guard let bookmark = try read(reference) else {
        throw SQLiteError(message: "work \(reference) is not staged")
      }
      return StagedWork(
        content: bookmark.content, typed: bookmark.typed, hash: try hash(of: reference))
    }
  }

  private func hash(of reference: Int64) throws(SQLiteError) -> Int64? {
    let isStaged = reference < 0 || updated.contains(reference)
    let sql = "SELECT hash FROM \(isStaged ? "stage" : "main").item WHERE id = ?"
    return try connection.value(sql, [.integer(isStaged ? -reference : reference)])?.asInteger
  }

  func add(_ draft: BookmarkDraft, key: IdentityKey, hash: Int64) throws(StoreError) -> Int64 {
    newCount += 1
    let reference = -newCount
    var content = draft.content
    if content.added == nil { content.added = today }
    // The number of the change is not known before it is written; 0 stands for it.
    let bookmark = Bookmark(
      id: newCount, uid: draft.uid ?? .version7(at: time), content: content, created: time,
      changed: time, change: 0, line: draft.line)
    try storing(file.path) { () throws(SQLiteError) in
      try staged.insert(
        bookmark, ItemRow.Stamps(edited: 0, hash: draft.isEvent ? nil : hash))
      try SearchIndex(connection: connection).stage(content, newCount)
      try index.insert(reference, under: key)
    }
    return reference
  }

  func update(_ works: [(reference: Int64, work: StagedWork)]) throws(StoreError) {
    try storing(file.path) { () throws(SQLiteError) in
      for (reference, work) in works { try update(reference, work) }
    }
  }

  func update(_ reference: Int64, _ work: StagedWork) throws(SQLiteError) {
    guard let known = try read(reference) else {
      throw SQLiteError(message: "work \(reference) is not staged")
    }
    let bookmark = Bookmark(
      id: -reference, uid: known.uid, content: work.content, typed: work.typed,
      created: known.created, changed: time, change: known.change, line: known.line)
    try staged.replace(bookmark, ItemRow.Stamps(edited: 0, hash: work.hash))
    // Those of existing bookmarks are indexed when they are written.
    if reference < 0 {
      try SearchIndex(connection: connection).stage(work.content, -reference)
    }
    if reference > 0 { updated.insert(reference) }
    try index.insert(reference, under: IdentityKey(work.content, uid: known.uid))
  }

  /// Forgets a staged new work, or the new content of a bookmark.
  func drop(_ reference: Int64) throws(SQLiteError) {
    try staged.delete(-reference)
    if reference < 0 {
      try connection.run("DELETE FROM stage.words WHERE item = ?", [.integer(-reference)])
    }
    updated.remove(reference)
  }

  func forget(_ works: [FormerWork]) throws(StoreError) { returning += works }

  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark] {
    try storing(file.path) { () throws(SQLiteError) in try BookmarkRows(connection).read(ids) }
  }

  func cancel() { connection.close() }
}
