import BookmarkExchange
import Testing

@Suite("knowing services by their columns")
struct ServiceListTests {
  /// One header for each generation of each service's files.
  private static let headers: [(service: String?, meaning: RowMeaning?, columns: String)] = [
    ("goodreads", .item, "Book Id,Title,Author,Exclusive Shelf,Bookshelves with positions,BCID"),
    ("goodreads", .item, "bookshelves WITH positions,exclusive_shelf,Book-Id"),
    ("letterboxd", .event, "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"),
    ("letterboxd", .event, "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date"),
    ("letterboxd", .item, "Date,Name,Year,Letterboxd URI,Rating"),
    ("letterboxd", .item, "Date,Name,Year,Letterboxd URI"),
    ("imdb", .item, "Const,Your Rating,Date Rated,Title,Title Type,Year"),
    ("imdb", .item, "Position,Const,Created,Title,Title Type,Year"),
    ("imdb", .item, "position,const,created,Title,Title type,You rated"),
    ("isbn-list", .item, "ISBN"),
    (nil, nil, "title,creator,year,rating"),
    (nil, nil, "Title,Author,ISBN,Publisher,Date Read,Shelves,Bookshelves,read_dates"),
    (nil, nil, "LetterboxdURI,tmdbID,imdbID,Title,Year,Directors,WatchedDate,Rating10"),
  ]

  @Test("a header has one answer or none, whatever the order of its columns", arguments: headers)
  func detection(_ service: String?, _ meaning: RowMeaning?, _ columns: String) {
    let names = columns.split(separator: ",").map(String.init)
    for header in [SourceHeader(names), SourceHeader(names.reversed())] {
      let answers = ServiceList.all.filter { $0.rowMeaning(of: header) != nil }
      #expect(answers.map(\.id) == [service].compactMap { $0 })
      #expect(answers.first?.rowMeaning(of: header) == meaning)
    }
  }

  @Test("ids are unique and found in any case")
  func ids() {
    let ids = ServiceList.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
    #expect(ServiceList.service("IMDb")?.title == "IMDb")
    #expect(ServiceList.service("nowhere") == nil)
  }
}
