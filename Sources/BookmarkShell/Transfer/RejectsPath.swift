import BookmarkExchange

/// The file beside which, or under which name, the rejected rows of a part are kept.
struct RejectsPath {
  /// What stands for the source: `letterboxd.diary.csv` for the diary in `letterboxd.zip`.
  let source: String
  /// The person's choice, with the part's name in it where there are several.
  let wanted: String?

  init(source: String, wanted: String?, part: SourcePart?) {
    guard let part else {
      (self.source, self.wanted) = (source, wanted)
      return
    }
    let folder = source.contains("/") ? FilePath.folder(of: source) + "/" : ""
    let name = source == InputFile.standardInput ? "stdin" : FilePath.name(of: source)
    let stem = folder + FilePath.parts(of: name).stem
    let suffix =
      part.countsRows ? ".csv" : FilePath.parts(of: FilePath.name(of: part.fileName)).suffix
    guard let inner = part.name else {
      let isInside = name.hasPrefix(part.fileName)
      self.source = isInside ? folder + part.fileName : stem + suffix
      self.wanted = wanted
      return
    }
    let label = inner.replacing("/", with: "-")
    let bare = part.countsRows ? label : FilePath.parts(of: label).stem
    self.source = "\(stem).\(bare)\(suffix)"
    self.wanted = wanted.map { path in
      let (stem, suffix) = FilePath.parts(of: FilePath.name(of: path))
      let folder = path.contains("/") ? FilePath.folder(of: path) + "/" : ""
      return "\(folder)\(stem).\(bare)\(suffix)"
    }
  }
}
