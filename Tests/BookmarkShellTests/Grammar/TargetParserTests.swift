import BookmarkModel
import Testing

@testable import BookmarkShell

@Suite("What a verb is to act on")
struct TargetParserTests {
  private func target(_ line: String) throws -> TargetParser.Target {
    try TargetParser(GrammarSample.context).target(WordLine(line).words)
  }

  @Test(
    "numbers and queries are no titles",
    arguments: [
      ("@12", .ids([12])),
      ("@3,@5", .ids([3, 5])),
      ("isbn:9780441478125", .identifier(scheme: "isbn", value: "9780441478125")),
      ("type:book dune", .and([.type("book"), .field(.title, .contains("dune"))])),
      ("movie", .type("movie")),
      ("-dune", .not(.field(.title, .contains("dune")))),
    ] as [(String, BookmarkFilter)])
  func queries(line: String, filter: BookmarkFilter) throws {
    #expect(try target(line) == .init(filter: filter, exactTitle: nil, text: line))
  }

  @Test("words are words of one title, and perhaps the whole title")
  func titles() throws {
    #expect(
      try target("book War and Peace")
        == .init(
          filter: .and([
            .type("book"), .field(.title, .contains("War")), .field(.title, .contains("Peace")),
          ]),
          exactTitle: .and([.type("book"), .field(.title, .exactly("War and Peace"))]),
          text: "book War and Peace"))
    #expect(
      try target("1984")
        == .init(
          filter: .field(.title, .contains("1984")), exactTitle: .field(.title, .exactly("1984")),
          text: "1984"))
  }

  @Test("a title may be a word of logic")
  func logicWords() throws {
    let exact = BookmarkFilter.field(.title, .exactly("Now or"))
    #expect(try target("Now or") == .init(filter: exact, exactTitle: exact, text: "Now or"))
  }

  @Test("nothing is not everything")
  func nothing() {
    #expect(throws: GrammarError(.emptyQuery)) { try target("") }
  }

  @Test("words of a new work")
  func newWork() throws {
    let work = try NewWork(WordLine("book Re:Zero The Handmaid's Tale isbn:9780441478125").words)
    #expect(work.type == .book)
    #expect(work.title == "Re:Zero The Handmaid's Tale")
    #expect(work.identifiers == [Identifier(scheme: "isbn", canonicalValue: "9780441478125")])
    #expect(try NewWork(WordLine("movie 2046").words).title == "2046")
  }
}
