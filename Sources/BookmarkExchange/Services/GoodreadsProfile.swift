import BookmarkModel

/// The library export of Goodreads: three generations of headers with 31, 24 and 23 columns.
struct GoodreadsProfile: TableProfile {
  let id = "goodreads"
  let title = "Goodreads"
  let files: [SourceFormat] = [.csv]
  let types: [BookmarkType] = [.book]

  func rowMeaning(of header: SourceHeader) -> RowMeaning? {
    header.contains("book id", "exclusive shelf", "bookshelves with positions") ? .item : nil
  }

  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader {
    GoodreadsRows(header)
  }
}
