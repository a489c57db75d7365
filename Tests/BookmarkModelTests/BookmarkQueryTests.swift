import BookmarkModel
import FoundationEssentials
import Testing

@Suite("Queries")
struct BookmarkQueryTests {
  private static let filters: [BookmarkFilter] = [
    .all, .ids([]), .ids([1, .max]), .and([]), .or([]), .not(.all),
    .identifier(scheme: "isbn", value: nil), .identifier(scheme: "imdb", value: "tt0078748"),
    .field(.type, .anyOf(["book", "podcast"])), .field(.text, .contains("三体 \"x\"")),
    .field(.title, .prefix("the")), .field(.title, .exactly("")),
    .field(.rating, .number(from: 80, through: nil)),
    .field(.year, .number(from: -600, through: 5)),
    .field(.note, .present),
    .field(.finished, .date(from: PartialDate("-44-03-15"), through: PartialDate("~2024-05"))),
    .field(.added, .date(from: nil, through: nil)),
    .or([
      .and([.field(.tag, .anyOf(["sf"])), .not(.field(.status, .anyOf(["done"])))]),
      .not(.or([.ids([3]), .field(.favourite, .present)])),
    ]),
  ]

  @Test("survive the wire", arguments: filters)
  func wire(filter: BookmarkFilter) throws {
    let query = BookmarkQuery(
      filter, sections: [SectionKey(.type), SectionKey(.decade, descending: true)],
      sort: [SortKey(.finished, descending: true), SortKey(.title)], limit: 20)
    let data = try JSONEncoder().encode(query)
    #expect(try JSONDecoder().decode(BookmarkQuery.self, from: data) == query)
  }

  @Test("are joined without needless nesting")
  func joining() {
    let (a, b, c) = (BookmarkFilter.ids([1]), BookmarkFilter.ids([2]), BookmarkFilter.ids([3]))
    #expect((.all && a) == a)
    #expect((a && .all) == a)
    #expect((a && b) == .and([a, b]))
    #expect((a && b && c) == .and([a, b, c]))
    #expect((a && (b && c)) == .and([a, b, c]))
    #expect((.and([a, b]) && .or([b, c])) == .and([a, b, .or([b, c])]))
    #expect((BookmarkFilter.not(.and([a, .or([b, c]), .all]))).testCount == 3)
  }
}
