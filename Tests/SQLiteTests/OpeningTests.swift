import Glibc
import SQLite
import Testing

@Suite("opening and closing")
struct OpeningTests {
  let folder = TemporaryFolder()

  @Test(
    "a path that can't be opened says why",
    arguments: [
      ("", SQLiteConnection.Mode.create, EISDIR),
      ("missing.db", .readOnly, ENOENT),
      ("missing.db", .readWrite, ENOENT),
      ("no/such/folder.db", .create, ENOENT),
    ])
  func cannotOpen(name: String, mode: SQLiteConnection.Mode, systemError: Int32) throws {
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteConnection(path: folder.file(name), mode: mode)
    }
    #expect(error?.isCantOpen == true)
    #expect(error?.systemError == systemError)
    #expect(error?.message == "unable to open database file")
  }

  @Test("a file without read permission is refused", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let path = folder.write("", to: "secret.db")
    chmod(path, 0)
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteConnection(path: path, mode: .readOnly)
    }
    #expect(error?.isPermission == true)
  }

  @Test("a text file is reported at the first statement")
  func textFile() throws {
    let path = folder.write(String(repeating: "title,creator\n", count: 100), to: "items.csv")
    let connection = try SQLiteConnection(path: path, mode: .readWrite)
    let error = #expect(throws: SQLiteError.self) {
      try connection.value("SELECT count(*) FROM sqlite_schema")
    }
    #expect(error?.isNotADatabase == true)
    #expect(error?.message == "file is not a database")
    #expect(error?.sql == "SELECT count(*) FROM sqlite_schema")
  }

  @Test(
    "a name that means something in a URI is a plain file name",
    arguments: [
      "a?mode=memory.db", "100%.db", "%41.db", "#1.db", "三体 é.db", "file:x.db", ":memory:",
    ])
  func plainNames(name: String) throws {
    let connection = try SQLiteConnection(path: folder.file(name), mode: .create)
    try connection.execute("CREATE TABLE t (a)")
    #expect(access(folder.file(name), F_OK) == 0)
  }

  @Test("a path with a NUL or without a name is refused", arguments: ["/tmp/a\0b.db", ""])
  func badPaths(path: String) {
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteConnection(path: path, mode: .create)
    }
    #expect(error?.isCantOpen == true)
  }

  @Test(
    "read-only and immutable connections read and never write",
    arguments: [
      SQLiteConnection.Mode.readOnly, .immutable,
    ])
  func readOnly(mode: SQLiteConnection.Mode) throws {
    let path = folder.file("a.db")
    let writer = try SQLiteConnection(path: path, mode: .create)
    try writer.execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)")
    #expect(!writer.isReadOnly)
    writer.close()

    let reader = try SQLiteConnection(path: path, mode: mode)
    #expect(reader.isReadOnly)
    #expect(try reader.value("SELECT a FROM t") == 7)
    let error = #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO t VALUES (8)") }
    #expect(error?.isReadOnly == true)
  }

  @Test("after closing, every call throws and a lent statement still ends in order")
  func closed() throws {
    let connection = try SQLiteConnection.temporary()
    try connection.withStatement("SELECT 1") { statement throws(SQLiteError) in
      connection.close()
      let hasRow = try statement.step()
      #expect(hasRow)
    }
    connection.close()
    connection.interrupt()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT 1") }
    #expect(error?.message == "the connection is closed")
    #expect(connection.changes == 0)
  }

  @Test("a temporary database and one in memory work, and their names lead nowhere")
  func privateDatabases() throws {
    for connection in [try SQLiteConnection.temporary(), try SQLiteConnection.inMemory()] {
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
      #expect(try connection.value("SELECT sum(a) FROM t") == 3)
    }
  }

  @Test("the version is told as text and as a number")
  func version() {
    #expect(SQLiteConnection.libraryVersion.hasPrefix("3."))
    #expect(SQLiteConnection.libraryVersionNumber >= 3_040_000)
  }
}
