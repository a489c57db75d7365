import BookmarkEngine
import Glibc
import SQLite

/// The file of a collection: where it is, whether it can be written, how it is opened.
struct StoreFile: Sendable {
  /// The path as it was given.
  let path: String
  /// The path that is opened: a private copy where a read-only folder allows nothing else.
  let openedPath: String
  /// How a reader opens it.
  let readMode: SQLiteConnection.Mode
  /// Why it can't be written, when it can't.
  let readOnlyReason: String?

  /// Makes sure that there is a store of this version at the path.
  ///
  /// A missing one is made with its folder (0600 in 0700); an older one is brought to this
  /// version; a newer one and any other file are refused and left as they are.
  init(path: String) throws(StoreError) {
    self.path = path
    if access(path, F_OK) != 0 {
      try Self.create(path)
    }
    try Self.refuseForeign(path)
    let canWrite = access(path, W_OK) == 0 && access(Self.folder(of: path), W_OK) == 0
    if canWrite {
      try Self.migrate(path)
      (openedPath, readMode, readOnlyReason) = (path, .readWrite, nil)
    } else {
      readOnlyReason = systemMessage(access(path, W_OK) == 0 ? EACCES : errno)
      (openedPath, readMode) = try Self.readableTwin(of: path)
    }
  }

  /// A connection for reading, or one for writing under the lock.
  func connect(forWriting: Bool = false) throws(StoreError) -> SQLiteConnection {
    if forWriting, let readOnlyReason {
      throw .readOnly(path: path, reason: readOnlyReason)
    }
    return try Self.connect(openedPath, forWriting ? .readWrite : readMode)
  }

  private static func connect(_ path: String, _ mode: SQLiteConnection.Mode) throws(StoreError)
    -> SQLiteConnection
  {
    try storing(path) { () throws(SQLiteError) in
      let connection = try SQLiteConnection(path: path, mode: mode)
      try connection.set(.noCheckpointOnClose)
      try connection.set(.defensive)
      try connection.set(.trustedSchema, false)
      try connection.set(.doubleQuotedText, false)
      try connection.setBusyTimeout(.seconds(5))
      try connection.execute(
        "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA mmap_size = 0;")
      try SearchFunctions.register(in: connection)
      return connection
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func create(_ path: String) throws(StoreError) {
    let folder = folder(of: path)
    var missing: [String] = []
    var ancestor = folder
    while access(ancestor, F_OK) != 0, ancestor != "/", ancestor != "." {
      missing.append(ancestor)
      ancestor = Self.folder(of: ancestor)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
        throw openingError(folder, errno)
      }
    }
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw openingError(path, errno) }
    close(descriptor)
  }

  private static func openingError(_ path: String, _ number: Int32) -> StoreError {
    let reason = systemMessage(number)
    return switch number {
    case EACCES, EPERM, EROFS: .forbidden(path: path, reason: reason)
    case ENOSPC, EDQUOT, EIO: .writeFailed(path: path, reason: reason)
    default: .unavailable(path: path, reason: reason)
    }
  }

  /// Refuses folders, other files and newer stores, without writing a byte.
  private static func refuseForeign(_ path: String) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw openingError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unavailable(path: path, reason: systemMessage(EISDIR))
    }
    guard access(path, R_OK) == 0 else { throw openingError(path, errno) }
    if status.st_size == 0 { return }
    try storing(path) { () throws(SQLiteError) in
      // Immutable: no lock is taken and no file is made beside the store.
      let connection = try SQLiteConnection(path: path, mode: .immutable)
      let identity = try identity(of: connection)
      return identity
    }.check(path: path)
  }

  private struct Identity {
    var applicationID: Int64
    var version: Int
    var isEmpty: Bool

    func check(path: String) throws(StoreError) {
      if isEmpty { return }
      guard applicationID == Schema.applicationID else { throw .notAStore(path: path) }
      guard version <= Schema.version else {
        throw .tooNew(path: path, version: version, known: Schema.version)
      }
    }
  }

  private static func identity(of connection: SQLiteConnection) throws(SQLiteError) -> Identity {
    Identity(
      applicationID: try connection.value("PRAGMA application_id")?.asInteger ?? 0,
      version: Int(try connection.value("PRAGMA user_version")?.asInteger ?? 0),
      isEmpty: try connection.value("SELECT count(*) FROM sqlite_schema")?.asInteger == 0)
  }

  /// Brings a store to this version, in one transaction under the lock.
  private static func migrate(_ path: String) throws(StoreError) {
    let connection = try connect(path, .readWrite)
    let before = try storing(path) { () throws(SQLiteError) in try identity(of: connection) }
    try before.check(path: path)
    if !before.isEmpty, before.version == Schema.version { return }
    let lock = try WriteLock(storePath: path, command: "migrate")
    try storing(path) { () throws(SQLiteError) in
      try connection.execute("PRAGMA journal_mode = WAL")
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        // Another process may have been first.
        let current = try identity(of: connection)
        for step in Schema.migrations.dropFirst(current.isEmpty ? 0 : current.version) {
          try step.apply(to: connection)
        }
        try connection.execute(
          "PRAGMA application_id = \(Schema.applicationID);"
            + "PRAGMA user_version = \(Schema.version);")
      }
      try connection.checkpoint(.truncate)
    }
    withExtendedLifetime(lock) {}
  }

  /// How a store that can't be written is read: as it is, as immutable, or as a private copy.
  private static func readableTwin(of path: String) throws(StoreError)
    -> (String, SQLiteConnection.Mode)
  {
    let works = try? connect(path, .readOnly).value("SELECT count(*) FROM sqlite_schema")
    if works != nil { return (path, .readOnly) }
    // A WAL store needs its index file, which can't be made here.
    var status = stat()
    if stat(path + "-wal", &status) != 0 || status.st_size == 0 { return (path, .immutable) }
    return (try privateCopy(of: path), .readWrite)
  }

  private static func privateCopy(of path: String) throws(StoreError) -> String {
    var template = Array("\(temporaryFolder())/bookmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unavailable(path: path, reason: systemMessage(errno))
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for suffix in ["", "-wal"] {
      try copy(path + suffix, to: folder + "/copy.db" + suffix)
    }
    return folder + "/copy.db"
  }

  private static func temporaryFolder() -> String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  private static func copy(_ source: String, to target: String) throws(StoreError) {
    let input = Glibc.open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw openingError(source, errno) }
    defer { close(input) }
    let output = Glibc.open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw openingError(target, errno) }
    defer { close(output) }
    while true {
      let count = sendfile(output, input, nil, 1 << 20)
      if count == 0 { return }
      if count < 0 { throw .writeFailed(path: target, reason: systemMessage(errno)) }
    }
  }
}
