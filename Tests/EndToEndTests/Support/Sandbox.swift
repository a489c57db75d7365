import Glibc

/// A person's home of its own for one test, in which the built program runs.
///
/// The home, with everything in it, goes away with the value.
final class Sandbox {
  /// The home folder.
  let home: String

  init() {
    var template = Array("/tmp/bookmarks-tests-XXXXXX".utf8CString)
    home = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { Self.remove(home) }

  /// The path of a file in the home.
  func path(_ name: String) -> String { "\(home)/\(name)" }

  /// Writes a file into the home and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  /// Writes a file of any bytes into the home and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    _ = Glibc.write(file, bytes, bytes.count)
    return path(name)
  }

  /// The bytes of a file in the home; empty when it isn't there.
  func read(_ name: String) -> [UInt8] {
    let file = open(path(name), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  /// The rights of a file in the home, such as `600`; `nil` when it isn't there.
  func mode(_ name: String) -> String? {
    var status = stat()
    guard stat(path(name), &status) == 0 else { return nil }
    return String(status.st_mode & 0o777, radix: 8)
  }

  /// What the program finds in its environment; a value of `nil` takes a variable away.
  func environment(_ changes: [String: String?] = [:]) -> [String] {
    var variables: [String: String?] = [
      "HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC",
      "TERM": "xterm", "PAGER": "none",
      "XDG_DATA_HOME": path("data"), "XDG_STATE_HOME": path("state"),
      "XDG_CONFIG_HOME": path("config"), "BOOKMARKS_DB": path("test.db"),
    ]
    for (name, value) in changes { variables[name] = .some(value) }
    return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
