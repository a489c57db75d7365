import Glibc

/// A folder that goes away, with the plain files in it, when the test does.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/sqlite-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        unlink(file(name))
      }
      closedir(folder)
    }
    rmdir(path)
  }

  /// The path of a file of that name, which need not exist.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file with that text and gives its path.
  func write(_ text: String, to name: String) -> String {
    let file = fopen(file(name), "w")
    fputs(text, file)
    fclose(file)
    return self.file(name)
  }
}
