import FoundationEssentials
import Glibc

/// A folder of its own for one test, gone afterwards.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/bookmarks-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    if path != "/tmp" { try? FileManager.default.removeItem(atPath: path) }
  }

  func write(_ name: String, _ text: String, mode: mode_t = 0o600) {
    write(name, Array(text.utf8), mode: mode)
  }

  func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o600) {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, mode)
    _ = Glibc.write(descriptor, bytes, bytes.count)
    close(descriptor)
    chmod("\(path)/\(name)", mode)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The permissions of a file.
  func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }

  var names: [String] { Self.names(in: path) }

  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Adds text to a file that is there.
  static func append(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }
}
