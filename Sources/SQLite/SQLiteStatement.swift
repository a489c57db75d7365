import CSQLite

/// A prepared statement on loan from its connection, to bind, step and read.
///
/// It can't be copied or kept past the closure it is lent to. Parameters count from 1, columns
/// from 0, both as in SQLite.
///
///     try connection.withStatement("SELECT id, name FROM item WHERE year > ?1") { statement in
///       try statement.bind(1, 1999)
///       while try statement.step() { use(statement.int(0), statement.text(1)) }
///     }
public struct SQLiteStatement: ~Copyable {
  let handle: OpaquePointer

  init(handle: OpaquePointer) { self.handle = handle }

  /// The SQL text with its placeholders.
  public var sql: String { sqlite3_sql(handle).map { String(cString: $0) } ?? "" }

  /// How many values the statement takes.
  public var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// Goes to the next row: `false` at the end, and at once where nothing is returned.
  public func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw failure(code)
    }
  }

  /// Runs the statement to its end and makes it ready for the next values, for bulk changes.
  public func run() throws(SQLiteError) {
    while try step() {}
    reset()
  }

  /// Ends the current run; the bound values stay until others are bound over them.
  public func reset() { sqlite3_reset(handle) }

  /// Binds `null` to every parameter.
  public func clearBindings() { sqlite3_clear_bindings(handle) }

  /// Binds one value to each parameter; throws where their numbers differ.
  public func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    guard values.count == parameterCount else {
      let message = "\(values.count) values for \(parameterCount) parameters"
      throw SQLiteError(code: SQLITE_RANGE, message: message, sql: sql)
    }
    for (index, value) in values.enumerated() { try bind(index + 1, value) }
  }

  /// Binds a value of whatever kind it is.
  public func bind(_ index: Int, _ value: SQLiteValue) throws(SQLiteError) {
    switch value {
    case .null: try bindNull(index)
    case .integer(let integer): try bind(index, integer)
    case .real(let real): try bind(index, real)
    case .text(let text): try bind(index, text)
    case .blob(let bytes): try bind(index, bytes)
    }
  }

  /// Binds `null`, which is also what a parameter holds that was never bound.
  public func bindNull(_ index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle, position(index)))
  }

  /// Binds an integer, stored in as many bytes as it needs.
  public func bind(_ index: Int, _ integer: Int64) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, position(index), integer))
  }

  /// Binds an integer of the machine's width; also what an integer literal becomes.
  public func bind(_ index: Int, _ integer: Int) throws(SQLiteError) {
    try bind(index, Int64(integer))
  }

  /// Binds a number; SQLite stores a NaN as `null`.
  public func bind(_ index: Int, _ real: Double) throws(SQLiteError) {
    try check(sqlite3_bind_double(handle, position(index), real))
  }

  /// Binds 1 or 0.
  public func bind(_ index: Int, _ flag: Bool) throws(SQLiteError) {
    try bind(index, Int64(flag ? 1 : 0))
  }

  /// Binds text by its length: a NUL inside stays, and the empty text is not `null`.
  public func bind(_ index: Int, _ text: String) throws(SQLiteError) {
    var text = text
    try check(text.withUTF8 { bindText(position(index), UnsafeRawBufferPointer($0)) })
  }

  /// Binds text that is already UTF-8 bytes; SQLite takes its copy, and trusts that it is UTF-8.
  public func bind(_ index: Int, utf8 bytes: UnsafeRawBufferPointer) throws(SQLiteError) {
    try check(bindText(position(index), bytes))
  }

  /// Binds bytes as a blob, of which SQLite takes its copy.
  public func bind(_ index: Int, _ bytes: [UInt8]) throws(SQLiteError) {
    try check(bytes.withUnsafeBytes { bindBlob(position(index), $0) })
  }

  /// Binds bytes of a larger buffer as a blob, of which SQLite takes its copy.
  public func bind(_ index: Int, blob bytes: UnsafeRawBufferPointer) throws(SQLiteError) {
    try check(bindBlob(position(index), bytes))
  }

  private func bindText(_ index: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    // No address at all would mean null to SQLite.
    guard let start = bytes.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
    return csqlite_bind_text(handle, index, start, UInt64(bytes.count))
  }

  private func bindBlob(_ index: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      return sqlite3_bind_zeroblob(handle, index, 0)
    }
    return csqlite_bind_blob(handle, index, start, UInt64(bytes.count))
  }

  /// An index that C can't hold becomes one that SQLite refuses.
  private func position(_ index: Int) -> Int32 { Int32(exactly: index) ?? -1 }

  private func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw failure(code) }
  }

  private func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(database: sqlite3_db_handle(handle), code: code, sql: sql)
  }
}
