import BookmarkModel
import SQLite

/// How many bookmarks there are of each type, status and year; kept, so that nobody has to count.
struct Tally {
  let connection: SQLiteConnection

  static let table = """
    CREATE TABLE tally (
      type TEXT NOT NULL,
      status TEXT NOT NULL,        -- U+10FFFF without a status
      year INTEGER NOT NULL,       -- \(missingYear) without a year
      count INTEGER NOT NULL,
      PRIMARY KEY (type, status, year)) STRICT, WITHOUT ROWID;
    """

  /// What stands for a missing value, since a key can't be NULL.
  static let missingStatus = "'\u{10FFFF}'"
  static let missingYear = -100_000

  /// The columns of an item under which it is counted.
  private static let key = "type, coalesce(status, \(missingStatus)), coalesce(year, \(missingYear))"

  /// Counts a bookmark in, or out before it is removed or changed.
  func add(_ count: Int64, item id: Int64) throws(SQLiteError) {
    try add(count, where: "id = ?", [.integer(id)])
  }

  /// Counts the bookmarks of a condition on `item` in, or out before they are removed.
  func add(_ count: Int64, where condition: String, _ values: [SQLiteValue]) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO main.tally (type, status, year, count)
      SELECT \(Self.key), \(count) * count(*) FROM main.item WHERE \(condition) GROUP BY 1, 2, 3
      ON CONFLICT DO UPDATE SET count = count + excluded.count
      """, values)
    if count < 0 { try connection.run("DELETE FROM main.tally WHERE count = 0") }
  }
}
