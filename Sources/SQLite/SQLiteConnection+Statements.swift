import CSQLite

extension SQLiteConnection {
  /// Runs several statements that take no values, ignoring rows, as schema scripts need.
  ///
  /// - Throws: at the first that fails; those before it stand, unless a transaction is open.
  public func execute(_ sql: String) throws(SQLiteError) {
    let bytes = try bytes(of: sql)
    var offset = 0
    while offset < bytes.count {
      // An error quotes its statement without the line breaks before it.
      let text = bytes[offset...].drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
      let (statement, length) = try prepare(text, flags: 0)
      // White space and comments at the end make no statement.
      if let statement {
        defer { sqlite3_finalize(statement) }
        let lent = SQLiteStatement(handle: statement)
        while try lent.step() {}
      }
      offset = text.startIndex + length
    }
  }

  /// Lends a prepared statement, kept for the next time the same SQL text is asked for.
  ///
  /// On the way out it is reset and its values are forgotten. The same SQL inside the closure
  /// gets a second handle.
  /// - Throws: for SQL that is wrong, empty, or more than one statement; and what `body` throws.
  public func withStatement<Result>(
    _ sql: String, _ body: (borrowing SQLiteStatement) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let entry = cache.entry(for: sql)
    let statement = if let idle = entry.take() { idle } else { try prepareOne(sql) }
    defer { takeBack(statement, entry) }
    return try body(SQLiteStatement(handle: statement))
  }

  /// Runs one statement with its values to the end; rows it returns are ignored.
  public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(values)
      while try statement.step() {}
    }
  }

  /// Lends each row of a query to a closure, which may run other statements but not end this one.
  public func rows(
    _ sql: String, _ values: [SQLiteValue] = [],
    each body: (borrowing SQLiteRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(values)
      while try statement.step() { try body(statement) }
    }
  }

  /// Collects what a closure makes of each row.
  public func map<Element>(
    _ sql: String, _ values: [SQLiteValue] = [],
    _ transform: (borrowing SQLiteRow) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    try withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(values)
      var elements: [Element] = []
      while try statement.step() { elements.append(try transform(statement)) }
      return elements
    }
  }

  /// The first column of the first row: `nil` where there is no row, `.null` where it is null.
  public func value(
    _ sql: String, _ values: [SQLiteValue] = []
  ) throws(SQLiteError) -> SQLiteValue? {
    try withStatement(sql) { statement throws(SQLiteError) in
      try statement.bind(values)
      return try statement.step() ? statement.value(0) : nil
    }
  }

  private func takeBack(_ statement: OpaquePointer, _ entry: StatementCache.Entry) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    if handle == nil {
      sqlite3_finalize(statement)
    } else {
      entry.put(statement)
    }
  }

  private func prepareOne(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    let bytes = try bytes(of: sql)
    let (first, length) = try prepare(bytes[...], flags: UInt32(SQLITE_PREPARE_PERSISTENT))
    guard let first else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "no statement", sql: sql)
    }
    do throws(SQLiteError) {
      var rest = bytes[length...]
      while !rest.isEmpty {
        let (second, length) = try prepare(rest, flags: 0)
        guard second == nil else {
          sqlite3_finalize(second)
          throw SQLiteError(code: SQLITE_MISUSE, message: "more than one statement", sql: sql)
        }
        rest = rest.dropFirst(length)
      }
    } catch {
      sqlite3_finalize(first)
      throw error
    }
    return first
  }

  /// A NUL would end the text for SQLite, and what follows it would be dropped in silence.
  private func bytes(of sql: String) throws(SQLiteError) -> [UInt8] {
    let bytes = Array(sql.utf8)
    if bytes.contains(0) {
      throw SQLiteError(code: SQLITE_MISUSE, message: "a NUL in the SQL text", sql: sql)
    }
    return bytes
  }

  /// Prepares the first statement and says how many bytes it takes; none for mere white space.
  private func prepare(
    _ sql: ArraySlice<UInt8>, flags: UInt32
  ) throws(SQLiteError) -> (statement: OpaquePointer?, length: Int) {
    let database = try open()
    var statement: OpaquePointer?
    var length = sql.count
    let code = sql.withUnsafeBytes { bytes -> Int32 in
      guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(database, start, count, flags, &statement, &tail)
      if let start, let tail { length = tail - start }
      return code
    }
    guard code == SQLITE_OK else {
      throw SQLiteError(database: database, code: code, sql: String(decoding: sql, as: UTF8.self))
    }
    return (statement, length)
  }
}
