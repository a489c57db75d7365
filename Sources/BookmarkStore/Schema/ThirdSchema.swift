import BookmarkModel
import FoundationEssentials
import SQLite

/// What version 3 adds: all that undo needs to put a bookmark back exactly as it was.
enum ThirdSchema: Migration {
  static func apply(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(changes)
    try adoptHistory(connection)
    try connection.execute("DROP TABLE old_history; CREATE INDEX history_by_item ON history(item)")
    try connection.execute(FirstSchema.tables(in: "main", prefix: removedPrefix))
    try connection.execute(removal)
    try connection.run("DROP INDEX item_by_edited")
    for index in indexes { try connection.run(index.sql) }
  }

  /// Where undo keeps the bookmarks that it took out: `removed_item`, `removed_title` and so on.
  static let removedPrefix = "removed_"

  private static let changes = """
    -- The change that an undo or a redo took back.
    ALTER TABLE change ADD COLUMN undoes INTEGER;
    -- The change, undone already, of which an undo took back what had been kept.
    ALTER TABLE change ADD COLUMN rest_of INTEGER;
    CREATE UNIQUE INDEX change_by_undoes ON change(undoes) WHERE undoes IS NOT NULL;
    ALTER TABLE history RENAME TO old_history;
    CREATE INDEX old_history_by_item ON old_history(item);
    CREATE TABLE history (
      change INTEGER NOT NULL,
      item INTEGER NOT NULL,
      before TEXT,                 -- the bookmark as JSON; without it, it was brought back
      uid BLOB,                    -- and what JSON doesn't hold of it, or not exactly
      created INTEGER,
      changed INTEGER,
      edited INTEGER,
      hash INTEGER,
      after INTEGER,               -- its "edited" after the change; without it, it was removed
      PRIMARY KEY (change, item)) STRICT, WITHOUT ROWID;
    """

  private static let removal = """
    -- The undo that took it out.
    ALTER TABLE removed_item ADD COLUMN removal INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX removed_item_by_removal ON removed_item(removal);
    """

  /// Works out what earlier versions didn't write down; the hash of the source's row is lost.
  private static func adoptHistory(_ connection: SQLiteConnection) throws(SQLiteError) {
    let sql = """
      SELECT change, item, before,
        (SELECT max(change) FROM old_history AS earlier
          WHERE earlier.item = old.item AND earlier.change < old.change),
        EXISTS (SELECT 1 FROM old_history AS later
          WHERE later.item = old.item AND later.change > old.change)
        OR EXISTS (SELECT 1 FROM item WHERE item.id = old.item)
      FROM old_history AS old ORDER BY change, item
      """
    try connection.rows(sql) { row throws(SQLiteError) in
      let json = row.text(2)
      guard let before = try? JSONDecoder().decode(Bookmark.self, from: Data(json.utf8)) else {
        throw .damagedRow("before")
      }
      try connection.run(
        """
        INSERT INTO history (change, item, before, uid, created, changed, edited, hash, after)
        VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?)
        """,
        [
          .integer(row.int(0)), .integer(row.int(1)), .text(json), .blob(before.uid.bytes),
          .integer(before.created.milliseconds), .integer(before.changed.milliseconds),
          .integer(row.optionalInt(3) ?? before.change),
          row.bool(4) ? .integer(row.int(0)) : .null,
        ])
    }
  }

  /// Every index from this version on, each with the question that it answers.
  static let allIndexes = SecondSchema.allIndexes.filter { $0.name != "item_by_edited" } + indexes

  private static let indexes = [
    // What did a change touch, and add; what changed since an import began?
    SchemaIndex(
      name: "item_by_edited", sql: "CREATE INDEX item_by_edited ON item(edited, change)")
  ]
}
