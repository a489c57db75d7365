import CSQLite

extension SQLiteConnection {
  /// What a connection may do with the file, and whether it may make it.
  public enum Mode: Sendable {
    /// Reads only; the file has to exist. A WAL file still needs a writable folder or its `-shm`.
    case readOnly
    /// Reads and writes a file that exists; on one without write permission, reads only.
    case readWrite
    /// Reads and writes, making the file if it is missing.
    case create
    /// Reads without locks or WAL, and so only right for a file that nobody changes meanwhile.
    case immutable

    var flags: Int32 {
      switch self {
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }

    private var query: String {
      switch self {
      case .readOnly: "?mode=ro"
      case .readWrite: "?mode=rw"
      case .create: "?mode=rwc"
      case .immutable: "?mode=ro&immutable=1"
      }
    }

    /// The path as a URI, so that SQLite takes no path for `:memory:`, a URI or nothing at all.
    ///
    /// See <https://www.sqlite.org/uri.html>. Throws for a path with a NUL inside.
    func uri(path: String) throws(SQLiteError) -> String {
      var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:./"
      for byte in path.utf8 {
        switch byte {
        case 0:
          throw SQLiteError(code: SQLITE_CANTOPEN, message: "the path has a NUL inside")
        case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0x80...:
          let digits = String(byte, radix: 16, uppercase: true)
          uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
        default:
          uri.unicodeScalars.append(Unicode.Scalar(byte))
        }
      }
      return uri + query
    }
  }
}
