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
  /// How long another writer may make no progress before a change is given up.
  let patience: Duration
  /// Where backups are kept before much is changed; `nil` where none are made.
  let backups: BackupFolder?
  /// Keeps the private copy for as long as it is read.
  private let copy: StoreCopy?
  private let spare: SpareConnection

  /// Makes sure that there is a store of this version at the path.
  ///
  /// A missing one is made with its folder (0600 in 0700); an older one is brought to this
  /// version; a newer one and any other file are refused and left as they are.
  /// - Parameters:
  ///   - backups: where an older store is backed up before it is brought to this version.
  ///   - writeError: the number of the system's error in writing to a path, 0 for none.
  init(
    path: String, patience: Duration = .seconds(5), backups: BackupFolder? = nil,
    writeError: (String) -> Int32 = { access($0, W_OK) == 0 ? 0 : errno }
  ) throws(StoreError) {
    self.path = path
    self.patience = patience
    self.backups = backups
    if access(path, F_OK) != 0 { try Self.create(path, patience) }
    try Self.refuseForeign(path, patience)
    let errors = [writeError(path), writeError(Self.folder(of: path))]
    if let error = errors.first(where: { $0 != 0 }) {
      readOnlyReason = systemMessage(error)
      (openedPath, readMode, copy) = try Self.readableTwin(of: path, patience)
      spare = SpareConnection(nil)
      try Self.identity(of: openedPath, readMode).check(path: path)
    } else {
      spare = SpareConnection(try Self.migrate(path, patience, backups))
      (openedPath, readMode, readOnlyReason, copy) = (path, .readWrite, nil, nil)
    }
  }

  /// A connection for reading, or one for writing under the lock.
  func connect(forWriting: Bool = false) throws(StoreError) -> SQLiteConnection {
    if forWriting, let readOnlyReason {
      throw .readOnly(path: path, reason: readOnlyReason)
    }
    if let connection = spare.take() { return connection }
    return try Self.connect(openedPath, forWriting ? .readWrite : readMode, patience)
  }

  /// The lock under which everything is written.
  ///
  /// - Parameter patience: how long another writer may make no progress; the store's unless given.
  func lock(
    _ command: String, patience: Duration? = nil, isCancelled: () -> Bool = { false }
  ) throws(StoreError) -> WriteLock {
    try WriteLock(
      storePath: path, command: command, patience: patience ?? self.patience,
      isCancelled: isCancelled)
  }

  private static func connect(
    _ path: String, _ mode: SQLiteConnection.Mode, _ patience: Duration
  ) throws(StoreError) -> SQLiteConnection {
    try storing(path) { () throws(SQLiteError) in
      let connection = try SQLiteConnection(path: path, mode: mode)
      try connection.set(.noCheckpointOnClose)
      try connection.set(.defensive)
      try connection.set(.trustedSchema, false)
      try connection.set(.doubleQuotedText, false)
      try connection.setBusyTimeout(patience)
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

  private static func create(_ path: String, _ patience: Duration) throws(StoreError) {
    let folder = folder(of: path)
    var missing: [String] = []
    var ancestor = folder
    while access(ancestor, F_OK) != 0, ancestor != "/", ancestor != "." {
      missing.append(ancestor)
      ancestor = Self.folder(of: ancestor)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
        throw StoreError(opening: folder, errno)
      }
    }
    let error = access(folder, W_OK) == 0 ? 0 : errno
    guard error == 0 else { throw StoreError(opening: path, error) }
    // Under the lock, so that an empty file beside another signature is known to be a damaged store.
    let lock = try WriteLock(storePath: path, command: migrating, patience: patience)
    // Exclusive: closing a file that has become a store meanwhile would drop SQLite's locks on it.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 || errno == EEXIST else { throw StoreError(opening: path, errno) }
    if descriptor >= 0 { close(descriptor) }
    withExtendedLifetime(lock) {}
  }

  /// Refuses folders, other files and newer stores, without writing a byte.
  ///
  /// A file that somebody is making into a store at this moment looks like anything; a look under
  /// the lock decides.
  private static func refuseForeign(_ path: String, _ patience: Duration) throws(StoreError) {
    do throws(StoreError) {
      try lookInside(path)
    } catch {
      let isLockable = access(path + ".lock", W_OK) == 0 && access(path, W_OK) == 0
      guard isLockable, error.isAboutContents else { throw error }
      let lock = try WriteLock(storePath: path, command: "check", patience: patience)
      try lookInside(path)
      withExtendedLifetime(lock) {}
    }
  }

  private static func lookInside(_ path: String) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(opening: path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unavailable(path: path, reason: systemMessage(EISDIR))
    }
    guard access(path, R_OK) == 0 else { throw StoreError(opening: path, errno) }
    if status.st_size == 0 { return try refuseEmptied(path) }
    // SQLite takes a file of one byte for an empty one.
    guard status.st_size > 1 else { throw .notAStore(path: path) }
    let hasJournal = stat(path + "-wal", &status) == 0 && status.st_size > 0
    do throws(StoreError) {
      // Immutable: no lock is taken and no file is made beside the store. But where there is a
      // journal the file alone may be half of something, and only both together can be read.
      let mode = hasJournal ? SQLiteConnection.Mode.readOnly : .immutable
      try identity(of: path, mode).check(path: path)
    } catch .unavailable where hasJournal {
      // A folder in which the journal's index can't be made; a copy is looked into later.
    }
  }

  private static func identity(of path: String, _ mode: SQLiteConnection.Mode)
    throws(StoreError) -> StoreIdentity
  {
    try storing(path) { () throws(SQLiteError) in
      let connection = try SQLiteConnection(path: path, mode: mode)
      try connection.set(.noCheckpointOnClose)
      try connection.setBusyTimeout(.seconds(5))
      return try StoreIdentity(of: connection)
    }
  }

  /// Refuses a file without a byte that was a store once: it has a journal, or was written to.
  private static func refuseEmptied(_ path: String) throws(StoreError) {
    var status = stat()
    let hasJournal = stat(path + "-wal", &status) == 0 && status.st_size > 0
    let holder = WriteLock.lastHolder(storePath: path) ?? ""
    let wasWritten = !holder.isEmpty && !holder.hasSuffix(" " + migrating)
    if hasJournal || wasWritten {
      throw .corrupt(path: path, reason: "the file is empty, and was not before")
    }
  }

  private static let migrating = "migrate"

  /// Brings a store to this version, in one transaction under the lock, and gives the connection.
  private static func migrate(_ path: String, _ patience: Duration, _ backups: BackupFolder?)
    throws(StoreError) -> SQLiteConnection
  {
    let connection = try connect(path, .readWrite, patience)
    let before = try storing(path) { () throws(SQLiteError) in
      try StoreIdentity(of: connection)
    }
    try before.check(path: path)
    let isReady = try storing(path) { () throws(SQLiteError) in
      // A copy made by another tool may have lost its journal mode.
      guard before.isCurrent,
        try connection.value("PRAGMA journal_mode")?.asText == "wal",
        try SearchIndex(connection: connection).isCurrent
      else { return false }
      // In one moment: somebody may be adding the first bookmark.
      try connection.transaction(.deferred) { () throws(SQLiteError) in
        try refuseLost(connection)
      }
      return true
    }
    if isReady { return connection }
    let lock = try WriteLock(storePath: path, command: migrating, patience: patience)
    if !before.isEmpty, !before.isCurrent {
      try backups?.keep(connection, of: path, before: "migration", isUrgent: true) {
        lock.showProgress()
      }
    }
    try storing(path) { () throws(SQLiteError) in
      try connection.execute("PRAGMA journal_mode = WAL")
      try connection.transaction(.immediate) { () throws(SQLiteError) in
        // Another process may have been first.
        let current = try StoreIdentity(of: connection)
        for step in Schema.migrations.dropFirst(current.isEmpty ? 0 : current.version) {
          try step.apply(to: connection)
        }
        // A build with other rules of folding or spelling may have written it.
        let search = SearchIndex(connection: connection)
        if try !search.isCurrent { try search.refill() }
        try connection.execute(
          "PRAGMA application_id = \(Schema.applicationID);"
            + "PRAGMA user_version = \(Schema.version);")
      }
    }
    emptyJournal(connection, patience)
    withExtendedLifetime(lock) {}
    return connection
  }

  /// Refuses a store without bookmarks of which its history says that it has some.
  ///
  /// A damaged page can look like an empty table, and must not pass for an empty collection.
  private static func refuseLost(_ connection: SQLiteConnection) throws(SQLiteError) {
    if try connection.value("SELECT 1 FROM item LIMIT 1") != nil { return }
    let sql = "SELECT coalesce(sum(added - removed), 0) FROM change"
    let expected = try connection.value(sql)?.asInteger ?? 0
    let given = try connection.value("SELECT seq FROM sqlite_sequence WHERE name = 'item'")
    let wasUsed = try connection.value("SELECT 1 FROM change LIMIT 1") != nil
    if expected != 0 || (given?.asInteger ?? 0) > 0 && !wasUsed {
      throw SQLiteError(code: 11, message: "there are no bookmarks, and history says there are")
    }
  }

  /// How a store that can't be written is read: as it is, as immutable, or as a private copy.
  private static func readableTwin(of path: String, _ patience: Duration) throws(StoreError)
    -> (String, SQLiteConnection.Mode, StoreCopy?)
  {
    let works = try? connect(path, .readOnly, patience).value("SELECT count(*) FROM sqlite_schema")
    if works != nil { return (path, .readOnly, nil) }
    // A WAL store needs its index file, which can't be made here.
    var status = stat()
    if stat(path + "-wal", &status) != 0 || status.st_size == 0 { return (path, .immutable, nil) }
    let copy = try StoreCopy(of: path)
    return (copy.path, .readWrite, copy)
  }
}

extension StoreError {
  /// Whether the file's bytes are to blame, not the way to them.
  fileprivate var isAboutContents: Bool {
    switch self {
    case .notAStore, .corrupt: true
    default: false
    }
  }
}
