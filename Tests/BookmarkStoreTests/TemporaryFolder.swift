import Glibc

/// A folder that goes away with everything in it when the test does.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/bookmark-store-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { Self.remove(path) }

  /// The path of a file of that name, which need not exist.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in a folder, in order, each with its size.
  static func listing(_ path: String) -> [String] {
    names(path).sorted().map { name in
      var status = stat()
      _ = stat("\(path)/\(name)", &status)
      return "\(name) \(status.st_size)"
    }
  }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    for name in names(path) {
      let entry = "\(path)/\(name)"
      if unlink(entry) != 0 { remove(entry) }
    }
    rmdir(path)
  }
}

/// The bytes of a file.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// Writes a file with these bytes, in place of one that is there.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { return }
  _ = fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// The permissions of a file, as `ls` numbers them.
func permissions(of path: String) -> String {
  var status = stat()
  return stat(path, &status) == 0 ? String(status.st_mode & 0o777, radix: 8) : "missing"
}
