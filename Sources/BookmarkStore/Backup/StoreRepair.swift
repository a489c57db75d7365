public import BookmarkCommands
public import BookmarkEngine
import BookmarkModel
import Glibc
import SQLite

/// Saves what can be read of a damaged store into a new one; the damaged file is kept beside it.
public struct StoreRepair: Sendable {
  private let path: String
  private let backups: BackupFolder?

  /// A repair of the store at a path.
  ///
  /// - Parameter backups: the folder in which a backup may stand that holds what is lost.
  public init(path: String, backups: String?) {
    self.path = path
    self.backups = backups.map { BackupFolder(path: $0) }
  }

  /// Repairs the store, unless it is sound.
  public func run() throws(StoreError) -> RepairStore.Reply {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(opening: path, errno) }
    if let count = try soundCount() { return RepairStore.Reply(isSound: true, saved: count) }
    let lock = try WriteLock(storePath: path, command: "repair", patience: .seconds(5))
    let stamp = Timestamp.now.description.filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    let partial = "\(path).repairing"
    for suffix in ["", "-wal", "-shm", ".lock"] { unlink(partial + suffix) }
    defer { unlink(partial + ".lock") }
    var reply = try salvage(into: partial)
    reply.backupPath = backups?.newest(of: path)
    guard reply.saved > 0 else {
      for suffix in ["", "-wal", "-shm"] { unlink(partial + suffix) }
      let hint = reply.backupPath.map { "; the newest backup is \($0)" } ?? ""
      throw .corrupt(path: path, reason: "nothing in it can be read\(hint)")
    }
    let damaged = "\(path).damaged-\(stamp)"
    for suffix in ["", "-wal"] where access(path + suffix, F_OK) == 0 {
      guard rename(path + suffix, damaged + suffix) == 0 else {
        throw .writeFailed(path: damaged, reason: systemMessage(errno))
      }
    }
    unlink(path + "-shm")
    guard rename(partial, path) == 0 else {
      throw .writeFailed(path: path, reason: systemMessage(errno))
    }
    reply.damagedPath = damaged
    withExtendedLifetime(lock) {}
    return reply
  }

  /// How many bookmarks there are in a store that is sound; `nil` for a damaged one.
  private func soundCount() throws(StoreError) -> Int? {
    do throws(StoreError) {
      let store = try SQLiteStore.open(path: path)
      let checks = try store.diagnose()
      guard checks.allSatisfy({ $0.verdict != .bad }) else { return nil }
      return checks.first { $0.name == "bookmarks" }.flatMap { Int($0.finding) } ?? 0
    } catch {
      switch error {
      case .corrupt, .notAStore, .bug: return nil
      default: throw error
      }
    }
  }

  /// Fills a new store with what the damaged one still gives.
  private func salvage(into target: String) throws(StoreError) -> RepairStore.Reply {
    let copy = try StoreCopy(of: path)
    let file = try StoreFile(path: target)
    let connection = try file.connect(forWriting: true)
    let reply = try storing(path) { () throws(SQLiteError) in
      let source = try SQLiteConnection(path: copy.path, mode: .readWrite)
      return try connection.transaction(.immediate) { () throws(SQLiteError) in
        try SalvagedTables(source: source, connection: connection).copyAll()
      }
    }
    file.emptyJournal(connection)
    connection.close()
    withExtendedLifetime(copy) {}
    for suffix in ["-wal", "-shm"] { unlink(target + suffix) }
    return reply
  }
}
