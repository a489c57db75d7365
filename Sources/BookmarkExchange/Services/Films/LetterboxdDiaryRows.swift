import BookmarkModel
import CSV

/// The rows of a diary and of reviews, each of them one viewing.
///
/// The address is that of the entry, not of the film, so it is no identifier of the work.
struct LetterboxdDiaryRows: RowReader {
  private let logged: ServiceColumn
  private let name: ServiceColumn
  private let year: ServiceColumn
  private let address: ServiceColumn
  private let rating: ServiceColumn
  private let review: ServiceColumn
  private let tags: ServiceColumn
  private let watched: ServiceColumn
  private let rest: [ServiceColumn]

  init(_ header: SourceHeader) {
    var columns = ServiceColumns(header)
    logged = columns.take("date")
    name = columns.take("name")
    year = columns.take("year")
    address = columns.take("letterboxd uri")
    rating = columns.take("rating")
    review = columns.take("review")
    tags = columns.take("tags")
    watched = columns.take("watched date")
    rest = columns.rest
  }

  var unknownColumns: [String] { rest.map(\.name) }
  var note: Recognition.Note? { nil }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.isEvent = true
    draft.content.type = .movie
    draft.content.status = .done
    draft.assign(name, .title(.movie), of: record)
    draft.assign(year, .year, of: record)
    draft.assign(logged, .field(.added), of: record)
    draft.content.tags = CellText.parts(tags.text(record) ?? "", by: ",")
    draft.assign(rating, .rating(scale: 5), of: record)
    let text = review.text(record, isExact: true)
    var viewing = Experience(link: address.text(record))
    if let date = watched.text(record) {
      viewing.finished = draft.date(watched.meaning(.finished), .finished, date)
    }
    if viewing.finished != nil {
      // Opinions of one viewing are that viewing's; the latest one's become the film's.
      viewing.rating = draft.content.rating
      viewing.note = text
      draft.content.rating = nil
      draft.content.experiences = [viewing]
    } else {
      draft.content.review = text
      draft.content.url = viewing.link
    }
    draft.keep(rest, of: record)
  }
}
