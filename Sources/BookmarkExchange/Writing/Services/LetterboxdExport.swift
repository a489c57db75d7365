import BookmarkModel

extension ServiceExport {
  /// The file with which films that were watched are brought to Letterboxd, a row for each viewing.
  ///
  /// Source: <https://letterboxd.com/about/importing-data/>.
  static let letterboxd = ServiceExport(
    "letterboxd", "Letterboxd", types: [.movie],
    needs: [(.unfinished(wishes: "letterboxd-watchlist"), { LetterboxdTable.isWatched($0) })],
    ratingSteps: 10, holds: LetterboxdTable.viewingFields,
    body: { ServiceTable(LetterboxdTable.watched, rows: LetterboxdTable.viewings) })

  /// The file with which films are brought to the watchlist of Letterboxd.
  static let letterboxdWatchlist = ServiceExport(
    "letterboxd-watchlist", "Letterboxd watchlist", types: [.movie],
    needs: [(.wish, { $0.status == .wish })],
    holds: LetterboxdTable.filmFields,
    body: { ServiceTable(LetterboxdTable.film) })
}

/// What stands in the cells of a file for Letterboxd.
private enum LetterboxdTable {
  static let filmFields: [BookmarkField: ServiceExport.Test] = [
    .type: ServiceExport.always, .title: ServiceExport.always, .status: ServiceExport.always,
    .creator: { $0.creatorsAre(.director) && ExportList.isExact($0.creators.map(\.name)) },
    .year: { $0.hasPlainYear },
    .identifier: { $0.identifiersAre(["letterboxd", "tmdb", "imdb"]) },
    .url: { $0.url == address($0) },
  ]

  static let viewingFields: [BookmarkField: ServiceExport.Test] = {
    var fields = filmFields
    fields[.status] = { $0.status == .done }
    // What is thought of the latest viewing is all that the service is told.
    fields[.rating] = { content in
      content.datedExperiences.last?.rating.map { $0.value == content.rating?.value } ?? true
    }
    fields[.review] = { $0.datedExperiences.last?.note == nil }
    fields[.experience] = { $0.experiences.allSatisfy(holds) }
    fields[.tag] = { ExportList.isExact($0.tags) }
    fields[.added] = { $0.added?.isDay == true }
    return fields
  }()

  static let film: [ExportColumn] = [
    .init("LetterboxdURI") { address($0.content) },
    .init("tmdbID") { $0.content.identifier("tmdb") },
    .init("imdbID") { $0.content.identifier("imdb") },
    .init("Title") { $0.content.titleText },
    .init("Year") { $0.content.yearText },
    .init("Directors") { ExportList.cell($0.content.names(.director)) },
  ]

  static let watched: [ExportColumn] =
    film + [
      .init("WatchedDate") { ($0.experience?.finished).day() },
      .init("CreatedDate") { $0.content.added.day() },
      .init("Rating10") { row in
        (row.experience?.rating ?? (row.isLatest ? row.content.rating : nil))
          .text(scale: 10, steps: 10)
      },
      .init("Tags") { ExportList.cell($0.content.tags) },
      .init("Review") { row in
        let text = row.experience?.note ?? (row.isLatest ? row.content.review : nil) ?? ""
        return text.replacing("\n", with: "<br>")
      },
      .init("Rewatch") { $0.isRepetition ? "true" : "" },
    ]

  static func isWatched(_ content: BookmarkContent) -> Bool {
    content.status == .done
      || content.status == nil && (content.rating != nil || !content.experiences.isEmpty)
  }

  /// A row for each viewing on a known day, the earliest first; one row where there is none.
  @Sendable static func viewings(_ content: BookmarkContent) -> [ExportRow] {
    let viewings = content.datedExperiences
    if viewings.isEmpty { return [ExportRow(content: content)] }
    return viewings.enumerated().map { index, viewing in
      var row = ExportRow(content: content, experience: viewing, isRepetition: index > 0)
      row.isLatest = index == viewings.count - 1
      return row
    }
  }

  private static func address(_ content: BookmarkContent) -> String {
    if let url = content.url, url.contains("boxd.it/") || url.contains("letterboxd.com/") {
      return url
    }
    let code = content.identifier("letterboxd")
    return code.isEmpty ? "" : "https://boxd.it/" + code
  }

  static func holds(_ viewing: Experience) -> Bool {
    if viewing == Experience() { return true }
    return viewing.finished?.isDay == true
      && viewing
        == Experience(finished: viewing.finished, rating: viewing.rating, note: viewing.note)
  }
}
