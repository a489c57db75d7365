import BookmarkModel

/// The ratings, lists and watchlists of IMDb: four generations of headers.
struct IMDbProfile: TableProfile {
  let id = "imdb"
  let title = "IMDb"
  let files: [SourceFormat] = [.csv]
  let types: [BookmarkType] = [.movie]

  func rowMeaning(of header: SourceHeader) -> RowMeaning? {
    let isOne = header.contains("const", "title type")
    let kinds = ["your rating", "you rated", "position"]
    return isOne && kinds.contains { header.contains($0) } ? .item : nil
  }

  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader {
    IMDbRows(header)
  }
}
