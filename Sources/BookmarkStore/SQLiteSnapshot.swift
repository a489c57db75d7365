import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite
import Text

/// Reads from one connection, in one read transaction until it is refreshed.
class SQLiteSnapshot: CollectionSnapshot {
  let connection: SQLiteConnection
  let path: String
  let file: StoreFile?
  /// Whether nothing of the moment was shown yet.
  var isFresh = false
  /// Takes notice of long work.
  var progress: ((CommandProgress) -> Void)?
  /// The language whose order was made for this connection alone, and as of which change.
  var privateOrder: (language: String, change: Int64)?
  /// Is told each statement of a listing before it runs.
  var trace: QueryTrace = { _, _ in }
  var budget = PageBudget()
  /// Whether there are former works; `nil` before anybody asked.
  var hasFormerWorks: Bool?
  private var canRank = false

  /// - Parameter file: where the order of a language may be kept when it is first asked for.
  init(_ connection: SQLiteConnection, path: String, keepingOrderIn file: StoreFile? = nil) {
    self.connection = connection
    self.path = path
    self.file = file
  }

  func refresh() throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      if connection.isInTransaction { try connection.run("COMMIT") }
      try begin()
      isFresh = true
      hasFormerWorks = nil
    }
  }

  /// Begins a moment.
  func begin() throws(SQLiteError) {
    try connection.run("BEGIN DEFERRED")
    // The snapshot is taken at the first read, so make it now.
    _ = try connection.value("SELECT max(id) FROM change")
  }

  func release() {
    // What can't be ended ends with the connection.
    if connection.isInTransaction { try? connection.run("COMMIT") }
  }

  /// Registers what rates the hits of a search, once.
  func prepareRanking() throws(SQLiteError) {
    if canRank { return }
    try SearchRanking.register(in: connection)
    canRank = true
  }

  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark] {
    isFresh = false
    return try storing(path) { () throws(SQLiteError) in try BookmarkRows(connection).read(ids) }
  }

  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    try storing(path) { () throws(SQLiteError) in
      let ids = try IdentityLookup(connection).ids(for: key)
      return try BookmarkRows(connection).read(ids).map {
        MatchCandidate(reference: $0.id, key: IdentityKey($0.content, uid: $0.uid))
      }
    }
  }

  func values(of field: BookmarkField, prefix: String, limit: Int) throws(StoreError)
    -> [String]
  {
    guard let source = Self.completionSource(of: field) else { return [] }
    let sql = """
      SELECT DISTINCT \(source.column) FROM \(source.table) WHERE \(source.column) IS NOT NULL
      AND substr(fold(\(source.column)), 1, ?1) = ?2 ORDER BY 1 LIMIT ?3
      """
    return try storing(path) { () throws(SQLiteError) in
      try connection.map(
        sql,
        [.integer(Int64(prefix.unicodeScalars.count)), .text(prefix), .integer(Int64(limit))]
      ) { row in row.text(0) }
    }
  }

  private static func completionSource(of field: BookmarkField) -> (table: String, column: String)?
  {
    switch field {
    case .title: ("(SELECT title AS text FROM item UNION ALL SELECT text FROM title)", "text")
    case .creator, .author, .director, .artist: ("creator", "name")
    case .tag, .shelf, .series: (field.rawValue, "name")
    case .publisher, .language, .type, .status: ("item", field.rawValue)
    case .location: ("copy", "location")
    case .lent: ("copy", "lent_to")
    default: nil
    }
  }

  func typeCounts() throws(StoreError) -> [BookmarkType: Int] {
    try storing(path) { () throws(SQLiteError) in
      let rows = try connection.map("SELECT type, count(*) FROM item GROUP BY type") { row in
        (BookmarkType(rawValue: row.text(0)), Int(row.int(1)))
      }
      return Dictionary(rows, uniquingKeysWith: +)
    }
  }

  func extraColumns(of ids: [Int64]) throws(StoreError) -> [String] {
    try storing(path) { () throws(SQLiteError) in
      var names = ExtraColumnNames()
      let sql = "SELECT extras FROM item WHERE id = ? AND extras IS NOT NULL"
      try connection.withStatement(sql) { statement throws(SQLiteError) in
        for id in ids {
          try statement.bind(1, id)
          if try statement.step() {
            names.add(try ExtrasText.read(statement.text(0)))
          }
          statement.reset()
        }
      }
      return names.columns
    }
  }

  func views() throws(StoreError) -> [SavedView] {
    try storing(path) { () throws(SQLiteError) in
      try connection.map("SELECT name, query FROM view ORDER BY key") { row in
        SavedView(name: row.text(0), query: row.text(1))
      }
    }
  }

  func goals() throws(StoreError) -> [Goal] {
    try storing(path) { () throws(SQLiteError) in
      let goals = try connection.map("SELECT year, type, count FROM goal") { row in
        let type = row.text(1)
        return Goal(
          Int(row.int(2)), of: type.isEmpty ? nil : BookmarkType(rawValue: type),
          in: Int(row.int(0)))
      }
      return goals.sorted(by: Goal.isBefore)
    }
  }

  func source(ofChange change: Int64) throws(StoreError) -> String? {
    try storing(path) { () throws(SQLiteError) in
      let sql = "SELECT coalesce(source, command) FROM change WHERE id = ?"
      return try connection.value(sql, [.integer(change)])?.asText
    }
  }
}
