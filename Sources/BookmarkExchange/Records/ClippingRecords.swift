/// Reads the file that a Kindle keeps of what was marked in it: blocks that `==========` ends.
///
/// The first line of a block is the title, with the author in brackets; the second says in the
/// reader's language what it is, where and when, and is kept as it stands, for its forms are many.
struct ClippingRecords: RecordParser {
  static let separator = "=========="

  let format = SourceFormat.text
  let frame = (header: "", footer: "")
  private var text = HeldText()
  private var books = HighlightedBooks()

  var profile: (any ServiceProfile)? { KindleProfile() }

  mutating func append(_ bytes: [UInt8]) throws(SourceError) { try text.append(bytes) }

  mutating func finish() throws(SourceError) {
    var block: [String] = []
    var first = 1
    for (index, line) in try text.lines().enumerated() {
      // A mark stands before the text, or before every block.
      let line = line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line
      if line.hasPrefix("# \(RejectColumns.line) ") { continue }
      if line.trimmed == Self.separator {
        take(block, from: first, through: index + 1)
        block = []
      } else if !block.isEmpty || !line.trimmed.isEmpty {
        if block.isEmpty { first = index + 1 }
        block.append(String(line))
      }
    }
    if !block.isEmpty { take(block, from: first, through: first + block.count) }
  }

  mutating func next(into draft: inout DraftBuilder) -> RecordPlace? { books.next(into: &draft) }

  private mutating func take(_ block: [String], from line: Int, through end: Int) {
    guard let heading = block.first else { return }
    let (title, author) = ServiceText.titleAndAuthor(heading.trimmed)
    let about = block.count > 1 ? block[1].trimmed : ""
    let passage = CellText.trimmed(block.dropFirst(2).joined(separator: "\n"))
    let remark = about.hasPrefix("- ") ? String(about.dropFirst(2)) : about
    books.edit(title: title, author: author, line: line) { book in
      book.add(.init(text: passage, remark: remark))
      book.endLine = end
      book.removedNULs += text.removedNULs(from: line, through: end)
      book.raw += Array((block + [Self.separator]).joined(separator: "\n").utf8) + [0x0A]
    }
  }
}

extension StringProtocol {
  /// The text without spaces and line ends around it.
  fileprivate var trimmed: String { CellText.trimmed(String(self)) }
}
