import BookmarkModel
import CSV

/// The rows of films that were watched, rated, liked or put on the watchlist, each of them a film.
///
/// Watched films, watchlist and likes have the same columns, so that only the file's name tells them
/// apart; a status among the defaults overrides it.
struct LetterboxdFilmRows: RowReader {
  private let added: ServiceColumn
  private let name: ServiceColumn
  private let year: ServiceColumn
  private let address: ServiceColumn
  private let rating: ServiceColumn
  private let rest: [ServiceColumn]
  private let status: BookmarkStatus?
  private let isLiked: Bool
  let note: Recognition.Note?

  init(_ header: SourceHeader, fileName: String, options: SourceOptions) {
    var columns = ServiceColumns(header)
    added = columns.take("date")
    name = columns.take("name")
    year = columns.take("year")
    address = columns.take("letterboxd uri")
    rating = columns.take("rating")
    rest = columns.rest
    let note = rating.index == nil ? Self.note(fileName) : nil
    isLiked = note == .likesByName
    if options.defaults.status != nil {
      (status, self.note) = (nil, isLiked ? note : nil)
    } else {
      self.note = note
      switch note {
      case .watchlistByName: status = .wish
      case .watchedOrWatchlist: status = nil
      case .watchedByName, .likesByName, nil: status = .done
      }
    }
  }

  var unknownColumns: [String] { rest.map(\.name) }

  private static func note(_ fileName: String) -> Recognition.Note {
    let name = fileName.lowercased()
    if name.contains("watchlist") { return .watchlistByName }
    if name.contains("watched") { return .watchedByName }
    return name.contains("likes") ? .likesByName : .watchedOrWatchlist
  }

  func read(_ record: CSVRecord, into draft: inout DraftBuilder) {
    draft.content.type = .movie
    draft.content.status = status
    draft.content.isFavourite = isLiked
    draft.assign(name, .title(.movie), of: record)
    draft.assign(year, .year, of: record)
    draft.assign(added, .field(.added), of: record)
    draft.assign(rating, .rating(scale: 5), of: record)
    draft.addLetterboxdFilm(address, of: record)
    draft.keep(rest, of: record)
  }
}
