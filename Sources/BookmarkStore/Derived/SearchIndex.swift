import BookmarkModel
import SQLite
import Text

/// The words of all bookmarks in a full-text index that keeps no text of its own.
///
/// Text is folded and cut into words before it is indexed (``SearchText``), so that the tokenizer
/// has only to split at spaces: what isn't ASCII is part of a word for it. To take a bookmark out,
/// the same words have to be given again; hence the version, which is compared at opening.
struct SearchIndex {
  let connection: SQLiteConnection

  static let table = """
    CREATE VIRTUAL TABLE search USING fts5(\(IndexedWords.columns.joined(separator: ", ")),
      content = '', tokenize = "ascii tokenchars '+#'");
    """

  /// Where an import keeps the words until they are indexed.
  static let stagingTable = """
    CREATE TABLE stage.words (item INTEGER PRIMARY KEY,
      \(IndexedWords.columns.joined(separator: " TEXT, ")) TEXT) STRICT;
    """

  private static let list = IndexedWords.columns.joined(separator: ", ")
  private static let places = IndexedWords.columns.map { _ in "?" }.joined(separator: ", ")

  func insert(_ content: BookmarkContent, _ id: Int64) throws(SQLiteError) {
    try write(
      "INSERT INTO main.search (rowid, \(Self.list)) VALUES (?, \(Self.places))", content, id)
  }

  /// Takes a bookmark out; the content must be the one it was indexed with.
  func delete(_ content: BookmarkContent, _ id: Int64) throws(SQLiteError) {
    try write(
      "INSERT INTO main.search (search, rowid, \(Self.list)) VALUES ('delete', ?, \(Self.places))",
      content, id)
  }

  /// Keeps the words of a staged work for ``insertStaged(base:)``.
  func stage(_ content: BookmarkContent, _ id: Int64) throws(SQLiteError) {
    try write(
      "REPLACE INTO stage.words (item, \(Self.list)) VALUES (?, \(Self.places))", content, id)
  }

  /// Indexes the staged new works, whose numbers begin after `base`.
  func insertStaged(base: Int64) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO main.search (rowid, \(Self.list))
      SELECT item + ?, \(Self.list) FROM stage.words WHERE item > 0 ORDER BY item
      """, [.integer(base)])
  }

  private func write(_ sql: String, _ content: BookmarkContent, _ id: Int64) throws(SQLiteError) {
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(1, id)
      try IndexedWords(content).bind(to: statement, from: 2)
      try statement.run()
    }
  }

  /// Whether the index was filled with the words of this build.
  var isCurrent: Bool {
    get throws(SQLiteError) {
      try DerivedVersions(connection).version(of: Self.name) == IndexedWords.version
    }
  }

  /// Indexes every bookmark anew.
  func refill() throws(SQLiteError) {
    try connection.run("INSERT INTO main.search (search) VALUES ('delete-all')")
    var last: Int64 = 0
    let sql = "SELECT id FROM main.item WHERE id > ? ORDER BY id LIMIT 1000"
    while true {
      let ids = try connection.map(sql, [.integer(last)]) { $0.int(0) }
      guard let end = ids.last else { break }
      for bookmark in try BookmarkRows(connection).read(ids) {
        try insert(bookmark.content, bookmark.id)
      }
      last = end
    }
    try DerivedVersions(connection).set(Self.name, IndexedWords.version)
  }

  private static let name = "search"
}

/// With which rules the derived tables were filled.
struct DerivedVersions {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  static let table = """
    CREATE TABLE derived (name TEXT PRIMARY KEY, version TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  func version(of name: String) throws(SQLiteError) -> String? {
    try connection.value("SELECT version FROM main.derived WHERE name = ?", [.text(name)])?.asText
  }

  func set(_ name: String, _ version: String) throws(SQLiteError) {
    try connection.run(
      "REPLACE INTO main.derived (name, version) VALUES (?, ?)", [.text(name), .text(version)])
  }

  func remove(_ name: String) throws(SQLiteError) {
    try connection.run("DELETE FROM main.derived WHERE name = ?", [.text(name)])
  }
}
