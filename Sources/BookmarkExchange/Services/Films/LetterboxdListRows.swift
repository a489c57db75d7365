import BookmarkModel
import CSV

/// What stands before the films of a Letterboxd list: a line that names the export, and a table of
/// one row that names the list.
struct LetterboxdListHead {
  private enum Next {
    case columns
    case values(SourceHeader)
    case films
  }

  private var next = Next.columns
  /// The list's name, once it was read.
  private(set) var shelf = ""

  /// Begins at the first line of a list; nil for any other.
  init?(_ record: CSVRecord) {
    guard record[0].hasPrefix("Letterboxd list export") else { return nil }
  }

  /// Takes a record; false for the first one that belongs to the films.
  mutating func take(_ record: CSVRecord) -> Bool {
    switch next {
    case .columns:
      next = .values(SourceHeader(record))
    case .values(let header):
      shelf = header["name"].map { record[$0] } ?? ""
      next = .films
    case .films: return false
    }
    return true
  }
}

/// The films of a Letterboxd list, each in its place on a shelf of the list's name.
struct LetterboxdListRows: RowReader {
  private let shelf: String
  private let position: ServiceColumn
  private let name: ServiceColumn
  private let year: ServiceColumn
  private let address: ServiceColumn
  private let description: ServiceColumn
  private let rest: [ServiceColumn]

  init(_ header: SourceHeader, shelf: String) {
    self.shelf = shelf
    var columns = ServiceColumns(header)
    position = columns.take("position")
    name = columns.take("name")
    year = columns.take("year")
    address = columns.take("url")
    description = columns.take("description")
    rest = columns.rest
  }

  var unknownColumns: [String] { rest.map(\.name) }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.content.type = .movie
    draft.assign(name, .title(.movie), of: record)
    draft.assign(year, .year, of: record)
    draft.addLetterboxdFilm(address, of: record)
    let place = position.text(record).flatMap { Int($0) }
    draft.content.shelves = [
      ShelfEntry(shelf, position: place, note: description.text(record, isExact: true))
    ]
    draft.keep(rest, of: record)
  }
}

extension DraftBuilder {
  /// Takes a film's address, whose last part is the film's identifier.
  mutating func addLetterboxdFilm(_ address: ServiceColumn, of record: CSVRecord) {
    guard let text = address.text(record) else { return }
    content.url = text
    if let code = text.split(separator: "/").last {
      addIdentifier(address.meaning(.identifier("letterboxd")), "letterboxd", String(code))
    }
  }
}
