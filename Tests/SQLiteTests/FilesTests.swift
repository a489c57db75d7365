import Glibc
import SQLite
import Testing

@Suite("files: attaching, checkpoints, backups, checks")
struct FilesTests {
  let folder = TemporaryFolder()
  let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: folder.file("a.db"), mode: .create)
    try connection.execute(
      "PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
  }

  private func size(_ name: String) -> Int {
    var status = stat()
    return stat(folder.file(name), &status) == 0 ? Int(status.st_size) : -1
  }

  @Test("an attached file and a temporary one are read and written beside the main one")
  func attached() throws {
    try connection.attach(path: folder.file("b?.db"), as: "other", mode: .create)
    try connection.attachTemporary(as: "scratch")
    try connection.execute(
      """
      CREATE TABLE other.t AS SELECT a + 1 AS a FROM main.t;
      CREATE TABLE scratch.t AS SELECT a + 1 AS a FROM other.t
      """)
    #expect(try connection.value("SELECT a FROM scratch.t") == 3)
    try connection.detach("scratch")
    try connection.detach("other")
    #expect(size("b?.db") > 0)
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT * FROM other.t") }
    #expect(error?.message == "no such table: other.t")
  }

  @Test("a missing file is not made by attaching it to read")
  func attachedMissing() {
    let error = #expect(throws: SQLiteError.self) {
      try connection.attach(path: folder.file("missing.db"), as: "other", mode: .readOnly)
    }
    #expect(error?.isCantOpen == true)
    #expect(size("missing.db") == -1)
  }

  @Test("checkpoints move the WAL into the file, and truncating empties it")
  func checkpoints() throws {
    let passive = try connection.checkpoint(.passive)
    #expect(passive.pages > 0 && passive.moved == passive.pages)
    #expect(size("a.db-wal") > 0)
    #expect(try connection.checkpoint(.truncate) == (0, 0))
    #expect(size("a.db-wal") == 0)
  }

  @Test("without a checkpoint on closing, the WAL stays", arguments: [true, false])
  func closing(isKept: Bool) throws {
    try connection.set(.noCheckpointOnClose, isKept)
    connection.close()
    #expect((size("a.db-wal") > 0) == isKept)
    let reader = try SQLiteConnection(path: folder.file("a.db"), mode: .readOnly)
    #expect(try reader.value("SELECT a FROM t") == 1)
  }

  @Test("a defensive connection refuses to write the schema table")
  func defensive() throws {
    try connection.set(.defensive)
    try connection.execute("PRAGMA writable_schema = ON")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("DELETE FROM sqlite_schema")
    }
    #expect(error?.message == "table sqlite_master may not be modified")
  }

  @Test("a misspelt name in double quotes is an error once texts may not stand in them")
  func doubleQuotes() throws {
    #expect(try connection.value("SELECT \"b\" FROM t") == "b")
    try connection.set(.doubleQuotedText, false)
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("SELECT \"b\" FROM t LIMIT 1")
    }
    #expect(error?.message == "no such column: b")
  }

  @Test("a backup is one state, whatever is written while it is made")
  func backup() throws {
    try connection.run(
      """
      INSERT INTO t WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n LIMIT 9000)
      SELECT zeroblob(1000) FROM n
      """)
    let writer = try SQLiteConnection(path: folder.file("a.db"), mode: .readWrite)
    let copy = try SQLiteConnection(path: folder.file("copy.db"), mode: .create)
    var steps: [Bool] = []
    try connection.backup(to: copy) { copied, total in
      steps.append(copied < total)
      do { try writer.run("INSERT INTO t VALUES (2)") } catch { Issue.record(error) }
      return true
    }
    #expect(steps == [true, true])
    #expect(try copy.value("SELECT count(*) FROM t") == 9001)
    #expect(try copy.integrityCheck() == [])
    #expect(try connection.value("SELECT count(*) FROM t") == 9003)
    #expect(!connection.isInTransaction)
  }

  @Test("a backup that is given up leaves the destination as it was")
  func backupGivenUp() throws {
    try connection.run("INSERT INTO t VALUES (zeroblob(8000000))")
    let copy = try SQLiteConnection(path: folder.file("copy.db"), mode: .create)
    try copy.execute("CREATE TABLE mine (a)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.backup(to: copy) { _, _ in false }
    }
    #expect(error?.isInterrupted == true)
    #expect(try copy.map("SELECT name FROM sqlite_schema") { $0.text(0) } == ["mine"])
  }

  @Test("a backup onto itself is refused")
  func backupOntoItself() {
    #expect(throws: SQLiteError.self) { try connection.backup(to: connection) }
    #expect(!connection.isInTransaction)
  }

  @Test("a sound file has no findings, a damaged one has some or is corrupt")
  func damaged() throws {
    try connection.execute("CREATE INDEX i ON t (a)")
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.integrityCheck(quick: true) == [])
    try connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()

    // The third page holds the index: its content is written over, past the page's header.
    let file = fopen(folder.file("a.db"), "r+")
    fseek(file, 2 * 4096 + 4000, SEEK_SET)
    fputs(String(repeating: "!", count: 96), file)
    fclose(file)
    let damaged = try SQLiteConnection(path: folder.file("a.db"), mode: .readOnly)
    var isFound = false
    do {
      isFound = try !damaged.integrityCheck().isEmpty
    } catch {
      isFound = error.isCorrupt
    }
    #expect(isFound)
  }

  @Test("a file cut short is corrupt at its first reading")
  func cutShort() throws {
    try connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    truncate(folder.file("a.db"), 4096)
    let damaged = try SQLiteConnection(path: folder.file("a.db"), mode: .readOnly)
    let error = #expect(throws: SQLiteError.self) { try damaged.run("SELECT * FROM t") }
    #expect(error?.isCorrupt == true)
  }
}
