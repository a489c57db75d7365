import SQLite
import Testing

@Suite("values in and out")
struct ValueTests {
  static let values: [SQLiteValue] = [
    .null, 0, -1, .integer(.min), .integer(.max), 1.5, .real(.infinity), true, "", "a", "三体 🎬",
    "before\0after", "\0", .text(String(repeating: "long ", count: 10_000)), .blob([]),
    .blob([0, 255, 0]),
  ]

  @Test("each value comes back as it went in", arguments: values)
  func roundTrip(value: SQLiteValue) throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.execute("CREATE TABLE t (a)")
    try connection.run("INSERT INTO t VALUES (?)", [value])
    #expect(try connection.value("SELECT a FROM t") == value)
    #expect(try connection.value("SELECT ?1", [value]) == value)
  }

  @Test("accessors read the stored kinds, and null as 0, empty or nil")
  func accessors() throws {
    let connection = try SQLiteConnection.inMemory()
    let sql = "SELECT 7 AS id, 2.5, 'x' || char(0) || 'y', x'00ff', NULL AS missing"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      #expect(statement.columnCount == 5)
      #expect(statement.columnNames.first == "id" && statement.columnNames.last == "missing")
      let hasRow = try statement.step()
      #expect(hasRow)
      #expect(statement.int(0) == 7 && statement.bool(0) && statement.optionalInt(0) == 7)
      #expect(statement.double(1) == 2.5 && statement.optionalDouble(1) == 2.5)
      #expect(statement.text(2) == "x\0y" && statement.optionalText(2) == "x\0y")
      #expect(statement.withTextBytes(2) { Array($0) } == [120, 0, 121])
      #expect(statement.blob(3) == [0, 255])
      #expect(statement.isNull(4) && !statement.isNull(0))
      #expect(statement.int(4) == 0 && statement.text(4) == "" && statement.blob(4) == [])
      #expect(statement.optionalInt(4) == nil && statement.optionalText(4) == nil)
      #expect(statement.optionalDouble(4) == nil && statement.value(5) == .null)
      #expect(statement.values == [7, 2.5, "x\0y", .blob([0, 255]), .null])
      let hasAnother = try statement.step()
      #expect(!hasAnother)
    }
  }

  @Test("each way to bind stores the same kinds")
  func binding() throws {
    let connection = try SQLiteConnection.inMemory()
    let sql = "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(1, Int64(1))
      try statement.bind(2, 2)
      try statement.bind(3, 2.5)
      try statement.bind(4, true)
      try statement.bind(5, "text")
      try statement.bind(6, [1, 2])
      try statement.bindNull(7)
      let bytes = Array("bytes".utf8)
      // The closure's own errors are untyped, so it only carries them out as a result.
      let outcome = bytes.withUnsafeBytes { buffer in
        Result { () throws(SQLiteError) in
          try statement.bind(8, utf8: buffer)
          try statement.bind(9, blob: UnsafeRawBufferPointer(rebasing: buffer[..<0]))
        }
      }
      try outcome.get()
      let hasRow = try statement.step()
      #expect(hasRow)
      #expect(
        statement.values == [1, 2, 2.5, 1, "text", .blob([1, 2]), .null, "bytes", .blob([])])
    }
  }

  @Test("too few values, too many and a wrong index are errors that keep the values private")
  func wrongCounts() throws {
    let connection = try SQLiteConnection.inMemory()
    for values in [[], ["secret", "secret"]] as [[SQLiteValue]] {
      let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT ?", values) }
      #expect(error?.message == "\(values.count) values for 1 parameters")
      #expect(error?.description.contains("secret") == false)
    }
    for index in [0, 2, -1, .max] {
      let error = #expect(throws: SQLiteError.self) {
        try connection.withStatement("SELECT ?") { statement throws(SQLiteError) in
          try statement.bind(index, "secret")
        }
      }
      #expect(error?.description.contains("secret") == false)
    }
  }

  @Test("optionals become null")
  func optionals() {
    #expect(SQLiteValue(nil as String?) == .null && SQLiteValue("a" as String?) == "a")
    #expect(SQLiteValue(nil as Int64?) == .null && SQLiteValue(3 as Int?) == 3)
    #expect(SQLiteValue(nil as Double?) == .null && SQLiteValue(true as Bool?) == 1)
    #expect(SQLiteValue(nil as [UInt8]?) == .null && SQLiteValue([] as [UInt8]?) == .blob([]))
    #expect(SQLiteValue.integer(3).asDouble == 3 && SQLiteValue.text("3").asInteger == nil)
    #expect(SQLiteValue.text("a").asText == "a" && SQLiteValue.null.asText == nil)
  }
}
