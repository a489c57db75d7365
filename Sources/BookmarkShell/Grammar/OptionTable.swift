import BookmarkCommands

/// The options that a verb declares in its guide, with their names and whether they take a value.
struct OptionTable {
  /// One option.
  struct Entry {
    /// All names with their dashes: `-n`, `--dry-run`.
    var names: [String]
    /// Whether a value follows.
    var takesValue: Bool
    /// Whether a value may stand behind `=`, but none has to.
    var mayTakeValue = false
    /// The query word for which it is a second spelling: `by`, `sort`, `limit`.
    var shape: String?
  }

  private(set) var entries: [Entry] = []

  /// The options of a verb and the global ones.
  init(_ guide: CommandGuide?) {
    for parameter in (guide?.parameters ?? []) + GlobalOptions.parameters {
      add(parameter.form)
    }
  }

  /// Reads a form such as `--json`, `-o FILE`, `-n, --dry-run`, `--connect [SOCKET]`, `by:KEY`.
  private mutating func add(_ form: String) {
    if let colon = form.firstIndex(of: ":"), QueryShape.names.contains(String(form[..<colon])) {
      let name = String(form[..<colon])
      entries.append(Entry(names: ["--" + name], takesValue: true, shape: name))
      return
    }
    let parts = form.split(separator: " ")
    let names = parts.filter { $0.hasPrefix("-") }.map { part in
      String(part.hasSuffix(",") ? part.dropLast() : part)
    }
    guard let first = names.first, first != "-tag", first != "-" else { return }
    let isOptional = parts.last?.hasPrefix("[") ?? false
    let hasValue = parts.count > names.count
    entries.append(
      Entry(
        names: names, takesValue: hasValue && !isOptional, mayTakeValue: hasValue && isOptional,
        shape: nil))
  }

  /// The option of a name with its dashes.
  func entry(_ name: String) -> Entry? { entries.first { $0.names.contains(name) } }

  /// Every name with its dashes, for suggestions.
  var names: [String] { entries.flatMap(\.names) }
}
