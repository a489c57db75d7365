import BookmarkEngine
import BookmarkModel
import Glibc
import SQLite

/// The folder of the backups that are made without being asked for; the last five of a store stay.
struct BackupFolder: Sendable {
  /// So many backups of one store are kept.
  static let kept = 5
  /// A change of more bookmarks than that is preceded by a backup.
  static let manyBookmarks = 100
  /// A backup before a change is young enough when no more seconds have passed since.
  static let enough: Int64 = 3_600

  /// The folder, which is made when it is missing.
  let path: String

  /// Backs a store up, unless that was done lately.
  ///
  /// - Parameters:
  ///   - occasion: a word for the name of the file, such as `migration`.
  ///   - isUrgent: makes one even when the latest is young.
  func keep(
    _ source: SQLiteConnection, of storePath: String, before occasion: String, isUrgent: Bool,
    showProgress: @escaping () -> Void = {}
  ) throws(StoreError) {
    let name = Self.name(of: storePath)
    let now = Timestamp.now
    if !isUrgent, let latest = names(of: name).last, let time = modification(of: latest),
      abs(now.milliseconds / 1000 - time) < Self.enough
    {
      return
    }
    makeFolder()
    let stamp = now.description.filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    try StoreBackup.write(
      source, to: "\(path)/\(name)-\(stamp)-\(occasion).db", showProgress: showProgress)
    prune(name)
  }

  /// The newest backup of a store.
  func newest(of storePath: String) -> String? {
    names(of: Self.name(of: storePath)).last.map { "\(path)/\($0)" }
  }

  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "bookmarks.db"
    return name.hasSuffix(".db") ? String(name.dropLast(3)) : name
  }

  private func modification(of name: String) -> Int64? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? Int64(status.st_mtim.tv_sec) : nil
  }

  /// The files of a store from the oldest to the newest, as their names say.
  private func names(of store: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let rest = name.dropFirst(store.count + 1)
      // Another store may have a name that begins alike: behind this one stands a year.
      if name.hasPrefix(store + "-"), name.hasSuffix(".db"), rest.prefix(8).allSatisfy(\.isNumber) {
        names.append(name)
      }
    }
    return names.sorted()
  }

  private func prune(_ store: String) {
    for name in names(of: store).dropLast(Self.kept) { unlink("\(path)/\(name)") }
  }

  private func makeFolder() {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }
}
