import Glibc

/// The programs called `bookmarks-NAME` that a person has.
public struct PluginList: Sendable {
  private static let prefix = "bookmarks-"
  private let folders: [String]

  /// The plugins that the environment leads to.
  public init(environment: [String: String]) {
    folders = UserFolders.plugins(environment: environment)
  }

  /// The plugin of a name: the first that can be run, else the first there is.
  public func plugin(_ name: String) -> ExternalPlugin? {
    guard Self.isName(name) else { return nil }
    var found: ExternalPlugin?
    for folder in folders where Self.isFile("\(folder)/\(Self.prefix)\(name)") {
      let plugin = ExternalPlugin(name: name, path: "\(folder)/\(Self.prefix)\(name)")
      if plugin.isExecutable { return plugin }
      found = found ?? plugin
    }
    return found
  }

  /// All plugins in order of their names, of each name the one that runs.
  public func all() -> [ExternalPlugin] {
    let names = Set(folders.flatMap { Self.names(in: $0) })
    return names.sorted().compactMap { plugin($0) }
  }

  /// The folder of a person's own plugins.
  var ownFolder: String { folders.first ?? "" }

  /// A name has letters, digits and dashes; `x.about` and `../x` are none.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
      }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(prefix), isName(String(name.dropFirst(prefix.count))) {
        names.append(String(name.dropFirst(prefix.count)))
      }
    }
    return names
  }
}
