import SQLite
import Testing

@Suite("statements")
struct StatementTests {
  let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection.inMemory()
    try connection.execute(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a UNIQUE); -- the end\n INSERT INTO t (a) VALUES (1), (2);  "
    )
  }

  @Test("the same SQL inside itself gets a handle of its own")
  func nested() throws {
    var pairs: [String] = []
    try connection.rows("SELECT a FROM t ORDER BY a") { outer throws(SQLiteError) in
      let first = outer.int(0)
      try connection.rows("SELECT a FROM t ORDER BY a") { inner in
        pairs.append("\(first)\(inner.int(0))")
      }
    }
    #expect(pairs == ["11", "12", "21", "22"])
  }

  @Test("a statement comes back without its values, also after an error")
  func cleared() throws {
    let sql = "SELECT ?1"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(1, "left over")
    }
    #expect(throws: SQLiteError.self) {
      try connection.withStatement(sql) { statement throws(SQLiteError) in
        try statement.bind(1, "left over")
        throw SQLiteError(message: "stop")
      }
    }
    let left = try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.step() ? statement.value(0) : "no row"
    }
    #expect(left == .null)
  }

  @Test("a bulk change binds and runs the one statement again and again")
  func bulk() throws {
    try connection.withStatement("INSERT INTO t (a) VALUES (?)") { statement throws(SQLiteError) in
      for number in 10..<20 {
        try statement.bind(1, number)
        try statement.run()
      }
    }
    #expect(try connection.value("SELECT count(*) || ' ' || max(a) FROM t") == "12 19")
    #expect(connection.lastInsertedRowID == 12)
    #expect(connection.changes == 1)
    try connection.run("DELETE FROM t WHERE a >= ?", [10])
    #expect(connection.changes == 10)
    #expect(connection.totalChanges == 22)
  }

  @Test("more statements than the cache holds work as well")
  func manyStatements() throws {
    for number in 0..<300 {
      #expect(try connection.value("SELECT \(number)") == .integer(Int64(number)))
    }
  }

  @Test("rows are collected, and no row is not the same as null")
  func collected() throws {
    #expect(try connection.map("SELECT a FROM t ORDER BY a") { $0.int(0) } == [1, 2])
    #expect(try connection.value("SELECT a FROM t WHERE a = ?", [9]) == nil)
    #expect(try connection.value("SELECT max(a) FROM t WHERE a = ?", [9]) == .some(.null))
  }

  @Test(
    "SQL that isn't exactly one right statement is refused",
    arguments: [
      ("", "no statement"), ("-- nothing", "no statement"),
      ("SELECT 1; SELECT 2", "more than one statement"),
      ("SELECT 1; ; SELECT 2", "more than one statement"),
      ("SELECT 1\0 DROP TABLE t", "a NUL in the SQL text"),
      ("SELEC 1", "near \"SELEC\": syntax error"), ("SELECT b FROM t", "no such column: b"),
    ])
  func wrong(sql: String, message: String) {
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.message == message)
    #expect(error?.sql == sql)
  }

  @Test("a script stops at the statement that fails and names it")
  func script() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO t (a) VALUES (3); INSERT INTO t (a) VALUES (3); oh")
    }
    #expect(error?.sql == "INSERT INTO t (a) VALUES (3);")
    #expect(error?.isUniqueViolation == true && error?.isConstraint == true)
    #expect(error?.message == "UNIQUE constraint failed: t.a")
    #expect(try connection.value("SELECT count(*) FROM t") == 3)
  }

  @Test("a table can be changed and dropped while statements on it are kept")
  func schemaChange() throws {
    #expect(try connection.value("SELECT * FROM t WHERE a = 1") == 1)
    try connection.execute("ALTER TABLE t ADD COLUMN b; DROP TABLE t; CREATE TABLE t (a)")
    #expect(try connection.value("SELECT * FROM t WHERE a = 1") == nil)
  }
}
