import BookmarkModel
import SQLite

/// How many bookmarks there are of each type, status and year or rating, and with each creator, tag
/// and so on; kept, so that nobody has to count.
struct Tally {
  let connection: SQLiteConnection

  static let tables = """
    CREATE TABLE tally (
      type TEXT NOT NULL,
      status TEXT NOT NULL,        -- U+10FFFF without a status
      year INTEGER NOT NULL,       -- \(missingNumber) without a year
      count INTEGER NOT NULL,
      PRIMARY KEY (type, status, year)) STRICT, WITHOUT ROWID;
    CREATE TABLE tally_rating (
      type TEXT NOT NULL,
      status TEXT NOT NULL,        -- U+10FFFF without a status
      rating REAL NOT NULL,        -- \(missingNumber) without a rating
      count INTEGER NOT NULL,
      PRIMARY KEY (type, status, rating)) STRICT, WITHOUT ROWID;
    CREATE TABLE tally_name (
      kind TEXT NOT NULL,          -- the table of the names; creators in main roles only
      name TEXT NOT NULL,          -- U+10FFFF for bookmarks without
      count INTEGER NOT NULL,
      PRIMARY KEY (kind, name)) STRICT, WITHOUT ROWID;
    """

  /// What stands for a missing value, since a key can't be NULL.
  static let missingText = "'\u{10FFFF}'"
  static let missingNumber = -100_000

  /// The kinds of names that are counted, with the column and which of their rows count.
  static let names: [(table: String, column: String, condition: String)] = [
    ("creator", "name", "role IN (\(SectionSource.mainRoles))"), ("tag", "name", "1"),
    ("shelf", "name", "1"), ("series", "name", "1"), ("format", "format", "1"),
  ]

  /// Counts a bookmark in, or out before it is removed or changed.
  func add(_ count: Int64, item id: Int64) throws(SQLiteError) {
    try add(count, items: "id = ?", rows: "item = ?", [.integer(id)])
  }

  /// Counts the bookmarks above a number in.
  func add(above base: Int64) throws(SQLiteError) {
    try addKinds(above: base)
    for names in Self.names {
      try addNames(names, 1, rows: "item > ?", [.integer(base)])
    }
    try addNameless(above: base)
  }

  /// Counts the bookmarks of a condition in, or out before they are removed.
  ///
  /// - Parameters:
  ///   - items: the condition on `item`.
  ///   - rows: the same on the tables of several values.
  func add(_ count: Int64, items: String, rows: String, _ values: [SQLiteValue])
    throws(SQLiteError)
  {
    let known = "type, coalesce(status, \(Self.missingText))"
    for (table, column) in [("tally", "year"), ("tally_rating", "rating")] {
      try connection.run(
        """
        INSERT INTO main.\(table) (type, status, \(column), count)
        SELECT \(known), coalesce(\(column), \(Self.missingNumber)), \(count) * count(*)
        FROM main.item WHERE \(items) GROUP BY 1, 2, 3
        ON CONFLICT DO UPDATE SET count = count + excluded.count
        """, values)
    }
    for names in Self.names {
      try addNames(names, count, rows: rows, values)
      try connection.run(
        """
        INSERT INTO main.tally_name (kind, name, count)
        SELECT '\(names.table)', \(Self.missingText), \(count) * count(*) FROM main.item
        WHERE \(items) AND NOT EXISTS (SELECT 1 FROM main.\(names.table)
          WHERE item = item.id AND \(names.condition)) HAVING count(*) > 0
        ON CONFLICT DO UPDATE SET count = count + excluded.count
        """, values)
    }
  }

  private func addNames(
    _ names: (table: String, column: String, condition: String), _ count: Int64, rows: String,
    _ values: [SQLiteValue]
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO main.tally_name (kind, name, count)
      SELECT '\(names.table)', \(names.column), \(count) * count(DISTINCT item)
      FROM main.\(names.table) WHERE \(rows) AND \(names.condition) GROUP BY 2
      ON CONFLICT DO UPDATE SET count = count + excluded.count
      """, values)
  }

  /// Counts types, statuses, years and ratings of the bookmarks above a number in by one look at
  /// each, where SQL would sort them.
  private func addKinds(above base: Int64) throws(SQLiteError) {
    struct Kind: Hashable {
      let type: String
      let status: String?
      let number: Double?
    }
    var years: [Kind: Int64] = [:]
    var ratings: [Kind: Int64] = [:]
    let sql = "SELECT type, status, year, rating FROM main.item WHERE id > ?"
    try connection.rows(sql, [.integer(base)]) { row in
      let (type, status) = (row.text(0), row.optionalText(1))
      years[Kind(type: type, status: status, number: row.optionalDouble(2)), default: 0] += 1
      ratings[Kind(type: type, status: status, number: row.optionalDouble(3)), default: 0] += 1
    }
    for (table, column, counts) in [("tally", "year", years), ("tally_rating", "rating", ratings)] {
      for (kind, count) in counts {
        try connection.run(
          """
          INSERT INTO main.\(table) (type, status, \(column), count)
          VALUES (?, coalesce(?, \(Self.missingText)), coalesce(?, \(Self.missingNumber)), ?)
          ON CONFLICT DO UPDATE SET count = count + excluded.count
          """,
          [
            .text(kind.type), SQLiteValue(kind.status), SQLiteValue(kind.number), .integer(count),
          ])
      }
    }
  }

  /// Counts the bookmarks above a number in that have no names of a kind.
  private func addNameless(above base: Int64) throws(SQLiteError) {
    for names in Self.names {
      try connection.run(
        """
        INSERT INTO main.tally_name (kind, name, count)
        SELECT '\(names.table)', \(Self.missingText), nameless FROM (
          SELECT (SELECT count(*) FROM main.item WHERE id > ?1) - (SELECT count(*) FROM (
            SELECT 1 FROM main.\(names.table) WHERE item > ?1 AND \(names.condition)
            GROUP BY item)) AS nameless)
        WHERE nameless > 0
        ON CONFLICT DO UPDATE SET count = count + excluded.count
        """, [.integer(base)])
    }
  }

  /// Counts every bookmark out.
  func clear() throws(SQLiteError) {
    for table in ["tally", "tally_rating", "tally_name"] {
      try connection.run("DELETE FROM main.\(table)")
    }
  }

  /// Removes the kinds of which there is none left; after bookmarks were counted out.
  func tidy() throws(SQLiteError) {
    for table in ["tally", "tally_rating"] {
      try connection.run("DELETE FROM main.\(table) WHERE count = 0")
    }
  }
}
