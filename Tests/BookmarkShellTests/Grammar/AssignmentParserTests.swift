import BookmarkModel
import Testing

@testable import BookmarkShell

@Suite("Words that set fields")
struct AssignmentParserTests {
  private func edits(_ line: String) throws -> [BookmarkEdit] {
    try AssignmentParser(GrammarSample.context).parse(WordLine(line).words).edits
  }

  @Test(
    "become edits",
    arguments: [
      ("year=2001", [BookmarkEdit(.year, .set, "2001")]),
      ("年份＝2001", [BookmarkEdit(.year, .set, "2001")]),
      ("note=", [BookmarkEdit(.note, .set, "")]),
      ("creator+=\"Ken Liu\"", [BookmarkEdit(.creator, .add, "Ken Liu")]),
      ("作者-=刘宇昆", [BookmarkEdit(.author, .remove, "刘宇昆")]),
      ("+moved -lent", [BookmarkEdit(.tag, .add, "moved"), BookmarkEdit(.tag, .remove, "lent")]),
      ("+\"science fiction\"", [BookmarkEdit(.tag, .add, "science fiction")]),
      ("tag+=a", [BookmarkEdit(.tag, .add, "a")]),
      (
        "+favourite -最爱",
        [BookmarkEdit(.favourite, .set, "yes"), BookmarkEdit(.favourite, .set, "no")]
      ),
      ("isbn=9780441478125", [BookmarkEdit(.identifier, .add, "isbn:9780441478125")]),
      ("isbn-=9780441478125", [BookmarkEdit(.identifier, .remove, "isbn:9780441478125")]),
      ("type=电影 status=none", [BookmarkEdit(.type, .set, "电影"), BookmarkEdit(.status, .set, "")]),
      ("finished=yesterday", [BookmarkEdit(.finished, .set, "2026-06-14")]),
      ("started=-3d", [BookmarkEdit(.started, .set, "2026-06-12")]),
      ("finished=2024-05", [BookmarkEdit(.finished, .set, "2024-05")]),
      ("rating=4.5", [BookmarkEdit(.rating, .set, "4.5")]),
      ("\"note=a b\"", [BookmarkEdit(.note, .set, "a b")]),
      ("title=E=MC²", [BookmarkEdit(.title, .set, "E=MC²")]),
    ])
  func edits(line: String, expected: [BookmarkEdit]) throws {
    #expect(try edits(line) == expected)
  }

  @Test(
    "are refused before anything changes",
    arguments: [
      ("titel=x", .unknownField("titel", nearest: "title"), 0..<5),
      ("on=today", .unknownField("on", nearest: nil), 0..<2),
      ("rating=9", .badValue(FieldError(.rating, "9", .notARating)), 7..<8),
      ("finished=2024-02-30", .badValue(FieldError(.finished, "2024-02-30", .notADate)), 9..<19),
      ("finished=1/2/2024", .badValue(FieldError(.finished, "1/2/2024", .ambiguousDate)), 9..<17),
      (
        "isbn=9780441478126",
        .badValue(FieldError(.identifier, "isbn:9780441478126", .notAnIdentifier)), 5..<18
      ),
      ("isbn=", .emptyValue("isbn"), 0..<5),
      ("year+=1", .notAList(field: "year"), 0..<7),
      ("id=3", .badValue(FieldError(.id, "3", .notWritable)), 3..<4),
      ("plan=someday", .badValue(FieldError(.plan, "someday", .notAWeekday)), 5..<12),
      ("dune", .unexpectedWord("dune"), 0..<4),
    ] as [(String, GrammarError.Kind, Range<Int>)])
  func errors(line: String, kind: GrammarError.Kind, columns: Range<Int>) {
    #expect(throws: GrammarError(kind, at: columns)) { try edits(line) }
  }

  @Test("the day of a verb that takes one")
  func on() throws {
    let parser = AssignmentParser(try GrammarSample.context, taking: [.on])
    let result = try parser.parse(WordLine("rating=4.5 on=yesterday").words)
    #expect(result.edits == [BookmarkEdit(.rating, .set, "4.5")])
    #expect(result.dates[.on] == (try GrammarSample.date("2026-06-14")))
  }

  @Test("a rating is written with its scale where that isn't 5")
  func scale() throws {
    let context = GrammarContext(today: try GrammarSample.date("2026-06-15"), ratingScale: 10)
    let edits = try AssignmentParser(context).parse(WordLine("rating=9 rating=4/5").words).edits
    #expect(edits == [BookmarkEdit(.rating, .set, "9/10"), BookmarkEdit(.rating, .set, "4/5")])
  }
}
