import Glibc

/// The files and folders whose path begins with what was typed.
enum FileOptions {
  /// The paths in order of name; names that aren't text, or hold controls, are left out.
  ///
  /// A leading `~/` becomes the home folder's path, for nobody else would resolve it. Hidden files
  /// are offered once their point was typed.
  static func beginning(with typed: String, home: String?) -> [CompletionOption] {
    let path = typed.hasPrefix("~/") ? (home ?? "~") + typed.dropFirst(1) : typed
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, beginning) = (path[..<slash], path[slash...])
    let names = names(in: folder.isEmpty ? "." : String(folder)).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    let isFolder = names.map { isFolder(folder + $0) }
    let quotes = names.contains { QuotedWord.needsQuotes("x" + folder + $0) }
    return zip(names, isFolder).map { name, isFolder in
      let path = folder + name + (isFolder ? "/" : "")
      let begins = path.first.map { $0 == "/" || $0 == "." } ?? false
      return CompletionOption(
        label: path,
        inserted: quotes || (!begins && QuotedWord.needsQuotes(path))
          ? QuotedWord.of(path, always: true, isOpen: isFolder) : path,
        isComplete: !isFolder)
    }
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
