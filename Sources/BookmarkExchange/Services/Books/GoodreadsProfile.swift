import BookmarkModel

extension DeclaredProfile {
  /// The library export of Goodreads: three generations of headers with 31, 24 and 23 columns.
  static let goodreads = DeclaredProfile(
    "goodreads", "Goodreads", [.book],
    [
      FileForm(
        needs: ["Book Id", "Exclusive Shelf", "Bookshelves with positions"], of: .book,
        [
          "Title": seriesTitle, "Author": .name(.author),
          // Translators and illustrators are among them, without saying so.
          "Additional Authors": .names(.author), "ISBN13": .isbn, "ISBN": .isbn,
          "Book Id": .id("goodreads"), "My Rating": .rating(5), "Publisher": .publisher,
          "Binding": .formats(), "Year Published": .elsewhere,
          "Original Publication Year": .elsewhere, "Date Added": .added,
          "Bookshelves": .elsewhere, "Bookshelves with positions": .shelves(),
          "Exclusive Shelf": .elsewhere, "My Review": .html(\.review),
          "Private Notes": .text(\.note), "Date Read": .elsewhere, "Read Count": .elsewhere,
          "Owned Copies": .elsewhere, "Original Purchase Date": .elsewhere,
          "Condition": .elsewhere,
        ],
        settle: { cells, draft in
          GoodreadsCells.addYears(cells, &draft)
          GoodreadsCells.addShelves(cells, &draft)
          GoodreadsCells.addTimes(cells, &draft)
          GoodreadsCells.addCopies(cells, &draft)
        })
    ])
}
