import BookmarkModel
import Testing

@testable import BookmarkShell

@Suite("Query words become a tree")
struct QueryParserTests {
  @Test(
    "words, phrases and fields of text",
    arguments: [
      ("", .all),
      ("dune", .text("dune")),
      ("1984", .text("1984")),
      (
        "0-441-47812-3",
        .or([.text("0-441-47812-3"), .identifier(scheme: "isbn", value: "9780441478125")])
      ),
      ("9780441478126", .text("9780441478126")),
      ("\"le guin\"", .text("le guin")),
      ("dun*", .field(.text, .prefix("dun"))),
      ("\"dun*\"", .text("dun*")),
      ("title:=Dune", .field(.title, .exactly("Dune"))),
      ("title:a,b", .field(.title, .contains("a,b"))),
      ("author:\"le guin\"", .field(.author, .contains("le guin"))),
      ("\"author:le guin\"", .field(.author, .contains("le guin"))),
      ("作者：刘慈欣", .field(.author, .contains("刘慈欣"))),
      ("publisher:ace*", .field(.publisher, .prefix("ace"))),
      ("note:*", .field(.note, .present)),
      ("https://a.example/x", .field(.url, .contains("https://a.example/x"))),
      ("2001: 12:08", .and([.text("2001:"), .text("12:08")])),
      ("Mission: x", .and([.text("Mission:"), .text("x")])),
      ("E=mc2", .text("E=mc2")),
      ("Alien(s)", .text("Alien(s)")),
    ] as [(String, BookmarkFilter)])
  func texts(line: String, expected: BookmarkFilter) throws {
    #expect(try GrammarSample.query(line) == BookmarkQuery(expected))
  }

  @Test(
    "values of which several may be named",
    arguments: [
      ("movie", .type("movie")),
      ("电影", .type("movie")),
      ("Books", .type("book")),
      ("\"movie\"", .text("movie")),
      ("dune movie", .and([.text("dune"), .text("movie")])),
      ("类型:电影", .type("movie")),
      ("type:podcast", .type("podcast")),
      ("type:book,音乐", .field(.type, .anyOf(["book", "music"]))),
      ("type:none", .not(.field(.type, .present))),
      ("status:done", .field(.status, .anyOf(["done"]))),
      ("status:想读", .field(.status, .anyOf(["wish"]))),
      ("status:none", .not(.field(.status, .present))),
      ("-status:无", .field(.status, .present)),
      (
        "status:wish,none",
        .or([.field(.status, .anyOf(["wish"])), .not(.field(.status, .present))])
      ),
      ("format:lp", .field(.format, .anyOf(["vinyl"]))),
      ("plan:saturday,周日", .field(.plan, .anyOf(["saturday", "sunday"]))),
      ("tag:lent", .tag("lent")),
      ("tag:\"science fiction\",\"a,b\"", .tag("science fiction", "a,b")),
      ("标签:科幻，奇幻", .tag("科幻", "奇幻")),
      ("tag:sf,fan*", .or([.tag("sf"), .field(.tag, .prefix("fan"))])),
      ("favourite:yes", .field(.favourite, .present)),
      ("favourite:no", .not(.field(.favourite, .present))),
      ("lent:yes", .field(.lent, .present)),
      ("lent:Anna", .field(.lent, .contains("Anna"))),
      ("isbn:0-441-47812-3", .identifier(scheme: "isbn", value: "9780441478125")),
      ("imdb:212712", .identifier(scheme: "imdb", value: "tt0212712")),
      ("identifier:imdb:tt0212712", .identifier(scheme: "imdb", value: "tt0212712")),
      ("has:isbn", .identifier(scheme: "isbn", value: nil)),
      ("missing:isbn", .not(.identifier(scheme: "isbn", value: nil))),
      ("has:标签", .field(.tag, .present)),
      ("missing:title", .not(.field(.title, .present))),
      ("-missing:title", .field(.title, .present)),
    ] as [(String, BookmarkFilter)])
  func lists(line: String, expected: BookmarkFilter) throws {
    #expect(try GrammarSample.query(line) == BookmarkQuery(expected))
  }

  @Test(
    "numbers",
    arguments: [
      ("rating:4", .field(.rating, .number(from: 80, through: 80))),
      ("rating:4..", .field(.rating, .number(from: 80, through: nil))),
      ("rating:..4", .field(.rating, .number(from: nil, through: 80))),
      ("rating:3..4.5", .field(.rating, .number(from: 60, through: 90))),
      ("rating:8/10", .field(.rating, .number(from: 80, through: 80))),
      ("rating:★★★★", .field(.rating, .number(from: 80, through: 80))),
      ("rating>=4", .field(.rating, .number(from: 80, through: nil))),
      ("rating:>=4", .field(.rating, .number(from: 80, through: nil))),
      ("rating>4", .field(.rating, .number(from: 80.0.nextUp, through: nil))),
      ("rating<4", .field(.rating, .number(from: nil, through: 80.0.nextDown))),
      ("rating:none", .not(.field(.rating, .present))),
      ("year:1990..1999", .field(.year, .number(from: 1990, through: 1999))),
      ("year:1990s", .field(.year, .number(from: 1990, through: 1999))),
      ("year<2000", .field(.year, .number(from: nil, through: 1999))),
      ("year>2000", .field(.year, .number(from: 2001, through: nil))),
      ("year:-600", .field(.year, .number(from: -600, through: -600))),
      ("year:-600..-500", .field(.year, .number(from: -600, through: -500))),
      (
        "年份:2001,2003..2004",
        .or([
          .field(.year, .number(from: 2001, through: 2001)),
          .field(.year, .number(from: 2003, through: 2004)),
        ])
      ),
      ("times:2..", .field(.times, .number(from: 2, through: nil))),
      ("change:41", .field(.change, .number(from: 41, through: 41))),
      ("@12", .ids([12])),
      ("@3 @5", .ids([3, 5])), ("@3 and @5", .and([.ids([3]), .ids([5])])),
      ("@3,@5", .ids([3, 5])),
      ("@3,5", .ids([3, 5])),
      ("@3..@9", .field(.id, .number(from: 3, through: 9))),
      ("@3..", .field(.id, .number(from: 3, through: nil))),
      ("@home", .text("@home")),
    ] as [(String, BookmarkFilter)])
  func numbers(line: String, expected: BookmarkFilter) throws {
    #expect(try GrammarSample.query(line) == BookmarkQuery(expected))
  }

  @Test(
    "dates, also those from today on",
    arguments: [
      ("finished:2024-05", "2024-05", "2024-05"),
      ("finished:2024-05..", "2024-05", nil),
      ("finished:..2024", nil, "2024"),
      ("finished>=2024-05", "2024-05", nil),
      ("finished<2024", nil, "2023"),
      ("finished<2024-01", nil, "2023-12"),
      ("finished>2024-02-29", "2024-03-01", nil),
      ("finished<2024-03-01", nil, "2024-02-29"),
      ("finished:today", "2026-06-15", "2026-06-15"),
      ("完成日期:昨天", "2026-06-14", "2026-06-14"),
      ("finished:-3w..", "2026-05-25", nil),
      ("finished:-2d..today", "2026-06-13", "2026-06-15"),
      ("finished:-1m", "2026-05-15", "2026-05-15"),
      ("finished:-1y..", "2025-06-15", nil),
      ("finished:-600", "-600", "-600"),
    ] as [(String, String?, String?)])
  func dates(line: String, from: String?, through: String?) throws {
    let test = FieldTest.date(
      from: try from.map(GrammarSample.date), through: try through.map(GrammarSample.date))
    #expect(try GrammarSample.query(line) == BookmarkQuery(.field(.finished, test)))
  }

  @Test("a year with a month is a date")
  func yearAndMonth() throws {
    let may = try GrammarSample.date("2024-05")
    #expect(
      try GrammarSample.query("year:2024-05..").filter
        == .field(.year, .date(from: may, through: nil)))
  }

  @Test(
    "logic",
    arguments: [
      ("a b", .and([.text("a"), .text("b")])),
      ("a and b", .and([.text("a"), .text("b")])),
      ("a or b", .or([.text("a"), .text("b")])),
      ("a or b c", .or([.text("a"), .and([.text("b"), .text("c")])])),
      ("(a or b) c", .and([.or([.text("a"), .text("b")]), .text("c")])),
      ("（a or b） c", .and([.or([.text("a"), .text("b")]), .text("c")])),
      ("-a", .not(.text("a"))),
      ("^tag:x", .not(.tag("x"))),
      ("not a b", .and([.not(.text("a")), .text("b")])),
      ("not (a b)", .not(.and([.text("a"), .text("b")]))),
      ("-(a or b)", .not(.or([.text("a"), .text("b")]))),
      ("not not a", .text("a")),
      (
        "(not a) (b or not c)",
        .and([.not(.text("a")), .or([.text("b"), .not(.text("c"))])])
      ),
      ("movie a or b", .and([.type("movie"), .or([.text("a"), .text("b")])])),
      ("a \"or\" b", .and([.text("a"), .text("or"), .text("b")])),
      ("a \"(\" b", .and([.text("a"), .text("("), .text("b")])),
      (
        "a - b -- c",
        .and([.text("a"), .text("-"), .text("b"), .text("--"), .text("c")])
      ),
      ("((a))", .text("a")),
      ("a OR b", .or([.text("a"), .text("b")])),
    ] as [(String, BookmarkFilter)])
  func logic(line: String, expected: BookmarkFilter) throws {
    #expect(try GrammarSample.query(line) == BookmarkQuery(expected))
  }

  @Test("what shapes a listing")
  func shape() throws {
    #expect(
      try GrammarSample.query("movie by:type,-年代 sort:-finished,标题 limit:20 dune")
        == BookmarkQuery(
          .and([.type("movie"), .text("dune")]),
          sections: [SectionKey(.type), SectionKey(.decade, descending: true)],
          sort: [SortKey(.finished, descending: true), SortKey(.title)], limit: 20))
    #expect(
      try GrammarSample.query("by:author").sections == [SectionKey(.creator)])
    #expect(
      try GrammarSample.query("by:type,-标签/数量 by:首字母,initial/COUNT").sections == [
        SectionKey(.type), SectionKey(.tag, order: .count, descending: true),
        SectionKey(.initial), SectionKey(.initial, order: .count),
      ])
    #expect(
      try GrammarSample.query("sort:year limit:5 sort:-title limit:9")
        == BookmarkQuery(.all, sort: [SortKey(.year), SortKey(.title, descending: true)], limit: 9))
  }

  @Test(
    "one argument of a shell is one term, a phrase, or a whole query",
    arguments: [
      (["tag:science fiction"], .tag("science fiction")),
      (["-tag:science fiction"], .not(.tag("science fiction"))),
      (["tag:\"science fiction\""], .tag("science fiction")),
      (["title:War and Peace"], .field(.title, .contains("War and Peace"))),
      (["War and Peace"], .text("War and Peace")),
      (["-War and Peace"], .not(.text("War and Peace"))),
      (["(a or b)"], .or([.text("a"), .text("b")])),
      (["(", "a", "or", "b", ")"], .or([.text("a"), .text("b")])),
      (["rating>=4"], .field(.rating, .number(from: 80, through: nil))),
      (["tag:sf or tag:fantasy"], .or([.tag("sf"), .tag("fantasy")])),
      (["12\""], .text("12\"")),
      (["Handmaid's"], .text("Handmaid's")),
      (
        ["author:\"le guin\" (tag:sf or tag:fantasy)"],
        .and([.field(.author, .contains("le guin")), .or([.tag("sf"), .tag("fantasy")])])
      ),
    ] as [([String], BookmarkFilter)])
  func arguments(arguments: [String], expected: BookmarkFilter) throws {
    #expect(try GrammarSample.query(arguments: arguments) == BookmarkQuery(expected))
  }

  @Test("ratings without a scale are on the configured one")
  func scale() throws {
    var context = try GrammarSample.context
    context.ratingScale = 10
    #expect(
      try QueryParser(context).query(WordLine("rating:4..8 rating:4/5").words).filter
        == .and([
          .field(.rating, .number(from: 40, through: 80)),
          .field(.rating, .number(from: 80, through: 80)),
        ]))
  }
}
