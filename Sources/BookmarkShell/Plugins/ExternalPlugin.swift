import BookmarkCommands
import Glibc
public import Localization

/// A program called `bookmarks-NAME`, and what it says of itself.
///
/// It says so in lines of its first 4 KiB, or where it is no script in a file beside it that ends in
/// `.about`, so that nothing has to be run to list it:
///
///     # bookmarks-plugin: what it is for, in one line
///     # bookmarks-plugin[zh-Hans]: 同样一行中文说明
///     # bookmarks-protocol: 1
public struct ExternalPlugin: Sendable {
  /// The word by which it is called.
  public var name: String
  /// The path of the program.
  public var path: String
  /// Whether it may be run.
  public var isExecutable: Bool
  /// The version of the protocol that it needs; `nil` when it says nothing.
  public private(set) var protocolVersion: Int?
  private var descriptions: [Language: String] = [:]

  /// The plugin at a path, whatever stands there.
  init(name: String, path: String) {
    self.name = name
    self.path = path
    isExecutable = access(path, X_OK) == 0
    for file in [path + ".about", path] {
      for line in Self.beginning(of: file).split(separator: "\n") { read(line) }
    }
  }

  /// Whether it can be run by a program that speaks this version.
  public var fitsProtocol: Bool {
    protocolVersion ?? Version.commandProtocol == Version.commandProtocol
  }

  /// What it says it is for, in the language where it has that, else as it comes.
  public func description(in language: Language) -> String? {
    descriptions[language] ?? descriptions[.english]
  }

  private mutating func read(_ line: Substring) {
    guard let start = line.firstRange(of: "bookmarks-") else { return }
    let rest = line[start.upperBound...]
    guard let colon = rest.firstIndex(of: ":") else { return }
    let value = rest[rest.index(after: colon)...].drop { $0 == " " }
    let text = String(value.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    let key = rest[..<colon]
    if key == "plugin" {
      descriptions[.english] = descriptions[.english] ?? text
    } else if key.hasPrefix("plugin["), key.hasSuffix("]") {
      let language = Language(tag: String(key.dropFirst(7).dropLast()))
      descriptions[language] = descriptions[language] ?? text
    } else if key == "protocol" {
      protocolVersion = protocolVersion ?? Int(text)
    }
  }

  private static func beginning(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = max(0, Glibc.read(file, &bytes, bytes.count))
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
