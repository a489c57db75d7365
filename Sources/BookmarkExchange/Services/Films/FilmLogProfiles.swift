import BookmarkModel

/// Diaries and ratings of films.
extension DeclaredProfile {
  /// Movary's history and ratings.
  static let movary = DeclaredProfile(
    "movary", "Movary", [.movie],
    [
      FileForm(
        needs: ["title", "tmdbId", "imdbId", "watchedAt"], of: .movie, as: .event,
        [
          "title": .title, "year": .year, "tmdbId": .id("tmdb"), "imdbId": .id("imdb"),
          "watchedAt": .moment, "comment": .remark,
        ], settle: { _, draft in draft.content.status = .done }),
      FileForm(
        needs: ["title", "tmdbId", "imdbId", "userRating"], of: .movie,
        [
          "title": .title, "year": .year, "tmdbId": .id("tmdb"), "imdbId": .id("imdb"),
          "userRating": .rating(10),
        ], settle: { _, draft in draft.content.status = .done }),
    ])

  /// The file with which films are brought to Letterboxd, as many programs write it.
  static let letterboxdImport = DeclaredProfile(
    "letterboxd-import", "Letterboxd import file", [.movie],
    ["tmdbID", "imdbID", "LetterboxdURI"].map { id in
      FileForm(
        needs: ["Title", id], any: ["WatchedDate", "Rating10"], of: .movie,
        [
          "Title": .title, "Year": .year, "Directors": .names(.director), "tmdbID": .id("tmdb"),
          "imdbID": .id("imdb"), "LetterboxdURI": .address("letterboxd"),
          "WatchedDate": .finished, "CreatedDate": .added, "Rating10": .rating(10),
          "Rating": .rating(5), "Tags": .tags(), "Review": .html(\.review),
        ],
        settle: { cells, draft in
          // Viewings are events, so that two on one day are two.
          draft.isEvent = draft.experience.finished != nil
          draft.content.status = .done
          guard draft.isEvent else { return }
          draft.experience.rating = draft.content.rating
          draft.experience.note = draft.content.review
          (draft.content.rating, draft.content.review) = (nil, nil)
        })
    })

  /// MovieLens: a member's ratings, and the list of films of its public data sets.
  static let movieLens = DeclaredProfile(
    "movielens", "MovieLens", [.movie],
    [
      FileForm(
        needs: ["movie_id", "imdb_id", "average_rating", "title"], of: .movie,
        [
          "movie_id": .id("movielens"), "imdb_id": .id("imdb"), "tmdb_id": .id("tmdb"),
          "rating": .rating(5), "title": titleAndYear,
        ], settle: { _, draft in if draft.content.rating != nil { draft.content.status = .done } }),
      FileForm(
        needs: ["movieId", "title", "genres"], of: .movie,
        ["movieId": .id("movielens"), "title": titleAndYear, "genres": .tags(by: "|")]),
    ])

  /// `Matrix, The (1999)`.
  private static let titleAndYear = CellReading { cell, draft in
    let text = cell.text
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("),
      let year = Int(text[text.index(after: open)...].dropLast()), year > 1800
    else {
      draft.content.titles = [Title(text)]
      return
    }
    draft.content.titles = [Title(CellText.trimmed(String(text[..<open])))]
    draft.addYear(cell.column(.year), String(year))
  }
}
