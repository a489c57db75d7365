import CSQLite

/// What SQLite refused: its extended result code, its words, and the SQL text without bound values.
///
/// The message names tables and columns, never a bound value, with one exception that SQLite
/// makes itself: a syntax error in a full-text query quotes the place in that query.
public struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code, as <https://www.sqlite.org/rescode.html> lists them.
  public let code: Int32

  /// SQLite's own message, in English.
  public let message: String

  /// The SQL text with its placeholders, where a statement failed.
  public let sql: String?

  /// The system's `errno` behind an input/output or opening error, otherwise 0.
  public let systemError: Int32

  /// Makes an error of one's own, for a function or a closure that runs inside SQLite's calls.
  ///
  /// - Parameter code: 1, `SQLITE_ERROR`, is SQLite's own code for everything without another.
  public init(code: Int32 = 1, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
    self.systemError = 0
  }

  /// Reads code, message and system error of the last call that failed on a connection.
  init(database: OpaquePointer?, code: Int32, sql: String?) {
    let extended = database.map(sqlite3_extended_errcode) ?? code
    // The connection's code belongs to this failure only if both name the same kind.
    let isSame = extended & 0xff == code & 0xff
    self.code = isSame ? extended : code
    if let database, isSame, let message = sqlite3_errmsg(database) {
      self.message = String(cString: message)
    } else {
      self.message = sqlite3_errstr(code).map { String(cString: $0) } ?? "unknown error"
    }
    self.sql = sql
    // SQLite leaves an older number standing after any other kind of error.
    let hasSystemError = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff)
    self.systemError = hasSystemError ? database.map(sqlite3_system_errno) ?? 0 : 0
  }

  /// Says that a connection was used after `close()`.
  static var closed: SQLiteError {
    SQLiteError(code: SQLITE_MISUSE, message: "the connection is closed")
  }
}

extension SQLiteError: CustomStringConvertible {
  /// Code, message and SQL on one line, for logs and failing tests.
  public var description: String {
    let place = sql.map { " in: \($0)" } ?? ""
    let system = systemError == 0 ? "" : ", errno \(systemError)"
    return "SQLite \(code)\(system): \(message)\(place)"
  }
}
