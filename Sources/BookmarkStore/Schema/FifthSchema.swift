import SQLite

/// What version 5 adds: goals for a year.
enum FifthSchema: Migration {
  static func apply(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(
      """
      CREATE TABLE goal (
        year INTEGER NOT NULL,
        type TEXT NOT NULL,          -- raw value; '' for works of any type
        count INTEGER NOT NULL,      -- so many works to finish
        PRIMARY KEY (year, type)) STRICT, WITHOUT ROWID;
      """)
  }
}
