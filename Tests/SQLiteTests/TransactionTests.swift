import SQLite
import Testing

@Suite("transactions")
struct TransactionTests {
  let folder = TemporaryFolder()
  let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: folder.file("a.db"), mode: .create)
    try connection.execute("CREATE TABLE t (a PRIMARY KEY)")
  }

  private func contents() throws -> [Int64] {
    try connection.map("SELECT a FROM t ORDER BY a") { $0.int(0) }
  }

  @Test(
    "a transaction is kept whole and gives its closure's result",
    arguments: [
      SQLiteConnection.TransactionKind.deferred, .immediate, .exclusive,
    ])
  func kept(kind: SQLiteConnection.TransactionKind) throws {
    let result = try connection.transaction(kind) { () throws(SQLiteError) in
      try connection.run("INSERT INTO t VALUES (1)")
      try connection.run("INSERT INTO t VALUES (2)")
      #expect(connection.isInTransaction)
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(try contents() == [1, 2])
  }

  @Test("an error takes all of it back")
  func rolledBack() throws {
    try connection.run("INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES (2)")
        try connection.run("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.isUniqueViolation == true)
    #expect(try contents() == [1])
  }

  @Test("an error of the caller's own kind takes all of it back, and SQLite's is made into it")
  func ownErrors() throws {
    enum StoreError: Error, Equatable {
      case unwanted
      case sqlite(Int32)
    }
    func insert(thenThrow error: StoreError?) throws(StoreError) {
      try connection.transaction(.immediate, mapping: { StoreError.sqlite($0.code) }) {
        () throws(StoreError) in
        do throws(SQLiteError) {
          try connection.run("INSERT INTO t VALUES (1)")
        } catch {
          throw StoreError.sqlite(error.code)
        }
        if let error { throw error }
      }
    }
    #expect(throws: StoreError.unwanted) { try insert(thenThrow: .unwanted) }
    #expect(try contents() == [])
    try connection.transaction(.deferred) {
      _ = #expect(throws: StoreError.sqlite(1)) { try insert(thenThrow: nil) }
    }
  }

  @Test("a transaction inside another is refused, and the outer one goes on")
  func nestedTransactions() throws {
    try connection.transaction(.immediate) { () throws(SQLiteError) in
      try connection.run("INSERT INTO t VALUES (1)")
      let error = #expect(throws: SQLiteError.self) {
        try connection.transaction(.immediate) { Issue.record("the closure ran") }
      }
      #expect(error?.message == "cannot start a transaction within a transaction")
    }
    #expect(try contents() == [1])
  }

  @Test("a commit that fails leaves no transaction open")
  func failingCommit() throws {
    try connection.set(.foreignKeys)
    try connection.execute(
      "CREATE TABLE child (a REFERENCES t DEFERRABLE INITIALLY DEFERRED)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        try connection.run("INSERT INTO child VALUES (9)")
      }
    }
    #expect(error?.message == "FOREIGN KEY constraint failed")
    #expect(!connection.isInTransaction)
  }

  @Test("a second writer is told that the file is busy, within its timeout")
  func busy() throws {
    let other = try SQLiteConnection(path: folder.file("a.db"), mode: .readWrite)
    try other.setBusyTimeout(.milliseconds(1))
    try connection.transaction(.immediate) { () throws(SQLiteError) in
      let error = #expect(throws: SQLiteError.self) {
        try other.transaction(.immediate) { Issue.record("the closure ran") }
      }
      #expect(error?.isBusy == true)
    }
    try other.transaction(.immediate) { () throws(SQLiteError) in
      try other.run("INSERT INTO t VALUES (5)")
    }
    #expect(try contents() == [5])
  }

  @Test("a database that has reached its size is full, and the transaction is gone")
  func full() throws {
    try connection.execute("PRAGMA max_page_count = 10")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES (zeroblob(1000000))")
      }
    }
    #expect(error?.isFull == true)
    #expect(!connection.isInTransaction)
    #expect(try contents() == [])
  }
}
