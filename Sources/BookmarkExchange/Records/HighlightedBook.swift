import BookmarkModel

/// A book and the passages that were marked in it, which become its note.
struct HighlightedBook {
  /// One passage and what there is to say of it.
  struct Passage {
    let text: String
    let remark: String
  }

  let title: String
  let author: String
  let line: Int
  var endLine: Int
  var removedNULs = 0
  var passages: [Passage] = []
  var raw: [UInt8] = []
  var identifier: String?
  var tags: [String] = []

  init(title: String, author: String, line: Int) {
    self.title = title
    self.author = author
    self.line = line
    endLine = line
  }

  /// Adds a passage; one that another one holds, as when a mark was widened, is left out.
  mutating func add(_ passage: Passage) {
    if passage.text.isEmpty || passages.contains(where: { $0.text.contains(passage.text) }) {
      return
    }
    passages.removeAll { passage.text.contains($0.text) }
    passages.append(passage)
  }

  /// Takes what is known of the book.
  func read(into draft: inout DraftBuilder) {
    draft.content.type = .book
    let (title, series) = ServiceText.titleAndSeries(title)
    if !title.isEmpty { draft.content.titles = [Title(title)] }
    draft.content.series = series
    for name in CellText.parts(author, by: ";") {
      draft.content.creators.append(Creator(ServiceText.nameInOrder(name), role: .author))
    }
    if let identifier { draft.addIdentifier(Self.asin, "asin", identifier) }
    draft.content.tags = tags
    let note = passages.map { $0.remark.isEmpty ? $0.text : "\($0.text)\n— \($0.remark)" }
    if !note.isEmpty { draft.content.note = note.joined(separator: "\n\n") }
  }

  private static let asin = Column(name: "Amazon Book ID", meaning: .identifier("asin"))
}

/// Books with passages in the order in which they first occur, whatever the order of the passages.
struct HighlightedBooks {
  private var books: [HighlightedBook] = []
  private var places: [String: Int] = [:]
  private var given = 0

  /// Changes the book of a title and an author, which is made when it is new.
  mutating func edit(
    title: String, author: String, line: Int, _ edit: (inout HighlightedBook) -> Void
  ) {
    let key = "\(title)\u{0}\(author)"
    let place = places[key] ?? books.count
    if place == books.count {
      places[key] = place
      books.append(HighlightedBook(title: title, author: author, line: line))
    }
    edit(&books[place])
  }

  /// Reads the next book into a draft.
  mutating func next(into draft: inout DraftBuilder) -> RecordPlace? {
    guard given < books.count else { return nil }
    let book = books[given]
    given += 1
    draft.begin(line: book.line)
    book.read(into: &draft)
    return RecordPlace(
      line: book.line, endLine: book.endLine, raw: book.raw, removedNULs: book.removedNULs)
  }
}
