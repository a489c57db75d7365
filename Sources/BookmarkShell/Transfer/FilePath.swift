import Glibc

/// Questions about paths that need no more than the path.
enum FilePath {
  /// The folder that holds the file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name without folders.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The name parted at its last point, which belongs to the suffix.
  static func parts(of name: String) -> (stem: String, suffix: String) {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return (name, "") }
    return (String(name[..<point]), String(name[point...]))
  }

  /// Makes a folder and those above it, open to their owner only.
  static func makeFolder(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }
}

extension FilePath {
  /// The first bytes of a file; `nil` when it isn't there or can't be read.
  static func beginning(of path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try? FileDescriptor.read(count, from: descriptor, unless: { true }).get()
  }
}
