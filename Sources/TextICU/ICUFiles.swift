import Glibc

/// Where an ICU library may lie, and under which version.
enum ICUFiles {
  /// A file to try; without a version in its name, the functions' has to be found out.
  struct Candidate: Equatable {
    let path: String
    let version: Int?
  }

  /// The versions to ask the loader for, the newest first; no folder need be listed for these.
  static let knownVersions = Array((50...90).reversed())

  private static let name = "libicui18n.so"

  /// The files to try, the best first.
  ///
  /// Without folders, the loader is asked for each known version first, because it knows its
  /// configuration and architecture; then the usual folders are listed for unknown ones.
  static func candidates(in folders: [String]?) -> some Sequence<Candidate> {
    let asked =
      folders == nil
      ? knownVersions.map { Candidate(path: "\(name).\($0)", version: $0) }
        + [Candidate(path: name, version: nil)] : []
    // Lazily: where the loader finds one, no folder is read.
    let listed = [folders ?? usualFolders].lazy.flatMap { $0.flatMap(files) }
    return [0, 1].lazy.flatMap { $0 == 0 ? asked : Array(listed) }
  }

  private static let usualFolders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    "/usr/local/lib64", "/usr/local/lib", "/lib64", "/lib",
  ]

  /// The libraries of one folder, the newest first and those without a version last.
  private static func files(of folder: String) -> [Candidate] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [Candidate] = []
    while let entry = readdir(directory) {
      let file = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if file == name { found.append(Candidate(path: "\(folder)/\(file)", version: nil)) }
      guard file.hasPrefix("\(name)."), let version = Int(file.dropFirst(name.utf8.count + 1))
      else { continue }
      found.append(Candidate(path: "\(folder)/\(file)", version: version))
    }
    return found.sorted { $0.version ?? 0 > $1.version ?? 0 }
  }
}
