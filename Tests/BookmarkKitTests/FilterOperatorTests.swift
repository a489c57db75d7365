import BookmarkKit
import Testing

@Suite("Filters by operators on key paths")
struct FilterOperatorTests {
  @Test("each operator gives the tree that the query words give", arguments: trees)
  func tree(_ row: Row) {
    #expect(row.filter == row.expected)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var words: String
    var filter: BookmarkFilter
    var expected: BookmarkFilter
    var testDescription: String { words }

    init(_ words: String, _ filter: BookmarkFilter, _ expected: BookmarkFilter) {
      self.words = words
      self.filter = filter
      self.expected = expected
    }
  }

  private static let year = Samples.date("2024")
  private static let may = Samples.date("2024-05")
  private static let june = Samples.date("2024-06")

  static let trees: [Row] = [
    Row("type:movie", \.type == .movie, .field(.type, .anyOf(["movie"]))),
    Row("-type:movie", \.type != .movie, .not(.field(.type, .anyOf(["movie"])))),
    Row(
      "type:podcast", \.type == BookmarkType(rawValue: "podcast"),
      .field(.type, .anyOf(["podcast"]))),
    Row("missing:status", \.status == nil, .not(.field(.status, .present))),
    Row("has:status", \.status != nil, .field(.status, .present)),
    Row(
      "status:wish,done", .status.isIn([.wish, .done]), .field(.status, .anyOf(["wish", "done"]))),
    Row("rating:80/100..", \.rating >= 80, .field(.rating, .number(from: 80, through: nil))),
    Row(
      "rating:>80/100", \.rating > 80, .field(.rating, .number(from: 80.0.nextUp, through: nil))),
    Row("year:1999", \.year == 1999, .field(.year, .number(from: 1999, through: 1999))),
    Row("year:<1999", \.year < 1999, .field(.year, .number(from: nil, through: 1998))),
    Row("year:>1999", \.year > 1999, .field(.year, .number(from: 2000, through: nil))),
    Row("year:>max", \.year > Int.max, .or([])),
    Row(
      "year:1990..1999", \.year ~= 1990...1999, .field(.year, .number(from: 1990, through: 1999))),
    Row(
      "year:1990..1999", .year.isIn(1990...1999), .field(.year, .number(from: 1990, through: 1999))),
    Row("@3,@5", .or([\.id == 3, \.id == 5]), .or([.ids([3]), .ids([5])])),
    Row("added:2024..", .added.isIn(year...), .field(.added, .date(from: year, through: nil))),
    Row("added:>2024-05", \.added > may, .field(.added, .date(from: june, through: nil))),
    Row("added:<2024-06", \.added < june, .field(.added, .date(from: nil, through: may))),
    Row("format:vinyl", .formats.contains(.vinyl), .field(.format, .anyOf(["vinyl"]))),
    Row(
      "plan:sat,sun", .weekdays.contains(anyOf: [.saturday, .sunday]),
      .field(.plan, .anyOf(["saturday", "sunday"]))),
    Row("missing:plan", .weekdays.isEmpty, .not(.field(.plan, .present))),
    Row("tag:sf", .tags.contains("sf"), .field(.tag, .anyOf(["sf"]))),
    Row("title:三体", .titles.contains("三体"), .field(.title, .contains("三体"))),
    Row(
      "creator:mil*", .creators.hasWord(beginning: "mil"), .field(.creator, .prefix("mil"))),
    Row("publisher:=Ace", \.publisher == "Ace", .field(.publisher, .exactly("Ace"))),
    Row("missing:review", \.review == nil, .not(.field(.review, .present))),
    Row("favourite:yes", .isFavourite, .field(.favourite, .present)),
    Row("favourite:no", \.isFavourite == false, .not(.field(.favourite, .present))),
    Row("has:isbn", .hasIdentifier("isbn"), .identifier(scheme: "isbn", value: nil)),
    Row(
      "type:movie rating:80/100.. year:1999", \.type == .movie && \.rating >= 80 && \.year == 1999,
      .and([
        .field(.type, .anyOf(["movie"])), .field(.rating, .number(from: 80, through: nil)),
        .field(.year, .number(from: 1999, through: 1999)),
      ])),
    Row(
      "type:book or format:vinyl or -tag:lent",
      \.type == .book || .formats.contains(.vinyl) || !.tags.contains("lent"),
      .or([
        .field(.type, .anyOf(["book"])), .field(.format, .anyOf(["vinyl"])),
        .not(.field(.tag, .anyOf(["lent"]))),
      ])),
    Row("--type:book", !(!(\.type == .book)), .field(.type, .anyOf(["book"]))),
  ]

  @Test("a captured optional value is compared, and nil asks for a missing one")
  func optionals() {
    var wanted: BookmarkStatus? = .done
    #expect(filter(\.status == wanted) == .field(.status, .anyOf(["done"])))
    wanted = nil
    #expect(filter(\.status == wanted) == .not(.field(.status, .present)))
  }

  private func filter(_ filter: BookmarkFilter) -> BookmarkFilter { filter }

  @Test("both stores find what the filter means", arguments: StoreKind.allCases)
  func stores(_ kind: StoreKind) async throws {
    let rows: [(BookmarkFilter, [String])] = [
      (\.type == .movie && \.rating >= 80, ["2046"]),
      (.weekdays.contains(.saturday), ["2046", "The Matrix"]),
      (\.type == BookmarkType(rawValue: "podcast"), ["Serial"]),
      (\.status == nil, ["Kind of Blue"]),
      (.titles.contains("three body") || .titles.contains("三体"), ["三体"]),
      (\.year ~= 1990...2004 && !(\.isFavourite == true), ["The Matrix"]),
      (\.rating > 80 && \.rating < 100, ["Kind of Blue"]),
      (\.added > Samples.date("2024"), ["Serial"]),
    ]
    try await kind.withSamples { collection in
      for (filter, titles) in rows {
        let found = try await collection.fetch(filter)
        #expect(found.compactMap { $0.mainTitle?.text }.sorted() == titles.sorted())
        #expect(try await collection.count(filter) == titles.count)
      }
    }
  }
}
