import Glibc

/// The folder of a person's settings: the configuration, hooks and profiles.
struct SettingsFolder {
  let path: String

  /// The names of its files and of those one folder below, in order; hidden ones are left out.
  func files() -> [String] {
    var names: [String] = []
    for name in Self.entries(path) {
      switch Self.kind("\(path)/\(name)") {
      case S_IFREG: names.append(name)
      case S_IFDIR:
        names += Self.entries("\(path)/\(name)").map { "\(name)/\($0)" }.filter {
          Self.kind("\(path)/\($0)") == S_IFREG
        }
      default: break
      }
    }
    return names
  }

  /// Writes a file; what stands there is replaced.
  func write(_ name: String, mode: Int, _ bytes: [UInt8]) throws(FileFailure) {
    let file = "\(path)/\(name)"
    FilePath.makeFolder(FilePath.folder(of: file))
    let output = try OutputFile(file, replacing: true)
    try output.write(bytes)
    try output.finish()
    chmod(file, mode_t(mode & 0o777))
  }

  /// The bytes of a file; `nil` when it isn't there.
  func bytes(of name: String) -> [UInt8]? {
    FilePath.beginning(of: "\(path)/\(name)", count: BackupArchive.largestSetting)
  }

  /// The names in a folder, in order.
  static func entries(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func kind(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
