import CSQLite

extension SQLiteConnection {
  /// Teaches this connection an SQL function written in Swift.
  ///
  /// - Parameters:
  ///   - name: called in SQL without regard to case.
  ///   - argumentCount: the exact number, or -1 for any.
  ///   - deterministic: the same arguments always give the same result, and so the function may
  ///     be used in an index.
  ///   - body: any error it throws fails the statement, with the error's description as message.
  public func createFunction(
    _ name: String, argumentCount: Int32, deterministic: Bool,
    _ body: @escaping ([SQLiteValue]) throws -> SQLiteValue
  ) throws(SQLiteError) {
    let database = try open()
    let flags = SQLITE_UTF8 | (deterministic ? SQLITE_DETERMINISTIC : 0)
    let function = Unmanaged.passRetained(ScalarFunction(body)).toOpaque()
    // SQLite calls the release function even when this registration fails.
    try check(
      sqlite3_create_function_v2(
        database, name, argumentCount, flags, function,
        { context, count, arguments in
          guard let pointer = sqlite3_user_data(context) else { return }
          let function = Unmanaged<ScalarFunction>.fromOpaque(pointer).takeUnretainedValue()
          function.answer(context, UnsafeBufferPointer(start: arguments, count: Int(count)))
        }, nil, nil,
        { pointer in
          if let pointer { Unmanaged<ScalarFunction>.fromOpaque(pointer).release() }
        }))
  }
}

/// Keeps a function's closure for as long as SQLite knows the function.
private final class ScalarFunction {
  private let body: ([SQLiteValue]) throws -> SQLiteValue

  init(_ body: @escaping ([SQLiteValue]) throws -> SQLiteValue) { self.body = body }

  func answer(_ context: OpaquePointer?, _ arguments: UnsafeBufferPointer<OpaquePointer?>) {
    do {
      switch try body(arguments.map(SQLiteValue.init(argument:))) {
      case .null: sqlite3_result_null(context)
      case .integer(let integer): sqlite3_result_int64(context, integer)
      case .real(let real): sqlite3_result_double(context, real)
      case .text(var text):
        text.withUTF8 { bytes in
          guard let start = bytes.baseAddress else { return csqlite_result_text(context, "", 0) }
          csqlite_result_text(context, start, UInt64(bytes.count))
        }
      case .blob(let blob):
        blob.withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress, !bytes.isEmpty else {
            return _ = sqlite3_result_zeroblob64(context, 0)
          }
          csqlite_result_blob(context, start, UInt64(bytes.count))
        }
      }
    } catch {
      let message = (error as? SQLiteError)?.message ?? String(describing: error)
      sqlite3_result_error(context, message, -1)
    }
  }
}

extension SQLiteValue {
  /// Copies an argument that SQLite passes to a function.
  fileprivate init(argument: OpaquePointer?) {
    switch sqlite3_value_type(argument) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(argument))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(argument))
    case SQLITE_TEXT:
      let start = sqlite3_value_text(argument)
      let count = start == nil ? 0 : Int(sqlite3_value_bytes(argument))
      self = .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(argument)
      let count = start == nil ? 0 : Int(sqlite3_value_bytes(argument))
      self = .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: self = .null
    }
  }
}
