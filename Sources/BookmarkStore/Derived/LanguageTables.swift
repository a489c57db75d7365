import BookmarkModel
import SQLite
import Text
import TextICU

/// The order of a language, kept in tables that are made when it is first asked for.
///
/// `order_LANGUAGE` has for each bookmark the sort key of the title that is shown in the language,
/// and its initial; `name_LANGUAGE` the sort keys of creators, tags and other names;
/// `initial_LANGUAGE` how many titles each initial has. They are
/// maintained with every change from then on, and made anew when the rules have another version.
///
/// The language is a BCP 47 tag; behind `|` there may be that of another language or collation whose
/// order counts, as in `en|sv` or `zh-Hans|zh-u-co-stroke`.
final class LanguageTables {
  let language: String
  /// The language whose titles are shown.
  private let shownLanguage: String
  /// Where they stand.
  let names: Names
  private let connection: SQLiteConnection
  private let order: LanguageOrder

  /// The tables by name, for whoever only reads them.
  struct Names {
    /// `main`, or `temp` where the store can't be written.
    let schema: String
    /// The table of titles, without a schema.
    let titles: String
    /// The table of names, without a schema.
    let names: String
    /// The table of how many titles each initial has, without a schema.
    let initials: String

    init(_ language: String, schema: String = "main") {
      self.schema = schema
      titles = "order_" + LanguageTables.suffix(language)
      names = "name_" + LanguageTables.suffix(language)
      initials = "initial_" + LanguageTables.suffix(language)
    }
  }

  /// What tells two kinds of names apart.
  enum NameKind: Int64 {
    /// A band's article doesn't count, as a title's doesn't.
    case creator = 0
    /// Tags, shelves, series, publishers.
    case label = 1
  }

  /// The key of a title that is missing: after all others.
  static let missingKey = "x'ffff'"

  init(_ language: String, _ connection: SQLiteConnection, schema: String = "main") {
    self.language = language
    self.connection = connection
    names = Names(language, schema: schema)
    let parts = language.split(separator: "|").map(String.init)
    shownLanguage = parts.first ?? language
    order = LanguageOrder(language: parts.last ?? language)
  }

  private var schema: String { names.schema }
  private var titleTable: String { names.titles }
  private var nameTable: String { names.names }

  /// The language as part of a name: letters and digits, all else as its number.
  static func suffix(_ language: String) -> String {
    language.lowercased().utf8.prefix(60).map { byte in
      byte &- 0x61 < 26 || byte &- 0x30 < 10
        ? String(UnicodeScalar(byte)) : "_" + (byte == 0x2D ? "" : String(byte))
    }.joined()
  }

  /// The languages whose order is kept in the store, with the version of their keys.
  static func kept(in connection: SQLiteConnection) throws(SQLiteError)
    -> [(language: String, version: String)]
  {
    try connection.map(
      "SELECT substr(name, 7), version FROM main.derived WHERE name LIKE 'order:%'"
    ) { ($0.text(0), $0.text(1)) }
  }

  private static func derivedName(_ language: String) -> String { "order:" + language }

  /// Whether a language's tables are in the store and follow this build's rules.
  ///
  /// Which ICU made them doesn't matter to who reads them: among themselves they are in order.
  static func areReady(_ language: String, in connection: SQLiteConnection) throws(SQLiteError)
    -> Bool
  {
    let version = try DerivedVersions(connection).version(of: derivedName(language))
    return version?.hasPrefix(rules + " ") ?? false
  }

  private static let rules = "2 \(SearchText.version) \(LanguageOrder.rules)"

  /// What the keys depend on.
  var version: String { "2 \(SearchText.version) \(order.version)" }

  func drop() throws(SQLiteError) {
    try connection.run("DROP TABLE IF EXISTS \(schema).\(titleTable)")
    try connection.run("DROP TABLE IF EXISTS \(schema).\(nameTable)")
    try connection.run("DROP TABLE IF EXISTS \(schema).\(names.initials)")
    if schema == "main" { try DerivedVersions(connection).remove(Self.derivedName(language)) }
  }

  /// Makes the tables anew; `progress` is told how many bookmarks are done.
  func build(progress: (Int) throws(SQLiteError) -> Void) throws(SQLiteError) {
    try drop()
    try connection.execute(
      """
      CREATE TABLE \(schema).\(titleTable) (
        id INTEGER PRIMARY KEY, key BLOB NOT NULL, initial TEXT) STRICT;
      CREATE TABLE \(schema).\(nameTable) (
        kind INTEGER NOT NULL, name TEXT NOT NULL, key BLOB NOT NULL,
        PRIMARY KEY (kind, name)) STRICT, WITHOUT ROWID;
      CREATE TABLE \(schema).\(names.initials) (
        initial TEXT PRIMARY KEY,    -- U+10FFFF for titles without
        count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      """)
    try insertTitles(after: 0, progress: progress)
    try insertNames(after: 0)
    try makeIndexes()
    if schema == "main" { try DerivedVersions(connection).set(Self.derivedName(language), version) }
  }

  private var indexes: [SchemaIndex] {
    [
      // The first works in order of title.
      SchemaIndex(
        name: "\(titleTable)_by_key",
        sql: "CREATE INDEX \(schema).\(titleTable)_by_key ON \(titleTable)(key)"),
      // The works under a letter.
      SchemaIndex(
        name: "\(titleTable)_by_initial",
        sql: "CREATE INDEX \(schema).\(titleTable)_by_initial ON \(titleTable)(initial, key)"),
      // The first names in order.
      SchemaIndex(
        name: "\(nameTable)_by_key",
        sql: "CREATE INDEX \(schema).\(nameTable)_by_key ON \(nameTable)(kind, key)"),
    ]
  }

  func makeIndexes() throws(SQLiteError) {
    for index in indexes { try connection.run(index.sql) }
  }

  func dropIndexes() throws(SQLiteError) {
    for index in indexes { try connection.run("DROP INDEX \(schema).\(index.name)") }
  }

  // MARK: - Titles

  /// Adds the titles of all bookmarks above a number.
  func insertTitles(
    after base: Int64, progress: (Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    let sql = """
      SELECT id, title, title_language, parts & \(ItemParts.titles.rawValue) FROM main.item
      WHERE id > ? ORDER BY id
      """
    var done = 0
    try connection.rows(sql, [.integer(base)]) { row throws(SQLiteError) in
      let id = row.int(0)
      var shown = row.optionalText(1).map { Title($0, language: row.optionalText(2)) }
      if row.int(3) != 0, let main = shown { shown = try self.shown(main, id) }
      try insert(shown, id)
      done += 1
      if done % 10_000 == 0 { try progress(done) }
    }
    try countInitials(1, " WHERE id > ?", [.integer(base)])
  }

  /// Counts the initials of the titles of a `WHERE` clause in, or out before they go.
  private func countInitials(
    _ sign: Int, _ clause: String, _ values: [SQLiteValue] = []
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO \(schema).\(names.initials) (initial, count)
      SELECT coalesce(initial, \(Tally.missingText)), \(sign) * count(*)
      FROM \(schema).\(titleTable)\(clause) GROUP BY 1
      ON CONFLICT DO UPDATE SET count = count + excluded.count
      """, values)
  }

  private func shown(_ main: Title, _ id: Int64) throws(SQLiteError) -> Title? {
    var content = BookmarkContent()
    content.titles = [main]
    let sql = "SELECT text, language FROM main.title WHERE item = ? ORDER BY position"
    content.titles += try connection.map(sql, [.integer(id)]) {
      Title($0.text(0), language: $0.optionalText(1), role: .alias)
    }
    return content.shownTitle(preferring: shownLanguage)
  }

  private func insert(_ title: Title?, _ id: Int64) throws(SQLiteError) {
    let sql = "REPLACE INTO \(schema).\(titleTable) (id, key, initial) VALUES (?, ?, ?)"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(1, id)
      if let title {
        try statement.bind(2, order.titleKey(title.text, language: title.language))
        let initial = TitleInitial.of(title.text, language: title.language)
        try statement.bind(3, SQLiteValue(initial))
      } else {
        try statement.bind(2, [0xFF, 0xFF])
        try statement.bindNull(3)
      }
      try statement.run()
    }
  }

  func insert(_ content: BookmarkContent, _ id: Int64) throws(SQLiteError) {
    try insert(content.shownTitle(preferring: shownLanguage), id)
    try countInitials(1, " WHERE id = ?", [.integer(id)])
    for creator in content.creators { try insertName(creator.name, .creator) }
    for name in content.tags + content.shelves.map(\.shelf) + content.series.map(\.name) {
      try insertName(name, .label)
    }
    if let publisher = content.publisher { try insertName(publisher, .label) }
  }

  /// Takes a bookmark's title out; names stay, since nothing is found by them alone.
  func delete(_ id: Int64) throws(SQLiteError) {
    try countInitials(-1, " WHERE id = ?", [.integer(id)])
    try connection.run("DELETE FROM \(schema).\(titleTable) WHERE id = ?", [.integer(id)])
  }

  /// Takes out the titles of the bookmarks of a `WHERE` clause on their number `id`; all without one.
  func delete(_ clause: String) throws(SQLiteError) {
    try countInitials(-1, clause)
    try connection.execute("DELETE FROM \(schema).\(titleTable)\(clause)")
  }

  // MARK: - Names

  private func insertName(_ name: String, _ kind: NameKind) throws(SQLiteError) {
    let known = try connection.value(
      "SELECT 1 FROM \(schema).\(nameTable) WHERE kind = ? AND name = ?",
      [.integer(kind.rawValue), .text(name)])
    if known != nil { return }
    let sql = "INSERT INTO \(schema).\(nameTable) (kind, name, key) VALUES (?, ?, ?)"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(1, kind.rawValue)
      try statement.bind(2, name)
      let key = kind == .creator ? order.titleKey(name, language: "en") : order.nameKey(name)
      try statement.bind(3, key)
      try statement.run()
    }
  }

  /// Adds the names of all bookmarks above a number.
  func insertNames(after base: Int64) throws(SQLiteError) {
    let sources: [(String, NameKind)] = [
      ("SELECT DISTINCT name FROM main.creator WHERE item > ?", .creator),
      ("SELECT DISTINCT name FROM main.tag WHERE item > ?", .label),
      ("SELECT DISTINCT name FROM main.shelf WHERE item > ?", .label),
      ("SELECT DISTINCT name FROM main.series WHERE item > ?", .label),
      (
        "SELECT DISTINCT publisher FROM main.item WHERE id > ? AND publisher IS NOT NULL", .label
      ),
    ]
    for (sql, kind) in sources {
      try connection.rows(sql, [.integer(base)]) { row throws(SQLiteError) in
        try insertName(row.text(0), kind)
      }
    }
  }
}
