import SQLite

/// What version 4 adds: what a person decided about which works are the same, so that it lasts.
///
/// Each decision bears the number of its change and counts while that change stands, so undo and
/// redo need not touch it. `forgotten` is the change that made it count no more, as long as that
/// one stands.
enum FourthSchema: Migration {
  static func apply(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(formerWorks + pairs + names)
  }

  private static let formerWorks = """
    -- Bookmarks that a person removed or merged; what they were stands in history.
    CREATE TABLE former (
      item INTEGER NOT NULL,
      change INTEGER NOT NULL,
      heir INTEGER,                -- the bookmark that took it in; none when it was removed
      forgotten INTEGER,
      PRIMARY KEY (item, change)) STRICT, WITHOUT ROWID;
    CREATE INDEX former_by_heir ON former(heir) WHERE heir IS NOT NULL;
    CREATE INDEX former_by_forgotten ON former(forgotten) WHERE forgotten IS NOT NULL;
    -- Hashes of what a source's row may have in common with one: uid, identifier, title, itself.
    CREATE TABLE former_mark (
      mark INTEGER NOT NULL,
      item INTEGER NOT NULL,
      change INTEGER NOT NULL,
      PRIMARY KEY (mark, item, change)) STRICT, WITHOUT ROWID;
    """

  private static let pairs = """
    -- Bookmarks that are different works, however alike they look; the first number is smaller.
    CREATE TABLE apart (
      first INTEGER NOT NULL,
      second INTEGER NOT NULL,
      change INTEGER NOT NULL,
      PRIMARY KEY (first, second, change)) STRICT, WITHOUT ROWID;
    CREATE INDEX apart_by_second ON apart(second);
    CREATE INDEX apart_by_change ON apart(change);
    """

  private static let names = """
    -- The names of one creator, all in one change.
    CREATE TABLE alias (
      change INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      forgotten INTEGER,
      PRIMARY KEY (change, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX alias_by_forgotten ON alias(forgotten) WHERE forgotten IS NOT NULL;
    """
}
