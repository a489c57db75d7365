import BookmarkModel
import Localization
import Testing

@testable import BookmarkShell

@Suite("Saved views in queries")
struct SavedViewTests {
  private static let views = [
    SavedView(name: "sf", query: "movie tag:sf by:decade sort:-rating"),
    SavedView(name: "Either", query: "tag:a or tag:b"),
    SavedView(name: "top", query: "sort:-rating limit:10"),
    SavedView(name: "best sf", query: "view:sf view:top"),
    SavedView(name: "a:b, c", query: "x"),
    SavedView(name: "left", query: "view:right"),
    SavedView(name: "right", query: "y or (z view:LEFT)"),
    SavedView(name: "broken", query: "rating:lots"),
    SavedView(name: "lost", query: "view:gone"),
    SavedView(name: "hash", query: "#1"),
    SavedView(name: "many", query: String(repeating: "a ", count: 600)),
  ]

  private func query(_ line: String) throws -> BookmarkQuery {
    var context = try GrammarSample.context
    context.views = Self.views
    return try QueryParser(context).query(WordLine(line).words)
  }

  @Test(
    "a view stands for its filter, wherever it stands",
    arguments: [
      ("view:sf", .and([.type("movie"), .tag("sf")])),
      ("视图：ＳＦ", .and([.type("movie"), .tag("sf")])),
      ("view:=sf dune", .and([.type("movie"), .tag("sf"), .text("dune")])),
      ("-view:sf", .not(.and([.type("movie"), .tag("sf")]))),
      ("view:either x", .and([.or([.tag("a"), .tag("b")]), .text("x")])),
      ("x or view:either", .or([.text("x"), .tag("a"), .tag("b")])),
      ("view:\"best sf\"", .and([.type("movie"), .tag("sf")])),
      ("\"view:best sf\"", .and([.type("movie"), .tag("sf")])),
      ("view:\"a:b, c\"", .text("x")),
      ("view:top", .all),
      ("view:hash", .text("#1")),
      ("\"view:\" view", .and([.text("view:"), .text("view")])),
    ] as [(String, BookmarkFilter)])
  func filters(line: String, expected: BookmarkFilter) throws {
    #expect(try query(line).filter == expected)
  }

  @Test("the shape of a view holds where the query says none itself")
  func shapes() throws {
    let decade = [SectionKey(.decade)]
    let rating = [SortKey(.rating, descending: true)]
    #expect(try query("view:sf").sections == decade)
    #expect(try query("view:sf by:type").sections == [SectionKey(.type)])
    #expect(try query("view:sf by:type").sort == rating)
    #expect(try query("view:sf limit:5 sort:title").sort == [SortKey(.title)])
    let both = try query("view:\"best sf\" limit:3")
    #expect(both.sections == decade && both.sort == rating && both.limit == 3)
    #expect(try query("view:\"best sf\"").limit == 10)
    #expect(try query("dune -view:sf").sections == [])
    #expect(try query("dune or view:sf").sort == [])
    #expect(try query("(view:sf) (a or b)").sort == [])
    #expect(try query("view:sf (a or b)").sort == rating)
  }

  @Test(
    "what can't be read is told in one place",
    arguments: [
      ("x view:fs", .unknownView("fs", nearest: "sf"), 7..<9),
      ("view:nothing", .unknownView("nothing", nearest: nil), 5..<12),
      ("view:", .emptyValue("view:"), 0..<5),
      ("x view:left", .viewCircle(["left", "right", "left"]), 2..<11),
      ("view:RIGHT", .viewCircle(["right", "left", "right"]), 0..<10),
      ("view:lost", .brokenView("lost", .unknownView("gone", nearest: nil)), 0..<9),
      ("-view:top", .limitedView("top"), 1..<9),
      ("a or view:top", .limitedView("top"), 5..<13),
      ("(view:top)", .limitedView("top"), 1..<9),
      ("view=sf", .assignmentInQuery(field: "view", value: "sf"), 0..<7),
      ("view<sf", .notComparable(field: "view"), 0..<7),
      ("viwe:sf", .unknownField("viwe", nearest: "view"), 0..<4),
      ("view:many view:many", .tooManyTerms, 10..<19),
    ] as [(String, GrammarError.Kind, Range<Int>)])
  func errors(line: String, kind: GrammarError.Kind, columns: Range<Int>) throws {
    #expect(throws: GrammarError(kind, at: columns)) { try query(line) }
  }

  @Test("a view whose words are no query any more tells why")
  func broken() throws {
    let error = try #require(throws: GrammarError.self) { try query("view:broken") }
    #expect(error.columns == 0..<11)
    #expect(
      error.text(in: Messages(.english)) == """
        view “broken” can't be read: Rating can't be “lots”: it isn't a rating; write 4.5 (of 5), \
        9/10, 90/100 or ★★★★½
        """)
  }

  @Test("views that double each other end early, and long chains of them too")
  func growth() throws {
    var context = try GrammarSample.context
    context.views = (1...200).map {
      SavedView(name: "d\($0)", query: "view:d\($0 - 1) or (a view:d\($0 - 1))")
    }
    context.views.append(SavedView(name: "d0", query: "a"))
    context.views += (1...200).map { SavedView(name: "c\($0)", query: "view:c\($0 - 1)") }
    context.views.append(SavedView(name: "c0", query: "a"))
    let parser = QueryParser(context)
    #expect(throws: GrammarError(.tooManyTerms, at: 0..<8)) {
      try parser.query(WordLine("view:d15").words)
    }
    #expect(throws: GrammarError(.tooDeep, at: 0..<9)) {
      try parser.query(WordLine("view:d200").words)
    }
    #expect(try parser.query(WordLine("view:c99").words).filter == .text("a"))
    #expect(throws: GrammarError(.tooDeep, at: 0..<9)) {
      try parser.query(WordLine("view:c200").words)
    }
  }

  @Test("a verb that changes takes a view without a limit, and no view for everything")
  func required() throws {
    var context = try GrammarSample.context
    context.views = Self.views
    let parser = TargetParser(context)
    let sf = BookmarkFilter.and([.type("movie"), .tag("sf")])
    #expect(try parser.target(WordLine("view:sf").words).filter == sf)
    #expect(throws: GrammarError(.limitedView("top"), at: 2..<10)) {
      try parser.target(WordLine("x view:top").words)
    }
    context.views = [SavedView(name: "all", query: "by:type")]
    #expect(throws: GrammarError(.emptyQuery)) {
      try TargetParser(context).target(WordLine("view:all").words)
    }
  }

  @Test(
    "what is saved is what was typed, and means the same when it is read again",
    arguments: [
      ["tag:sf", "by:type"], ["tag:science fiction"], ["-tag:science fiction", "War and Peace"],
      ["-War and Peace"], ["^War \"and\" Peace"], ["(a or b)", "x"], ["(", "a", "or", "b", ")"],
      ["rating>=4"],
      ["author:\"le guin\" (tag:sf or tag:fantasy)"], ["author:o'neil (tag:a or tag:b)"],
      ["it's fine"], ["Handmaid's"], ["12\""], ["say \"hi\" 'n' \\ go"], ["title:a'b c"], ["#1"],
      ["\"tag:x\""], ["'n'"], ["tag:\"a b\",c"], ["a*", "not", "b"], ["三体 x", "标签：科幻"],
      ["line\nbreak"],
    ])
  func arguments(words: [String]) throws {
    let line = WordLine(arguments: words)
    let parser = QueryParser(try GrammarSample.context)
    let text = SavedQueryText.of(line.words, in: line)
    #expect(try parser.query(WordLine(query: text).words) == parser.query(line.words), "\(text)")
  }

  @Test("a line of the prompt is saved as it stands, options as the words that they mean")
  func prompt() throws {
    let typed = "tag:\"a b\",c 'x or y' (a or -b) title:=\"say \\\"hi\\\"\""
    let read = try WordLine(typed)
    #expect(SavedQueryText.of(read.words, in: read) == typed)
    let words = try CommandWords(
      WordLine("view v tag:x --sort -year --json --by=type y"),
      guides: Shell.guides(isPrompt: true))
    #expect(
      SavedQueryText.of(Array(words.words.dropFirst()), in: words.line)
        == "tag:x sort:-year by:type y")
  }

  @Test(
    "names stand in quotes when they hold a colon",
    arguments: [
      ("sf", "sf"), ("\"my sf\"", "my sf"), ("\"a:b\"", "a:b"), ("'a:b'", "a:b"),
      ("type:movie", nil), ("视图：x", nil), ("\"\"", nil), ("a\u{1}", nil),
    ] as [(String, String?)])
  func names(typed: String, name: String?) throws {
    let word = try #require(try WordLine(typed).words.first)
    let argument = try #require(WordLine(arguments: [typed]).words.first)
    for word in [word, argument] { #expect((try? ViewName.read(word)) == name) }
  }
}
