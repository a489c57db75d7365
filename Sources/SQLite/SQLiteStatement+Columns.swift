import CSQLite

/// A statement that stands on a row, as a listing's closure sees it.
public typealias SQLiteRow = SQLiteStatement

/// Columns count from 0; one that doesn't exist reads as `null`.
extension SQLiteStatement {
  /// How many columns each row has; 0 where the statement returns none.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The columns' names or aliases, in order.
  public var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
  }

  /// Says whether the column is `null`, which the plain accessors show as 0 or empty.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, position(column: column)) == SQLITE_NULL
  }

  /// The integer, 0 for `null`; other kinds as SQLite converts them.
  public func int(_ column: Int) -> Int64 {
    sqlite3_column_int64(handle, position(column: column))
  }

  /// The integer, or `nil` for `null`; other kinds as SQLite converts them.
  public func optionalInt(_ column: Int) -> Int64? { isNull(column) ? nil : int(column) }

  /// Says whether the column is a number other than 0.
  public func bool(_ column: Int) -> Bool { int(column) != 0 }

  /// The number, 0 for `null`; other kinds as SQLite converts them.
  public func double(_ column: Int) -> Double {
    sqlite3_column_double(handle, position(column: column))
  }

  /// The number, or `nil` for `null`; other kinds as SQLite converts them.
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }

  /// The text with any NUL inside, empty for `null`; bytes that are no UTF-8 show as U+FFFD.
  public func text(_ column: Int) -> String {
    withTextBytes(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// The text, or `nil` for `null`; bytes that are no UTF-8 show as U+FFFD.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The bytes of a blob or a text, empty for `null`.
  public func blob(_ column: Int) -> [UInt8] {
    let column = position(column: column)
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The column in the kind it is stored in.
  public func value(_ column: Int) -> SQLiteValue {
    switch sqlite3_column_type(handle, position(column: column)) {
    case SQLITE_INTEGER: .integer(int(column))
    case SQLITE_FLOAT: .real(double(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// All columns in order, in the kinds they are stored in.
  public var values: [SQLiteValue] { (0..<columnCount).map { value($0) } }

  /// Lends the text's UTF-8 bytes without making a string, for writing them straight out.
  ///
  /// The bytes are valid until the closure returns.
  public func withTextBytes<Result>(
    _ column: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let column = position(column: column)
    // The text comes first: asking for it may convert the value and change its length.
    let start = sqlite3_column_text(handle, column)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func position(column: Int) -> Int32 { Int32(exactly: column) ?? -1 }
}
