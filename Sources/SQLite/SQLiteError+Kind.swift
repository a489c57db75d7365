import CSQLite
import Glibc

extension SQLiteError {
  /// The primary result code: the extended one without its detail.
  public var primaryCode: Int32 { code & 0xff }

  /// Another connection holds the lock, and the busy timeout has passed.
  public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// No room is left on the disk, or the file has reached its allowed size.
  public var isFull: Bool {
    primaryCode == SQLITE_FULL
      || primaryCode == SQLITE_IOERR && [ENOSPC, EDQUOT, EFBIG].contains(systemError)
  }

  /// The file, its folder or the connection only allows reading.
  public var isReadOnly: Bool { primaryCode == SQLITE_READONLY }

  /// The file is a database whose content is damaged.
  public var isCorrupt: Bool { primaryCode == SQLITE_CORRUPT }

  /// The operating system failed to read, write or sync; `systemError` says why.
  public var isIO: Bool { primaryCode == SQLITE_IOERR }

  /// The file holds something other than an SQLite database.
  public var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }

  /// The file can't be opened: a folder, a missing file, or one without permission.
  public var isCantOpen: Bool { primaryCode == SQLITE_CANTOPEN }

  /// The system refused for want of permission, whatever SQLite makes of it.
  public var isPermission: Bool {
    primaryCode == SQLITE_PERM || systemError == EACCES || systemError == EPERM
  }

  /// The statement was stopped by an interrupt or a progress handler.
  public var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }

  /// A UNIQUE, NOT NULL, CHECK, FOREIGN KEY or other constraint refused the change.
  public var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

  /// A UNIQUE or PRIMARY KEY constraint refused the change.
  public var isUniqueViolation: Bool {
    code == SQLITE_CONSTRAINT | 8 << 8 || code == SQLITE_CONSTRAINT | 6 << 8
  }
}
