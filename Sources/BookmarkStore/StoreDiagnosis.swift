import BookmarkCommands
import BookmarkEngine
import Glibc
import SQLite

/// The checks that `doctor` makes on the store.
struct StoreDiagnosis {
  let file: StoreFile

  func checks() throws(StoreError) -> [Doctor.Reply.Check] {
    let connection = try file.connect()
    return try storing(file.path) { () throws(SQLiteError) in
      var checks = [
        Doctor.Reply.Check("store", file.path),
        Doctor.Reply.Check("schema", String(Schema.version)),
        library,
        permissions,
      ]
      if let reason = file.readOnlyReason {
        checks.append(Doctor.Reply.Check("read-only", reason, .notice))
      }
      let count = try connection.value("SELECT count(*) FROM item")?.asInteger ?? 0
      checks.append(Doctor.Reply.Check("bookmarks", String(count)))
      let faults = try connection.integrityCheck()
      checks.append(
        Doctor.Reply.Check(
          "integrity", faults.first ?? "ok", faults.isEmpty ? .good : .bad))
      let orphans = try strayRows(in: connection)
      checks.append(
        Doctor.Reply.Check("stray-rows", String(orphans), orphans == 0 ? .good : .bad))
      return checks
    }
  }

  /// Versions before 3.51.3 can damage a journal that two connections reset at once; the write
  /// lock keeps that from happening, so an older version is worth knowing and no fault.
  private var library: Doctor.Reply.Check {
    let isFixed = SQLiteConnection.libraryVersionNumber >= 3_051_003
    return Doctor.Reply.Check(
      "sqlite", SQLiteConnection.libraryVersion, isFixed ? .good : .notice)
  }

  private var permissions: Doctor.Reply.Check {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      return Doctor.Reply.Check("permissions", systemMessage(errno), .bad)
    }
    let mode = status.st_mode & 0o777
    return Doctor.Reply.Check(
      "permissions", "0" + String(mode, radix: 8), mode & 0o077 == 0 ? .good : .notice)
  }

  private func strayRows(in connection: SQLiteConnection) throws(SQLiteError) -> Int {
    var count = 0
    for table in FirstSchema.partTables {
      let sql = "SELECT count(*) FROM \(table) WHERE item NOT IN (SELECT id FROM item)"
      count += Int(try connection.value(sql)?.asInteger ?? 0)
    }
    return count
  }
}
