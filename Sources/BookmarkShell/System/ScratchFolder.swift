import Glibc

/// A private folder for files that are needed for a moment, which goes away with this object.
final class ScratchFolder {
  let path: String

  /// Makes a folder in the one in which a file stands or will stand, where there is room for it.
  convenience init(beside file: String) throws(FileFailure) {
    try self.init(in: FilePath.folder(of: file), for: file)
  }

  /// Makes a folder where temporary files belong.
  convenience init(environment: [String: String], for file: String) throws(FileFailure) {
    try self.init(in: environment["TMPDIR"] ?? "/tmp", for: file)
  }

  private init(in folder: String, for file: String) throws(FileFailure) {
    var template = Array("\(folder)/.bookmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileFailure(path: file, action: .creating, error: .last)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in SettingsFolder.entries(path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
