import BookmarkExchange

/// The file beside which, or under which name, the rejected rows of a part are kept.
struct RejectsPath {
  /// What stands for the source: `letterboxd.diary.csv` for the diary in `letterboxd.zip`.
  let source: String
  /// The person's choice, with the part's name in it where there are several.
  let wanted: String?

  /// The paths for a part.
  ///
  /// - Parameter taken: the paths of parts before, whose names may differ in nothing that a path keeps.
  init(
    source: String, wanted: String?, part: SourcePart?, taken: Set<String> = [],
    stateFolder: String
  ) {
    guard let part else {
      (self.source, self.wanted) = (source, wanted)
      return
    }
    let isInput = source == InputFile.standardInput
    let own = source.contains("/") ? FilePath.folder(of: source) + "/" : ""
    let folder = isInput ? "\(stateFolder)/rejected/" : own
    let name = isInput ? "stdin" : FilePath.name(of: source)
    let stem = folder + FilePath.parts(of: name).stem
    let suffix =
      part.countsRows ? ".csv" : FilePath.parts(of: FilePath.name(of: part.fileName)).suffix
    guard let inner = part.name else {
      let isInside = name.hasPrefix(part.fileName)
      self.source = isInside ? folder + part.fileName : stem + suffix
      self.wanted = wanted
      return
    }
    let bare = Self.label(part.countsRows ? inner : String(inner.dropLast(suffix.count)))
    self.source = "\(stem).\(bare)\(suffix)"
    self.wanted = wanted.map { path in
      let (stem, suffix) = FilePath.parts(of: FilePath.name(of: path))
      let folder = path.contains("/") ? FilePath.folder(of: path) + "/" : ""
      let paths = (0...taken.count).lazy.map { number in
        "\(folder)\(stem).\(bare)\(number == 0 ? "" : "-\(number + 1)")\(suffix)"
      }
      return paths.first { !taken.contains($0) } ?? path
    }
  }

  /// A part's name as the piece of a file's name.
  private static func label(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(60).map { scalar -> Character in
        scalar == "/" || scalar.value < 0x20 || scalar.value == 0x7F ? "-" : Character(scalar)
      })
  }
}
