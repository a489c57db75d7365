import SQLite
import Testing

@Suite("functions and stopping")
struct FunctionTests {
  let connection: SQLiteConnection

  /// Counts without end.
  static let endless =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

  init() throws { connection = try SQLiteConnection.inMemory() }

  @Test("a function gives back what it is given, of every kind", arguments: ValueTests.values)
  func echo(value: SQLiteValue) throws {
    try connection.createFunction("echo", argumentCount: 1, deterministic: true) { $0[0] }
    #expect(try connection.value("SELECT echo(?)", [value]) == value)
  }

  @Test("a function with any number of arguments, replaced by another")
  func replaced() throws {
    try connection.createFunction("many", argumentCount: -1, deterministic: false) {
      .integer(Int64($0.count))
    }
    #expect(try connection.map("SELECT many(), many(1, 'a')") { $0.values } == [[0, 2]])
    try connection.createFunction("many", argumentCount: -1, deterministic: false) { _ in "new" }
    #expect(try connection.value("SELECT many()") == "new")
  }

  @Test("a deterministic function may be indexed, any other may not")
  func indexed() throws {
    try connection.createFunction("fold", argumentCount: 1, deterministic: true) {
      .text($0[0].asText?.lowercased() ?? "")
    }
    try connection.createFunction("chance", argumentCount: 1, deterministic: false) { $0[0] }
    try connection.execute("CREATE TABLE t (a); CREATE INDEX i ON t (fold(a))")
    try connection.run("INSERT INTO t VALUES ('Dune')")
    #expect(try connection.value("SELECT a FROM t WHERE fold(a) = ?", ["dune"]) == "Dune")
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("CREATE INDEX j ON t (chance(a))")
    }
    #expect(error?.message == "non-deterministic functions prohibited in index expressions")
  }

  @Test("an error in a function fails the statement with its words")
  func failing() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "not on a Sunday" }
    try connection.createFunction("refuse", argumentCount: 0, deterministic: false) { _ in
      throw Refusal()
    }
    try connection.createFunction("complain", argumentCount: 0, deterministic: false) { _ in
      throw SQLiteError(message: "too late")
    }
    for (name, message) in [("refuse", "not on a Sunday"), ("complain", "too late")] {
      let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT \(name)()") }
      #expect(error?.message == message)
      #expect(error?.sql == "SELECT \(name)()")
    }
  }

  @Test("a wrong number of arguments and an impossible name are errors")
  func wrong() throws {
    try connection.createFunction("one", argumentCount: 1, deterministic: true) { $0[0] }
    #expect(throws: SQLiteError.self) { try connection.run("SELECT one(1, 2)") }
    #expect(throws: SQLiteError.self) {
      try connection.createFunction("f", argumentCount: 1000, deterministic: true) { $0[0] }
    }
    connection.close()
    #expect(throws: SQLiteError.self) {
      try connection.createFunction("f", argumentCount: 1, deterministic: true) { $0[0] }
    }
  }

  @Test("another task's interrupt ends a statement that would never end, and the next one works")
  func interrupted() async throws {
    // A function tells that the statement is running: an interrupt before it has no effect.
    let handle = connection.interruptHandle
    try connection.createFunction("started", argumentCount: 0, deterministic: false) { _ in
      Task.detached { handle.interrupt() }
      return .null
    }
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("SELECT started(), (\(Self.endless))")
    }
    #expect(error?.isInterrupted == true)
    #expect(error?.message == "interrupted")
    #expect(try connection.value("SELECT 1") == 1)
  }

  @Test("an interrupt after closing does nothing")
  func interruptedLate() {
    let handle = connection.interruptHandle
    connection.close()
    handle.interrupt()
  }

  @Test("a progress handler ends a statement, until it is taken away")
  func progress() throws {
    var questions = 0
    try connection.onProgress(every: 1000) {
      questions += 1
      return questions == 3
    }
    let error = #expect(throws: SQLiteError.self) { try connection.run(Self.endless) }
    #expect(error?.isInterrupted == true)
    #expect(questions == 3)
    try connection.onProgress(nil)
    let counted = Self.endless.replacing("FROM n) SELECT", with: "FROM n LIMIT 99999) SELECT")
    #expect(try connection.value(counted) == 99_999)
    #expect(questions == 3)
  }
}
