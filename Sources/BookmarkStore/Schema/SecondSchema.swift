import SQLite

/// What version 2 adds: the search index, kept counts, saved views, and indexes for pages of listings.
enum SecondSchema: Migration {
  static func apply(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(DerivedVersions.table + Tally.tables + SearchIndex.table + views)
    try SearchIndex(connection: connection).refill()
    try Tally(connection: connection).add(above: 0)
    try connection.run("DROP INDEX item_by_status")
    for index in indexes { try connection.run(index.sql) }
  }

  /// Saved queries, in the words in which they were typed.
  private static let views = """
    CREATE TABLE view (
      name TEXT NOT NULL,
      key TEXT PRIMARY KEY,        -- the name, folded
      query TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Every index from this version on, each with the question that it answers.
  static let allIndexes = FirstSchema.indexes.filter { $0.name != "item_by_status" } + indexes

  private static let indexes = [
    // All works of a status, with a rating, from some years; and counts by any of these.
    SchemaIndex(
      name: "item_by_status",
      sql: "CREATE INDEX item_by_status ON item(status, rating, published, type)"),
    // The works of some years, with a status, of a type; the oldest and the newest.
    SchemaIndex(
      name: "item_by_published",
      sql: "CREATE INDEX item_by_published ON item(published, status, type, rating)"),
    // What was finished lately.
    SchemaIndex(
      name: "item_by_finished",
      sql: "CREATE INDEX item_by_finished ON item(finished) WHERE finished IS NOT NULL"),
    // What was added lately.
    SchemaIndex(name: "item_by_added", sql: "CREATE INDEX item_by_added ON item(added)"),
    // What was finished in a month, also for the first of several times.
    SchemaIndex(
      name: "experience_by_finished",
      sql: "CREATE INDEX experience_by_finished ON experience(finished)"),
  ]
}
