import Glibc

/// The files and folders whose path begins with what was typed.
enum FileOptions {
  /// The paths in order of name; names that aren't text, or hold controls, are left out.
  ///
  /// A leading `~/` becomes the home folder's path, for nobody else would resolve it. Hidden files
  /// are offered once their point was typed.
  static func beginning(with typed: String, home: String?) -> [CompletionOption] {
    let path = typed.hasPrefix("~/") ? (home ?? "~") + String(typed.dropFirst()) : typed
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, beginning) = (String(path[..<slash]), path[slash...])
    let found = names(in: folder.isEmpty ? "." : folder).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    let quotes = found.contains { needsQuotes(folder + $0) }
    return found.map { name in
      let isFolder = isFolder(folder + name)
      let path = folder + name + (isFolder ? "/" : "")
      return CompletionOption(
        label: path, inserted: quotes ? QuotedWord.of(path, always: true, isOpen: isFolder) : path,
        isComplete: !isFolder)
    }
  }

  /// A path may begin with a point or slash, which means nothing else there.
  private static func needsQuotes(_ path: String) -> Bool {
    let rest = path.drop { $0 == "/" || $0 == "." }
    return rest.isEmpty || QuotedWord.needsValueQuotes(String(rest))
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != "..", !name.utf8.contains(where: { $0 < 0x20 }) else {
        continue
      }
      names.append(name)
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
