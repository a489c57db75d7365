import BookmarkModel

extension ServiceExport {
  /// The table that Goodreads gives out and takes in, with the columns it has had since 2022.
  static let goodreads = ServiceExport(
    "goodreads", "Goodreads", types: [.book], ratingSteps: 5,
    holds: [
      .type: always, .title: { ServiceText.titleAndSeries($0.titleText).series.isEmpty },
      .creator: { $0.creatorsAre(.author) && ExportList.isExact($0.creators.map(\.name)) },
      .year: { $0.hasPlainYear },
      .status: { $0.status.map { GoodreadsShelves.shelf(for: $0) != nil } ?? true },
      .series: { GoodreadsTable.hasPlaces($0.series) }, .publisher: always,
      .format: { $0.formats.count == 1 && GoodreadsTable.binding($0.formats) != "" },
      .identifier: { $0.identifiersAre(["isbn", "goodreads"]) },
      .experience: { GoodreadsTable.holds($0) },
      .copy: { $0.copies.allSatisfy { $0 == Copy() } },
      .tag: { ExportList.isExact($0.tags) },
      .shelf: { $0.shelves.allSatisfy { $0.note == nil && !$0.shelf.contains(",") } },
      .review: always, .note: always, .added: { $0.added?.isDay == true },
      .extra: { $0.extrasAre(GoodreadsTable.keptColumns + ["Year Published"]) },
    ],
    body: { ServiceTable(GoodreadsTable.columns) })
}

/// What stands in the cells of a Goodreads table.
private enum GoodreadsTable {
  /// Columns of which nothing is known here but what once came from there.
  static let keptColumns = ["Average Rating", "Number of Pages", "Spoiler"]

  static let columns: [ExportColumn] = [
    .init("Book Id") { $0.content.identifier("goodreads") },
    .init("Title") { title($0.content) },
    .init("Author") { authors($0.content).first ?? "" },
    .init("Author l-f") { authors($0.content).first.map(lastNameFirst) ?? "" },
    .init("Additional Authors") { ExportList.cell(Array(authors($0.content).dropFirst())) },
    .init("ISBN") { guarded(ISBN($0.content.identifier("isbn"))?.ten ?? "") },
    .init("ISBN13") { guarded($0.content.identifier("isbn")) },
    .init("My Rating") { rating($0.content.rating) },
    .init(kept: "Average Rating"),
    .init("Publisher") { $0.content.publisher ?? "" },
    .init("Binding") { binding($0.content.formats) },
    .init(kept: "Number of Pages"),
    .init("Year Published") { row in
      let edition = row.content.extra("Year Published")
      return edition.isEmpty ? row.content.yearText : edition
    },
    .init("Original Publication Year") { $0.content.yearText },
    .init("Date Read") { $0.content.datedExperiences.last?.finished.day(\.withSlashes) ?? "" },
    .init("Date Added") { $0.content.added.day(\.withSlashes) },
    .init("Bookshelves") { ExportList.cell(shelves($0.content)) },
    .init("Bookshelves with positions") { places($0.content) },
    .init("Exclusive Shelf") { $0.content.status.map(shelf) ?? "" },
    .init("My Review") { html($0.content.review) },
    .init(kept: "Spoiler"),
    .init("Private Notes") { $0.content.note ?? "" },
    .init("Read Count") { String(timesRead($0.content)) },
    .init("Owned Copies") { String($0.content.copies.count) },
  ]

  /// The shelf for a status; one for which there is none is a shelf of its own name.
  private static func shelf(for status: BookmarkStatus) -> String {
    GoodreadsShelves.shelf(for: status)
      ?? ExportList.cell([status.rawValue]).replacing(" ", with: "-")
  }

  /// `Tiamat's Wrath (The Expanse, #8)`.
  private static func title(_ content: BookmarkContent) -> String {
    let series = content.series.filter { hasPlaces([$0]) }
      .map { "\($0.name), #\($0.position ?? "")" }
    return series.isEmpty
      ? content.titleText : "\(content.titleText) (\(series.joined(separator: "; ")))"
  }

  /// Whether each series is known again behind a title.
  static func hasPlaces(_ series: [SeriesEntry]) -> Bool {
    series.allSatisfy { entry in
      guard let first = entry.position?.unicodeScalars.first else { return false }
      return ("0"..."9").contains(first) && !entry.name.contains(";") && !entry.name.contains("(")
    }
  }

  /// All who made it, authors first; Goodreads doesn't say what they did.
  private static func authors(_ content: BookmarkContent) -> [String] {
    content.names(.author) + content.creators.filter { $0.role != .author }.map(\.name)
  }

  /// `Asher, Neal`; a name of one word stays as it is.
  private static func lastNameFirst(_ name: String) -> String {
    guard let space = name.lastIndex(of: " "), !name.contains(",") else { return name }
    return "\(name[name.index(after: space)...]), \(name[..<space])"
  }

  /// A number that no spreadsheet takes for one.
  private static func guarded(_ number: String) -> String { "=\"\(number)\"" }

  private static func rating(_ rating: Rating?) -> String {
    let text = rating.text(scale: 5, steps: 5)
    return text.isEmpty ? "0" : text
  }

  static func binding(_ formats: [MediaFormat]) -> String {
    switch formats.first {
    case .hardcover: "Hardcover"
    case .paperback: "Paperback"
    case .ebook: "ebook"
    case .audiobook: "Audiobook"
    default: ""
    }
  }

  /// Tags and shelves, which are the same there; the shelf of finished books isn't named.
  private static func shelves(_ content: BookmarkContent) -> [String] {
    let main = content.status.map(shelf).flatMap { $0 == "read" ? nil : $0 }
    var names: [String] = []
    for name in [main].compactMap({ $0 }) + content.tags + content.shelves.map(\.shelf)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static func places(_ content: BookmarkContent) -> String {
    let shelves = content.shelves.map { entry in
      entry.position.map { "\(entry.shelf) (#\($0))" } ?? entry.shelf
    }
    return ExportList.cell(shelves)
  }

  /// Line ends are tags there.
  private static func html(_ text: String?) -> String {
    (text ?? "").replacing("\r\n", with: "<br/>").replacing("\n", with: "<br/>")
  }

  private static func timesRead(_ content: BookmarkContent) -> Int {
    content.status == .done ? max(1, content.timesFinished) : content.timesFinished
  }

  /// One time with its day, and before it any number of which nothing is known, of a finished book.
  static func holds(_ content: BookmarkContent) -> Bool {
    let dated = content.experiences.filter { $0 != Experience() }
    let unknown = content.experiences.count - dated.count
    guard dated.count <= 1, unknown == 0 || content.status == .done && dated.count == 1 else {
      return content.status == .done && dated.isEmpty && unknown > 1
    }
    return dated.allSatisfy {
      $0 == Experience(finished: $0.finished) && $0.finished?.isDay == true
    }
  }
}
