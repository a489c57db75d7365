import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Testing

@testable import BookmarkShell

@Suite("What filters and orders mean")
struct FilterEvaluatorTests {
  private let shelf: [Bookmark]
  private let evaluator = FilterEvaluator(timeZone: .gmt)

  init() throws {
    func bookmark(_ id: Int64, _ type: BookmarkType, _ fields: [(BookmarkField, String)]) throws
      -> Bookmark
    {
      var content = BookmarkContent(type: type)
      for (field, text) in fields { try content.set(field, to: text) }
      content.normalize()
      return Bookmark(
        id: id, uid: UUID(), content: content, created: Timestamp(milliseconds: 0),
        changed: Timestamp(milliseconds: 86_400_000 * id), change: 7)
    }
    shelf = [
      try bookmark(
        1, .book,
        [
          (.title, "三体"), (.titles, "The Three-Body Problem"), (.creator, "刘慈欣"), (.year, "2008"),
          (.status, "done"), (.rating, "5"), (.favourite, "yes"), (.tag, "科幻; Science Fiction"),
          (.experience, "finished=2024-05-03; finished=2025"), (.plan, "saturday"),
          (.identifier, "isbn:9787536692930"),
        ]),
      try bookmark(
        2, .movie,
        [
          (.title, "2046"), (.director, "Wong Kar-wai"), (.year, "2004-09"), (.status, "wish"),
          (.rating, "8/10"), (.tag, "lent"), (.copy, "location=Attic lent=Anna"),
        ]),
      try bookmark(
        3, .music, [(.title, "Ágætis byrjun"), (.artist, "Sigur Rós"), (.year, "1999")]),
      try bookmark(4, .untyped, [(.identifier, "imdb:tt0212712"), (.note, "silent film")]),
    ]
  }

  @Test(
    "each query finds these bookmarks",
    arguments: [
      ("", [1, 2, 3, 4]),
      ("movie", [2]), ("type:none", [4]), ("status:done,wish", [1, 2]), ("status:none", [3, 4]),
      ("agaetis", [3]), ("three-body", [1]), ("慈欣", [1]), ("体*", [1]), ("bod*", [1]), ("ody*", []),
      ("silent", [4]), ("tag:LENT", [2]), ("tag:\"science fiction\"", [1]), ("tag:science", []),
      ("tag:fic*", [1]), ("title:=2046", [2]), ("title:=204", []), ("author:刘", [1]),
      ("artist:sigur", [3]), ("director:sigur", []), ("creator:wong", [2]),
      ("rating:4", [2]), ("rating:4..", [1, 2]), ("rating>4", [1]), ("-rating:4", [1, 3, 4]),
      ("year:1999..2004", [2, 3]), ("year:2004-09", [2]), ("year:2004-10..", [1]),
      ("finished:2024", [1]), ("finished:2024-06..", [1]), ("finished:2026..", []),
      ("times:2", [1]), ("times:0", [2, 3, 4]), ("has:times", [1]),
      ("favourite:yes", [1]), ("favourite:no", [2, 3, 4]), ("lent:yes", [2]), ("lent:anna", [2]),
      ("location:att*", [2]), ("plan:周六", [1]), ("has:isbn", [1]), ("imdb:tt0212712", [4]),
      ("missing:title", [4]), ("@2,@4", [2, 4]), ("@2..@3", [2, 3]),
      ("changed:1970-01-03", [2]), ("added:1970", []), ("missing:added", [1, 2, 3, 4]),
      ("change:7", [1, 2, 3, 4]), ("source:x", []),
      ("(movie or music) -2046", []), ("type:movie or type:music", [2, 3]),
      ("not (三体 or 2046)", [3, 4]),
    ])
  func matches(line: String, ids: [Int64]) throws {
    let filter = try GrammarSample.query(line).filter
    #expect(shelf.filter { evaluator.matches(filter, $0) }.map(\.id) == ids)
  }

  @Test("an empty list of parts: all pass every one, none passes at least one")
  func emptyLists() throws {
    let first = try #require(shelf.first)
    #expect(evaluator.matches(.and([]), first))
    #expect(!evaluator.matches(.or([]), first))
    #expect(!evaluator.matches(.ids([]), first))
    #expect(!evaluator.matches(.field(.tag, .anyOf([])), first))
  }

  @Test("bounds in the wrong order pass nothing")
  func reversedBounds() throws {
    let late = try GrammarSample.date("2025")
    let early = try GrammarSample.date("2001")
    for bookmark in shelf {
      #expect(!evaluator.matches(.field(.finished, .date(from: late, through: early)), bookmark))
      #expect(!evaluator.matches(.field(.year, .number(from: 2, through: 1)), bookmark))
    }
  }

  @Test(
    "orders, with missing values last in both directions and ties by number",
    arguments: [
      ("sort:title", [2, 3, 1, 4]), ("sort:-title", [1, 3, 2, 4]),
      ("sort:rating", [2, 1, 3, 4]), ("sort:-rating", [1, 2, 3, 4]),
      ("sort:status", [2, 1, 3, 4]), ("sort:type", [1, 2, 3, 4]), ("sort:-type", [3, 2, 1, 4]),
      ("sort:year", [3, 2, 1, 4]), ("sort:-times", [1, 2, 3, 4]), ("sort:-id", [4, 3, 2, 1]),
      ("sort:-finished,-changed", [1, 4, 3, 2]), ("sort:creator", [3, 2, 1, 4]),
    ])
  func order(line: String, ids: [Int64]) throws {
    let keys = try GrammarSample.query(line).sort
    #expect(evaluator.sorted(shelf.reversed(), by: keys).map(\.id) == ids)
  }
}
