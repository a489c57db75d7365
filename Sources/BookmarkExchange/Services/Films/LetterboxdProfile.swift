import BookmarkModel

/// The tables of a Letterboxd export: diary, reviews, ratings, watched films, watchlist, likes.
struct LetterboxdProfile: TableProfile {
  let id = "letterboxd"
  let title = "Letterboxd"
  let files: [SourceFormat] = [.csv]
  let types: [BookmarkType] = [.movie]

  func rowMeaning(of header: SourceHeader) -> RowMeaning? {
    guard header.contains("letterboxd uri", "name", "year") else { return nil }
    return header.contains("watched date") ? .event : .item
  }

  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader {
    if rowMeaning(of: header) == .event { return LetterboxdDiaryRows(header) }
    return LetterboxdFilmRows(header, fileName: fileName, options: options)
  }
}
