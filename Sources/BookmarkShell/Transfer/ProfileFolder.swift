import BookmarkExchange
import FoundationEssentials
import Glibc

/// The folder in which a person's own profiles of tables are kept, one JSON file each.
struct ProfileFolder {
  let path: String

  init(environment: [String: String]) {
    path = UserFolders.config(environment: environment) + "/profiles"
  }

  /// What stands in a file.
  private struct Content: Codable {
    var columns: [ColumnMapping]
  }

  /// Every profile that can be read, in the order of names.
  func all() -> [PersonalProfile] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if file.hasSuffix(".json"), !file.hasPrefix(".") { names.append(String(file.dropLast(5))) }
    }
    return names.sorted().compactMap(profile)
  }

  /// The profile of a name; nil if there is none that can be read.
  func profile(_ name: String) -> PersonalProfile? {
    guard Self.isName(name),
      let data = try? Data(contentsOf: URL(filePath: "\(path)/\(name).json")),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else { return nil }
    return PersonalProfile(name: name, columns: content.columns)
  }

  /// Keeps a profile, in place of one of the same name.
  func keep(_ profile: PersonalProfile) throws(FileFailure) -> String {
    let file = "\(path)/\(profile.name).json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Content(columns: profile.columns)) else {
      throw FileFailure(path: file, action: .creating, error: SystemError(errno: EINVAL))
    }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileFailure(path: path, action: .creating, error: .last)
    }
    let output = try OutputFile(file, replacing: true)
    try output.write(Array(data) + [0x0A])
    try output.finish()
    return file
  }

  /// Whether a text can be the name of a profile.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix(".") && !text.contains("/")
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
