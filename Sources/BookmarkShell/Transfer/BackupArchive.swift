import Archive
import BookmarkCommands
import Glibc

/// One file with everything of a person: the collection and the files of the folder of settings.
struct BackupArchive {
  /// The name under which the collection stands in it.
  static let storeName = "bookmarks.db"
  /// The folder of settings in it.
  static let configFolder = "config/"
  /// A file of settings that is larger than that isn't one.
  static let largestSetting = 16 << 20

  let console: any Console

  private var config: String { UserFolders.config(environment: console.environment) }

  /// Writes the archive, reads it back from the disk and compares, and only then lets it appear.
  ///
  /// - Parameter store: a copy of the collection.
  func write(to path: String, store: String, replacing: Bool) throws(FileFailure) {
    let file = try OutputFile(path, replacing: replacing)
    var digest = ByteDigest()
    func put(_ bytes: [UInt8]) throws(FileFailure) {
      digest.add(bytes)
      try file.write(bytes)
    }
    try add(store, as: Self.storeName, put)
    for name in SettingsFolder(path: config).files() {
      try add("\(config)/\(name)", as: Self.configFolder + name, put)
    }
    try put(Tar.end)
    if let written = try file.synced() {
      let input = try InputFile(written, console: console)
      var found = ByteDigest()
      while true {
        let bytes = try input.read()
        if bytes.isEmpty { break }
        found.add(bytes)
      }
      guard found == digest else {
        throw FileFailure(path: path, action: .writing, error: SystemError(errno: EIO))
      }
    }
    try file.finish()
  }

  private func add(
    _ path: String, as name: String, _ put: ([UInt8]) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let input = try InputFile(path, console: console)
    var status = stat()
    guard let size = input.size, stat(path, &status) == 0,
      let header = Tar.header(
        Tar.Member(name: name, size: size, mode: Int(status.st_mode & 0o777)))
    else { return }
    try put(header)
    var left = size
    while left > 0 {
      let bytes = try input.read(min(left, 1 << 20))
      if bytes.isEmpty {
        throw FileFailure(path: path, action: .reading, error: SystemError(errno: EIO))
      }
      try put(bytes)
      left -= bytes.count
    }
    try put(Tar.padding(after: size))
  }

  /// What an archive holds, the collection being unpacked to a file.
  struct Content {
    /// Whether there was a collection.
    var hasStore = false
    /// The files of settings with their names in the folder.
    var settings: [(name: String, mode: Int, bytes: [UInt8])] = []
  }

  /// Whether a file begins as an archive does; else it may be a collection by itself.
  static func isOne(_ path: String) -> Bool {
    FilePath.beginning(of: path, count: Tar.blockSize).flatMap { Tar.member($0) } != nil
  }

  /// Unpacks the collection to a path and reads the settings; `nil` for a file that ends too early.
  func unpack(_ path: String, storeTo target: String) throws(FileFailure) -> Content? {
    let input = try InputFile(path, console: console)
    var content = Content()
    while let member = Tar.member(try read(Tar.blockSize, input)) {
      let padding = Tar.padding(after: member.size).count
      if member.name == Self.storeName {
        let file = try OutputFile(target, replacing: true)
        var left = member.size
        while left > 0 {
          let bytes = try read(min(left, 1 << 20), input)
          if bytes.isEmpty { return nil }
          try file.write(bytes)
          left -= bytes.count
        }
        try file.finish()
        content.hasStore = true
      } else {
        guard member.size <= Self.largestSetting else { return nil }
        let bytes = try read(member.size, input)
        guard bytes.count == member.size else { return nil }
        if let name = Self.settingName(member.name) {
          content.settings.append((name, member.mode, bytes))
        }
      }
      guard try read(padding, input).count == padding else { return nil }
    }
    return content
  }

  /// The name in the folder of settings; `nil` for one that leads out of it.
  static func settingName(_ name: String) -> String? {
    guard name.hasPrefix(configFolder) else { return nil }
    let rest = name.dropFirst(configFolder.count)
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    return isPlain && parts.count <= 2 ? String(rest) : nil
  }

  /// So many bytes, or fewer at the end of the file.
  private func read(_ count: Int, _ input: InputFile) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try input.read(count - bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
