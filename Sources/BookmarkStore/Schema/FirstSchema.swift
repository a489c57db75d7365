import SQLite

/// The tables of version 1.
///
/// Single values stand in the item's row, several values in tables of their own, which are
/// clustered by item so that a bookmark is read by a few short scans. `parts` has a bit for each
/// of those tables that holds rows for the item. Enumerations are stored as raw values.
/// Dates are `yyyymmdd` with zeros where unknown, plus a half when approximate.
enum FirstSchema: Migration {
  static func apply(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(tables(in: "main"))
    try connection.execute(changes)
    for index in indexes { try connection.run(index.sql) }
  }

  /// The tables of bookmarks, in a schema; an import stages into the same tables, and undo takes
  /// bookmarks out into tables with the same columns and a prefix.
  static func tables(in schema: String, prefix: String = "") -> String {
    """
    CREATE TABLE \(schema).\(prefix)item (
      id INTEGER PRIMARY KEY \(schema == "main" && prefix.isEmpty ? "AUTOINCREMENT" : ""),
      uid BLOB NOT NULL,           -- UUID version 7
      type TEXT NOT NULL,          -- raw value; '' without a type
      status TEXT,
      rating REAL,                 -- 0 to 100
      rating_text TEXT,            -- as it was given
      published REAL,
      year INTEGER,
      title TEXT,                  -- the main title
      title_language TEXT,
      title_role TEXT,
      title_key TEXT NOT NULL,     -- folded for identity and order
      creator_key TEXT,            -- of the first main creator
      favourite INTEGER NOT NULL,
      publisher TEXT,
      language TEXT,
      url TEXT,
      review TEXT,
      note TEXT,
      added REAL,
      started REAL,                -- latest of the experiences
      finished REAL,               -- latest of the experiences
      times INTEGER NOT NULL,      -- how often it was finished
      extras TEXT,                 -- JSON [["column","value"],...]
      parts INTEGER NOT NULL,
      typed INTEGER NOT NULL,      -- fields that a person typed, one bit each
      created INTEGER NOT NULL,    -- milliseconds since 1970 UTC
      changed INTEGER NOT NULL,
      change INTEGER NOT NULL,     -- the change that created it
      edited INTEGER NOT NULL,     -- the latest change that touched it
      line INTEGER,                -- of the source, when it came from a file
      hash INTEGER                 -- of the source row that it was last written from
    ) STRICT;
    CREATE TABLE \(schema).\(prefix)title (
      item INTEGER NOT NULL, position INTEGER NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL,
      language TEXT, role TEXT NOT NULL, PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)creator (
      item INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
      role TEXT NOT NULL, language TEXT, PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)identifier (
      item INTEGER NOT NULL, position INTEGER NOT NULL, scheme TEXT NOT NULL,
      value TEXT NOT NULL, PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)tag (
      item INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
      PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)shelf (
      item INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
      place INTEGER, note TEXT, PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)series (
      item INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
      place TEXT, PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)format (
      item INTEGER NOT NULL, position INTEGER NOT NULL, format TEXT NOT NULL,
      PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)plan (
      item INTEGER NOT NULL, weekday INTEGER NOT NULL, PRIMARY KEY (item, weekday))
      STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)experience (
      item INTEGER NOT NULL, position INTEGER NOT NULL, started REAL, finished REAL, time TEXT,
      rating REAL, rating_text TEXT, note TEXT, format TEXT, part TEXT, link TEXT,
      PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE \(schema).\(prefix)copy (
      item INTEGER NOT NULL, position INTEGER NOT NULL, format TEXT, location TEXT,
      acquired REAL, price TEXT, lent_to TEXT, lent_since REAL, note TEXT,
      PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;
    """
  }

  /// What was done, and what changed or removed bookmarks were before, for undo.
  static let changes = """
    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      command TEXT NOT NULL,       -- add, set, remove, import
      source TEXT,                 -- the file, for an import
      service TEXT,                -- the service whose export it was
      at INTEGER NOT NULL,         -- milliseconds since 1970 UTC
      added INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      removed INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE history (
      change INTEGER NOT NULL,
      item INTEGER NOT NULL,
      before TEXT NOT NULL,        -- the bookmark as JSON
      PRIMARY KEY (change, item)) STRICT, WITHOUT ROWID;
    """

  /// The tables of several values with their bit in `parts`, in the order of the bits.
  static let partTables = [
    "title", "creator", "identifier", "tag", "shelf", "series", "format", "plan", "experience",
    "copy",
  ]

  /// Every index, each with the question that it answers.
  static let indexes = [
    // Is there a bookmark with this uid?
    SchemaIndex(name: "item_by_uid", sql: "CREATE UNIQUE INDEX item_by_uid ON item(uid)"),
    // The works of a type in order of title; is there a work of this type with this title?
    SchemaIndex(
      name: "item_by_type_title",
      sql: "CREATE INDEX item_by_type_title ON item(type, title_key)"),
    // All works of a status, by type.
    SchemaIndex(
      name: "item_by_status", sql: "CREATE INDEX item_by_status ON item(status, type)"),
    // Was this very row imported before?
    SchemaIndex(
      name: "item_by_hash",
      sql: "CREATE INDEX item_by_hash ON item(hash) WHERE hash IS NOT NULL"),
    // What did a change touch; what changed since an import began?
    SchemaIndex(name: "item_by_edited", sql: "CREATE INDEX item_by_edited ON item(edited)"),
    // Works with this other title, this creator, this identifier, this tag and so on.
    SchemaIndex(name: "title_by_key", sql: "CREATE INDEX title_by_key ON title(key)"),
    SchemaIndex(name: "creator_by_key", sql: "CREATE INDEX creator_by_key ON creator(key)"),
    SchemaIndex(
      name: "identifier_by_value",
      sql: "CREATE INDEX identifier_by_value ON identifier(value, scheme)"),
    SchemaIndex(name: "tag_by_key", sql: "CREATE INDEX tag_by_key ON tag(key)"),
    SchemaIndex(name: "shelf_by_key", sql: "CREATE INDEX shelf_by_key ON shelf(key)"),
    SchemaIndex(name: "series_by_key", sql: "CREATE INDEX series_by_key ON series(key)"),
    SchemaIndex(name: "format_by_format", sql: "CREATE INDEX format_by_format ON format(format)"),
    SchemaIndex(name: "plan_by_weekday", sql: "CREATE INDEX plan_by_weekday ON plan(weekday)"),
  ]
}
