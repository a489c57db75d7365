import Glibc

/// The files of the project that these tests belong to.
enum Project {
  /// The whole path of a file or folder by its path in the project.
  static func path(of name: String) -> String {
    // Support, EndToEndTests, Tests: three folders up from this file's own.
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/" + name
  }

  /// The bytes of a file by its path in the project; empty when it isn't there.
  static func bytes(of name: String) -> [UInt8] {
    let file = open(path(of: name), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
