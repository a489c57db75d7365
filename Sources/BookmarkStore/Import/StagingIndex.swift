import BookmarkModel
import SQLite

/// Finds staged works by what identifies them: from 64-bit hashes to numbers, in bounded memory.
///
/// A hit is only a hint; the work's real key decides. The latest keys stand in a table in memory. When
/// there are many they go into the staging database, sorted, as a run; a filter in memory tells of
/// nearly every key that is not in a run that there is no need to look.
struct StagingIndex {
  /// Where the runs are kept, in the schema `stage`.
  static let table = """
    CREATE TABLE stage.key (run INTEGER NOT NULL, hash INTEGER NOT NULL, work INTEGER NOT NULL,
      PRIMARY KEY (run, hash, work)) STRICT, WITHOUT ROWID;
    """

  private let connection: SQLiteConnection
  private let mostHeld: Int
  private var held = KeyTable()
  private var runs: [KeyFilter] = []

  /// - Parameter mostHeld: so many keys stand in memory before they go into a run.
  init(_ connection: SQLiteConnection, mostHeld: Int = 1 << 18) {
    self.connection = connection
    self.mostHeld = mostHeld
  }

  /// Remembers a work under each part of its key.
  mutating func insert(_ reference: Int64, under key: IdentityKey) throws(SQLiteError) {
    IdentityMarks.forEach(of: key) { held.insert(reference, under: $0) }
    if held.count >= mostHeld { try release() }
  }

  /// The works that may share a part of the key.
  func references(for key: IdentityKey) throws(SQLiteError) -> Set<Int64> {
    var found: Set<Int64> = []
    var suspected: [(run: Int, hash: UInt64)] = []
    IdentityMarks.forEach(of: key) { hash in
      held.collect(hash, into: &found)
      for (run, filter) in runs.enumerated() where filter.mayHold(hash) {
        suspected.append((run, hash))
      }
    }
    let sql = "SELECT work FROM stage.key WHERE run = ? AND hash = ?"
    for (run, hash) in suspected {
      try connection.withStatement(sql) { statement throws(SQLiteError) in
        try statement.bind(1, Int64(run))
        try statement.bind(2, Int64(bitPattern: hash))
        while try statement.step() { found.insert(statement.int(0)) }
      }
    }
    return found
  }

  /// Puts the keys in memory into a run.
  private mutating func release() throws(SQLiteError) {
    let run = Int64(runs.count)
    var filter = KeyFilter(count: held.count)
    let sql = "INSERT INTO stage.key (run, hash, work) VALUES (?, ?, ?)"
    for (hash, reference) in held.sorted {
      filter.insert(hash)
      try connection.withStatement(sql) { statement throws(SQLiteError) in
        try statement.bind(1, run)
        try statement.bind(2, Int64(bitPattern: hash))
        try statement.bind(3, reference)
        try statement.run()
      }
    }
    runs.append(filter)
    held = KeyTable()
  }
}
