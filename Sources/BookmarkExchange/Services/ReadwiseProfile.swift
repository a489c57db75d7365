import BookmarkModel

/// The table of passages that Readwise exports: those of one book become its note.
struct ReadwiseProfile: TextProfile {
  let id = "readwise"
  let title = "Readwise"
  let files: [SourceFormat] = [.csv]
  let types: [BookmarkType] = [.book]

  func recognises(_ beginning: String) -> Bool {
    let header = beginning.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let names = SourceHeader(header.split(separator: ",").map(String.init))
    return names.contains("highlight", "book title", "highlighted at")
  }

  func parser() -> any RecordParser { ReadwiseRecords() }
}
