import BookmarkExchange
import BookmarkModel
import FoundationEssentials
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
    (nil, nil, "title,date,note"), (nil, nil, "Title,Rating10"), (nil, nil, "artist,album,title"),
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

  @Test(
    "the columns of one service are never those of another one", arguments: ServiceSamples.headers)
  func tables(_ service: String, _ meaning: RowMeaning, _ columns: String) {
    let names = columns.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    for header in [SourceHeader(names), SourceHeader(names.reversed())] {
      let answers = ServiceList.all.filter { $0.rowMeaning(of: header) != nil }
      #expect(answers.map(\.id) == [service])
      #expect(answers.first?.rowMeaning(of: header) == meaning)
    }
  }

  @Test(
    "the objects of one service are never those of another one", arguments: ServiceSamples.texts)
  func objects(_ service: String, _ text: String) throws {
    #expect(try recognized(text, as: nil) == service)
    for other in ServiceList.all {
      if other.id == service {
        #expect(try recognized(text, as: service) == service)
      } else {
        #expect(throws: SourceError.self) { try recognized(text, as: other.id) }
      }
    }
  }

  /// The service that a text is taken for.
  private func recognized(_ text: String, as service: String?) throws -> String? {
    var reader = SourceReader(name: "a.json", options: SourceOptions(service: service))
    reader.append(Array(text.utf8))
    reader.finish()
    while try reader.next() != nil {}
    return reader.recognition?.service
  }

  @Test("every service has a sample of its files")
  func samples() {
    let known = Set(Self.headers.compactMap(\.service) + ServiceSamples.headers.map(\.service))
    for service in ServiceList.all {
      // Readwise is known by the first line of its text, and read in blocks of one book.
      if service.files.contains(.csv), service.id != "readwise" {
        #expect(known.contains(service.id), "\(service.id)")
      }
      if service.files.contains(.json) {
        #expect(ServiceSamples.texts.contains { $0.service == service.id }, "\(service.id)")
      }
    }
  }

  @Test("the page on formats has every service with its files and types")
  func page() throws {
    let path = #filePath.replacing(
      "Tests/BookmarkExchangeTests/ServiceListTests.swift", with: "Documentation/formats.md")
    let page = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { !$0.hasPrefix("| `") && $0.contains(" | `") }
    let expected = ServiceList.all.map { service in
      let files = service.files.map { $0.rawValue.uppercased() }.joined(separator: ", ")
      let types = service.types.map { $0 == .music ? "music" : $0.rawValue + "s" }
      let names = types.isEmpty ? "other kinds" : types.joined(separator: ", ")
      return "| \(service.title) | `\(service.id)` | \(files) | \(names) |"
    }
    #expect(rows.map(String.init) == expected)
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
