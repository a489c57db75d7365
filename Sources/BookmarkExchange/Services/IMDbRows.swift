import BookmarkModel
import CSV

/// The rows of an IMDb file, each of them a film, a series, an episode or a game.
struct IMDbRows: RowReader {
  private let const: ServiceColumn
  private let title: ServiceColumn
  private let original: ServiceColumn
  private let address: ServiceColumn
  private let type: ServiceColumn
  private let year: ServiceColumn
  private let released: ServiceColumn
  private let directors: ServiceColumn
  private let rating: ServiceColumn
  private let rated: ServiceColumn
  private let created: ServiceColumn
  private let description: ServiceColumn
  private let rest: [ServiceColumn]
  /// Whether the file is a list, in which films stand that were not seen.
  private let isList: Bool

  init(_ header: SourceHeader) {
    var columns = ServiceColumns(header)
    const = columns.take("const")
    title = columns.take("title")
    original = columns.take("original title")
    address = columns.take("url")
    type = columns.take("title type")
    year = columns.take("year")
    released = columns.take("release date", "release date (month/day/year)")
    directors = columns.take("directors")
    rating = columns.take("your rating", "you rated")
    rated = columns.take("date rated", "date added")
    created = columns.take("created")
    description = columns.take("description")
    rest = columns.rest
    isList = header.contains("position")
  }

  var unknownColumns: [String] { rest.map(\.name) }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    if let text = type.text(record) { readType(text, &draft) }
    draft.assign(const, .identifier("imdb"), of: record)
    draft.assign(title, .title(nil), of: record)
    draft.assign(original, .otherTitle(.original), of: record)
    for name in CellText.parts(directors.text(record) ?? "", by: ",") {
      draft.content.creators.append(Creator(name, role: .director))
    }
    readYear(record, &draft)
    draft.assign(rating, .rating(scale: 10), of: record)
    draft.content.status = isList && draft.content.rating == nil ? .wish : .done
    let date = rated.text(record) == nil ? created : rated
    draft.assign(date, .field(.added), of: record)
    if rated.text(record) != nil { draft.keep([created], of: record) }
    draft.content.note = description.text(record, isExact: true)
    draft.content.url = address.text(record)
    draft.keep(rest, of: record)
  }

  /// The year, of a range the first one, and the day of release where it lies in that year.
  private func readYear(_ record: CSVRecord, _ draft: inout DraftBuilder) {
    if let text = year.text(record) {
      let first = text.split { $0 == "–" || $0 == "-" }.first.map(String.init) ?? text
      draft.addYear(year.meaning(.year), first)
      if first != text { draft.keep(year.name, text) }
    }
    guard let text = released.text(record), draft.refusal == nil else { return }
    let known = draft.publication.settled.date
    if case .date(let date) = DateText.read(text), known == nil || known?.year == date.year {
      draft.addPublished(released.meaning(.published), text)
    } else {
      // The first showing of a work may well be in another year than IMDb files it under.
      draft.keep(released.name, text)
    }
  }

  /// Films are movies; anything else is kept as a type of its own, the same in all generations.
  private func readType(_ text: String, _ draft: inout DraftBuilder) {
    let raw = IMDbTypes.rawValue(of: text)
    draft.content.type = BookmarkType(rawValue: raw)
    if raw != BookmarkType.movie.rawValue { draft.countUnknown(raw, in: \.unknownTypes) }
  }
}
