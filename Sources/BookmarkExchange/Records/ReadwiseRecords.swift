import CSV

/// Reads the table of passages that Readwise exports, and puts those of one book together.
struct ReadwiseRecords: RecordParser {
  let format = SourceFormat.text
  private var reader = CSVReader()
  private var columns: Columns?
  private var books = HighlightedBooks()
  private(set) var frame = (header: "", footer: "")

  /// The columns that are read, by their place.
  private struct Columns {
    let passage, title, author, identifier, note, tags, kind, place, date, bookTags: ServiceColumn

    init(_ header: SourceHeader) {
      var columns = ServiceColumns(header)
      passage = columns.take("highlight")
      title = columns.take("book title")
      author = columns.take("book author")
      identifier = columns.take("amazon book id")
      note = columns.take("note")
      tags = columns.take("tags")
      kind = columns.take("location type")
      place = columns.take("location")
      date = columns.take("highlighted at")
      bookTags = columns.take("document tags")
    }
  }

  var profile: (any ServiceProfile)? { ReadwiseProfile() }

  mutating func append(_ bytes: [UInt8]) throws(SourceError) {
    reader.append(bytes)
    try readAll()
  }

  mutating func finish() throws(SourceError) {
    reader.finish()
    try readAll()
    isComplete = true
  }

  private var isComplete = false

  mutating func next(into draft: inout DraftBuilder) -> RecordPlace? {
    // A book's last passage may be the last of the file.
    isComplete ? books.next(into: &draft) : nil
  }

  private mutating func readAll() throws(SourceError) {
    do throws(CSVError) {
      while let record = try reader.next() {
        if let columns {
          take(record, columns)
        } else if !record[0].hasPrefix("# \(RejectColumns.line) ") {
          columns = Columns(SourceHeader(record))
          frame.header = String(decoding: record.rawBytes, as: UTF8.self)
        }
      }
    } catch {
      switch error.kind {
      case .unclosedQuote: throw .unclosedQuote(line: error.line)
      case .invalidUTF8: throw .notDecodable(line: error.line, encoding: "UTF-8")
      case .fieldTooLong(let limit), .recordTooLong(let limit):
        throw .limit(.rowBytes(limit), line: error.recordLine)
      case .tooManyColumns(let limit): throw .limit(.columns(limit), line: error.recordLine)
      }
    }
  }

  private mutating func take(_ record: CSVRecord, _ columns: Columns) {
    if record.isBlank(from: 0) || record[0].hasPrefix("# \(RejectColumns.line) ") { return }
    let tags = CellText.parts(columns.tags.text(record) ?? "", by: ",")
    let place = [columns.kind, columns.place].compactMap { $0.text(record) }
    let about =
      [place.joined(separator: " "), columns.date.text(record) ?? ""]
      + [tags.joined(separator: ", "), columns.note.text(record) ?? ""]
    let passage = HighlightedBook.Passage(
      text: columns.passage.text(record) ?? "",
      remark: about.filter { !$0.isEmpty }.joined(separator: " · "))
    let title = columns.title.text(record) ?? ""
    let author = columns.author.text(record) ?? ""
    books.edit(title: title, author: author, line: record.line) { book in
      // The owner has thrown such a passage away.
      if !tags.contains(".discard") { book.add(passage) }
      book.identifier = book.identifier ?? columns.identifier.text(record)
      book.endLine = record.endLine
      book.removedNULs += record.removedNULs
      for tag in CellText.parts(columns.bookTags.text(record) ?? "", by: ",")
      where !book.tags.contains(tag) {
        book.tags.append(tag)
      }
      book.raw += Array(record.rawBytes) + [0x0A]
    }
  }
}
