import BookmarkModel
import CSV
import Text

/// A list of ISBNs, one a line, as barcode scanners and libraries make it.
struct ISBNListProfile: TableProfile {
  /// The header that such a list doesn't have.
  static let header = SourceHeader(["isbn"])

  let id = "isbn-list"
  let title = "ISBN list"
  let files: [SourceFormat] = [.text]
  let types: [BookmarkType] = [.book]

  /// Whether every line of a text is one word, and most words that could be an ISBN are one.
  static func recognises(_ sample: ArraySlice<UInt8>) -> Bool {
    var (right, wrong) = (0, 0)
    for line in sample.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let word = CellText.trimmed(String(decoding: line, as: UTF8.self))
      if word.isEmpty { continue }
      // Letters at the beginning are a header's, or another text's.
      if right + wrong == 0, !word.utf8.contains(where: { (0x30...0x39).contains($0) }) {
        return false
      }
      if ISBN(word) != nil { right += 1 } else { wrong += 1 }
      if wrong > right + 10 { return false }
    }
    return right > wrong
  }

  func rowMeaning(of header: SourceHeader) -> RowMeaning? {
    header.keys.filter { !RejectColumns.all.contains($0) } == ["isbn"] ? .item : nil
  }

  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader {
    var columns = ServiceColumns(header)
    return ISBNListRows(isbn: columns.take("isbn"))
  }
}

/// The lines of a list of ISBNs, each of them a book known by nothing else.
struct ISBNListRows: RowReader {
  let isbn: ServiceColumn
  var unknownColumns: [String] { [] }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.content.type = .book
    guard let text = isbn.text(record) else { return }
    if ISBN(text) == nil, ISBN(restoringLeadingZeros: text) == nil {
      draft.refuse(isbn.name, text, .field(.notAnIdentifier))
    } else {
      draft.addISBN(isbn.meaning(.isbn), text)
    }
  }
}
