import BookmarkModel

/// The file `My Clippings.txt` of a Kindle: what was marked becomes the note of its book.
struct KindleProfile: TextProfile {
  let id = "kindle"
  let title = "Kindle"
  let files: [SourceFormat] = [.text]
  let types: [BookmarkType] = [.book]

  /// The second line of every block begins with a dash, whatever the language.
  func recognises(_ beginning: String) -> Bool {
    let lines = beginning.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let blocks = lines.filter { !$0.hasPrefix("# ") }
    guard let first = blocks.firstIndex(where: { !CellText.isBlank(String($0)) }),
      first + 1 < blocks.count
    else { return false }
    return blocks[first + 1].hasPrefix("- ")
      && blocks.contains { CellText.trimmed(String($0)) == ClippingRecords.separator }
  }

  func parser() -> any RecordParser { ClippingRecords() }
}
