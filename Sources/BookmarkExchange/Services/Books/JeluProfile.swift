import BookmarkModel

extension DeclaredProfile {
  /// The export of Jelu, which looks like that of Goodreads and has its dates in lists.
  static let jelu = DeclaredProfile(
    "jelu", "Jelu", [.book],
    [
      FileForm(
        needs: ["read_dates", "dropped_dates"], of: .book,
        [
          "Title": .title, "authors|Author": .names(.author), "Author": .dropped, "isbn13": .isbn,
          "isbn10": .isbn,
          "ISBN": .isbn, "Publisher": .publisher, "Date Read": .elsewhere, "Shelves": .elsewhere,
          "Bookshelves": .dropped, "read_dates": .elsewhere, "tags": .tags(), "owned": .owned,
          "dropped_dates": .elsewhere, "currently_reading": .elsewhere,
        ],
        settle: { cells, draft in
          for name in ["dropped_dates", "read_dates"] {
            let column = Column(name: name, meaning: .finished)
            for text in CellText.parts(cells[name] ?? "", by: ",") {
              guard let day = draft.date(column, .finished, text) else { continue }
              draft.content.status = name == "read_dates" ? .done : .dropped
              draft.content.experiences.append(Experience(finished: day))
            }
          }
          if let text = cells["currently_reading"] {
            draft.content.status = .active
            let column = Column(name: "currently_reading", meaning: .started)
            draft.experience.started = draft.date(column, .started, text)
          } else if cells["Shelves"] == "to-read" {
            draft.content.status = draft.content.status ?? .wish
          }
        })
    ])

  /// The catalogue of Libib, where one file has books, films, records and games.
  static let libib = DeclaredProfile(
    "libib", "Libib", [.book, .movie, .music],
    [
      FileForm(
        needs: ["item_type", "ean_isbn13"],
        [
          "item_type": .type, "title": .title, "creators": .elsewhere, "first_name": .elsewhere,
          "last_name": .elsewhere, "collection": .shelves(), "ean_isbn13": .means(.barcode),
          "upc_isbn10": code, "publisher": .publisher, "publish_date": .published,
          "tags": .tags(), "notes": .text(\.note), "rating": .rating(5),
          "review": .text(\.review),
          "status": .status(["not begun": nil, "in progress": .active]), "began": .started,
          "completed": .finished, "added": .added, "copies": .owned,
        ],
        settle: { cells, draft in
          // Names of several people can't be told apart; the main one stands by itself, too.
          let main = [cells["first_name"], cells["last_name"]].compactMap { $0 }
          if let all = cells["creators"] {
            draft.addName(all, .creator)
          } else if !main.isEmpty {
            draft.addName(main.joined(separator: " "), .creator)
          }
        })
    ])

  /// A book's short ISBN, or the number on any other package.
  private static let code = CellReading { cell, draft in
    if draft.content.type == .book {
      draft.addISBN(cell.column(.isbn), cell.text)
    } else {
      draft.addBarcode(cell.column(.barcode), cell.text)
    }
  }
}
