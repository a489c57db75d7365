import BookmarkModel
import CSV

/// The rows of a Goodreads library export, each of them a book.
struct GoodreadsRows: RowReader {
  private let id: ServiceColumn
  private let title: ServiceColumn
  private let author: ServiceColumn
  private let others: ServiceColumn
  private let isbn: ServiceColumn
  private let isbn13: ServiceColumn
  private let rating: ServiceColumn
  private let publisher: ServiceColumn
  private let binding: ServiceColumn
  private let editionYear: ServiceColumn
  private let year: ServiceColumn
  private let dateRead: ServiceColumn
  private let added: ServiceColumn
  private let shelves: ServiceColumn
  private let places: ServiceColumn
  private let exclusive: ServiceColumn
  private let review: ServiceColumn
  private let privateNotes: ServiceColumn
  private let readCount: ServiceColumn
  private let copies: ServiceColumn
  private let bought: ServiceColumn
  private let condition: ServiceColumn
  private let rest: [ServiceColumn]

  /// A count above this is a mistake, and would only make as many empty entries.
  private static let mostTimes = 1000

  init(_ header: SourceHeader) {
    var columns = ServiceColumns(header)
    id = columns.take("book id")
    title = columns.take("title")
    author = columns.take("author")
    others = columns.take("additional authors")
    isbn = columns.take("isbn")
    isbn13 = columns.take("isbn13")
    rating = columns.take("my rating")
    publisher = columns.take("publisher")
    binding = columns.take("binding")
    editionYear = columns.take("year published")
    year = columns.take("original publication year")
    dateRead = columns.take("date read")
    added = columns.take("date added")
    shelves = columns.take("bookshelves")
    places = columns.take("bookshelves with positions")
    exclusive = columns.take("exclusive shelf")
    review = columns.take("my review")
    privateNotes = columns.take("private notes")
    readCount = columns.take("read count")
    copies = columns.take("owned copies")
    bought = columns.take("original purchase date")
    condition = columns.take("condition")
    rest = columns.rest
  }

  var unknownColumns: [String] { rest.map(\.name) }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.content.type = .book
    readTitle(record, &draft)
    readPeople(record, &draft)
    draft.assign(isbn13, .isbn, of: record)
    draft.assign(isbn, .isbn, of: record)
    draft.assign(id, .identifier("goodreads"), of: record)
    readRating(record, &draft)
    draft.content.publisher = publisher.text(record)
    readBinding(record, &draft)
    readYears(record, &draft)
    draft.assign(added, .field(.added), of: record)
    readShelves(record, &draft)
    draft.content.review = review.text(record, isExact: true).map(ServiceText.lineBreaks)
    draft.content.note = privateNotes.text(record, isExact: true)
    readTimes(record, &draft)
    readCopies(record, &draft)
    draft.keep(rest, of: record)
  }

  private func readTitle(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    guard let text = title.text(record) else { return }
    let (title, series) = ServiceText.titleAndSeries(text)
    draft.content.titles = [Title(title)]
    draft.content.series = series
  }

  private func readPeople(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    if let name = author.text(record) {
      draft.content.creators.append(Creator(ServiceText.singleSpaces(name), role: .author))
    }
    // Translators and illustrators are among them, without saying so.
    for name in CellText.parts(others.text(record) ?? "", by: ",") {
      draft.content.creators.append(Creator(ServiceText.singleSpaces(name), role: .author))
    }
  }

  /// 0 means "not rated"; a spreadsheet makes `5.0` of 5.
  private func readRating(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    guard var text = rating.text(record) else { return }
    if text.hasSuffix(".0") { text.removeLast(2) }
    draft.setRating(rating.meaning(.extra), text, scale: 5)
  }

  private func readBinding(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    guard let text = binding.text(record), text != "Unknown Binding" else { return }
    draft.addFormats(binding.meaning(.field(.format)), text)
  }

  /// The work's year counts; that of this edition is kept beside it where it is another one.
  private func readYears(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    let edition = editionYear.text(record)
    guard let text = year.text(record) else {
      if let edition { draft.addYear(editionYear.meaning(.year), edition) }
      return
    }
    draft.addYear(year.meaning(.year), text)
    if let edition, edition != text { draft.keep(editionYear.name, edition) }
  }

  private func readShelves(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    let main = exclusive.text(record)
    switch main?.lowercased() {
    case "read": draft.content.status = .done
    case "currently-reading": draft.content.status = .active
    case "to-read": draft.content.status = .wish
    case "did-not-finish", "dnf", "abandoned", "unfinished", "dropped", "gave-up":
      draft.content.status = .dropped
    case nil: break
    default:
      // A shelf of the user's own may mean anything.
      draft.note(.customShelf, .status, column: exclusive.name, value: main ?? "")
      draft.content.tags.append(main ?? "")
    }
    let names = CellText.parts(shelves.text(record) ?? "", by: ",")
    draft.content.tags += names.filter { $0 != main }
    for entry in CellText.parts(places.text(record) ?? "", by: ",") {
      draft.content.shelves.append(ServiceText.shelf(entry))
    }
  }

  /// The last time with its date, and those before it, of which nothing is known.
  private func readTimes(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    var last = Experience()
    if let text = dateRead.text(record) {
      last.finished = draft.date(dateRead.meaning(.finished), .finished, text)
    }
    let isDated = last.finished != nil
    var times = isDated ? 1 : 0
    if let text = readCount.text(record) {
      guard let count = Int(text), (0...Self.mostTimes).contains(count) else {
        return draft.refuse(readCount.name, text, .field(.notANumber))
      }
      // A book that is being read for the first time has a count of 1, too.
      if draft.content.status == .done, count > 1 { times = count }
    }
    let unknown = times - (isDated ? 1 : 0)
    draft.content.experiences = Array(repeating: Experience(), count: unknown)
    if isDated { draft.content.experiences.append(last) }
  }

  private func readCopies(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    if let text = copies.text(record) {
      guard let count = Int(text), (0...Self.mostTimes).contains(count) else {
        return draft.refuse(copies.name, text, .field(.notANumber))
      }
      draft.content.copies = Array(repeating: Copy(), count: count)
    }
    guard !draft.content.copies.isEmpty else { return draft.keep([bought, condition], of: record) }
    if let text = bought.text(record) {
      draft.content.copies[0].acquired = draft.date(bought.meaning(.field(.copy)), .copy, text)
    }
    draft.content.copies[0].note = condition.text(record)
  }
}
