import Testing

@Suite("Queries that mean nothing")
struct BadQueryTests {
  private let sandbox = Sandbox()

  init() throws { try sandbox.addTitles("Solaris") }

  @Test(
    "are answered with one line, the place and the nearest word",
    arguments: [
      (
        ["tga:sf"],
        "there is no field “tga”; did you mean “tag”?\n  list tga:sf\n       ^~~\n"
      ),
      (
        ["Re:Zero"],
        "there is no field “Re”; text with “:” or “=” in it is written title:…\n"
          + "  list Re:Zero\n       ^~\n"
      ),
      (
        ["title>=x"],
        "“title” has no order for “<” and “>”; write title:value\n  list 'title>=x'\n        ^~~~~~~~\n"
      ),
      (["rating!=4"], "there is no “!=”; write -rating:4\n  list rating!=4\n       ^~~~~~~~~\n"),
      (["(a"], "this bracket has no partner\n  list '(a'\n        ^\n"),
      (["a", ")"], "this bracket has no partner\n  list a ')'\n          ^\n"),
      (
        ["author:\"le guin tag:sf"],
        "this quote is never closed\n  list 'author:\"le guin tag:sf'\n"
          + "               ^~~~~~~~~~~~~~~\n"
      ),
      (
        ["finished:2024-02-30"],
        "Finished can't be “2024-02-30”: it isn't a date that exists; "
          + "write 2015, 2015-01 or 2015-01-31\n"
          + "  list finished:2024-02-30\n                ^~~~~~~~~~\n"
      ),
      (
        ["year:1999..1990"],
        "“1999..1990” is not a range; write the lower end first: 1990..1999, 4.. or ..2024\n"
          + "  list year:1999..1990\n            ^~~~~~~~~~\n"
      ),
      (
        ["finished:2024-05..2024-04"],
        "“2024-05..2024-04” is not a range; write the lower end first: 1990..1999, 4.. or ..2024\n"
          + "  list finished:2024-05..2024-04\n                ^~~~~~~~~~~~~~~~\n"
      ),
      (
        ["rating:..", "x"],
        "“..” is not a range; write the lower end first: 1990..1999, 4.. or ..2024\n"
          + "  list rating:.. x\n              ^~\n"
      ),
      ([""], "there is nothing to look for in this word\n  list ''\n       ^~\n"),
      (["*"], "there is nothing to look for in this word\n  list '*'\n        ^\n"),
      (["()"], "“()” stands without a value\n  list '()'\n        ^\n"),
      (
        ["not"],
        "“not” has nothing to join; quote it if it is a word of the text\n  list not\n       ^~~\n"
      ),
      (["limit:-1"], "“-1” is not a whole number\n  list limit:-1\n             ^~\n"),
    ] as [([String], String)])
  func told(words: [String], message: String) throws {
    for verb in ["list", "count", "export"] {
      let shift = String(repeating: " ", count: verb.utf8.count - 4 > 0 ? verb.utf8.count - 4 : 0)
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines.enumerated().map { index, line in
        index == lines.count - 2 ? shift + line : line.replacing("  list", with: "  \(verb)")
      }
      #expect(
        try sandbox.run([verb] + words)
          == ProgramRun(
            status: 64, output: "", errors: "bookmarks: error: " + expected.joined(separator: "\n"))
      )
    }
  }

  /// Queries of a size that no person types, as lines of a script.
  private static let huge: [(String, String)] = [
    (String(repeating: "a ", count: 10_000), "a query can have at most 1,000 terms"),
    (
      "(" + (1...10_000).map { "tag:t\($0)" }.joined(separator: " or ") + ")",
      "a query can have at most 65,536 bytes"
    ),
    (String(repeating: "x", count: 1_000_000), "a query can have at most 65,536 bytes"),
    (
      "tag:" + String(repeating: "\u{4E09},", count: 250_000),
      "a query can have at most 65,536 bytes"
    ),
    (
      String(repeating: "(", count: 10_000) + "a" + String(repeating: ")", count: 10_000),
      "brackets and views can stand at most 100 deep"
    ),
    (String(repeating: "(", count: 10_000), "brackets and views can stand at most 100 deep"),
    (String(repeating: ")", count: 10_000), "this bracket has no partner"),
    (
      String(repeating: "(b or (a ", count: 45) + "c" + String(repeating: ")", count: 90),
      "“and”, “or” and “not” can alternate at most 20 deep; write the query flatter"
    ),
    (
      String(repeating: "(b not ", count: 45) + "c" + String(repeating: ")", count: 45),
      "“and”, “or” and “not” can alternate at most 20 deep; write the query flatter"
    ),
    (
      String(repeating: "not ", count: 10_000),
      "“not” has nothing to join; quote it if it is a word of the text"
    ),
    (String(repeating: "- ", count: 10_000), "a query can have at most 1,000 terms"),
    (
      String(repeating: "or ", count: 10_000),
      "“or” has nothing to join; quote it if it is a word of the text"
    ),
    (String(repeating: "\"", count: 10_001), "this quote is never closed"),
  ]

  @Test("of any size are refused in one line and the place", arguments: huge.indices)
  func refused(index: Int) throws {
    let (query, message) = Self.huge[index]
    for verb in ["list", "count"] {
      let run = try sandbox.run(script: "\(verb) \(query)\n")
      let lines = run.errors.split(separator: "\n")
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(lines.first.map(String.init) == "bookmarks: error: line 1: \(message)")
      // The line and the mark below it, where one place is to blame.
      #expect(lines.count == (message.contains("65,536") ? 1 : 3))
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= 120 })
    }
  }

  @Test("ten thousand negations that cancel out are none, and needless brackets are no levels")
  func harmless() throws {
    let even = String(repeating: "not ", count: 10_000) + "solaris"
    let odd = String(repeating: "not ", count: 9_999) + "solaris"
    let flat =
      String(repeating: "(title:so* (", count: 45) + "so*" + String(repeating: "))", count: 45)
    let run = try sandbox.run(script: "count \(even)\ncount \(odd)\ncount \(flat)\n")
    #expect(run == ProgramRun(status: 0, output: "1\n0\n1\n", errors: ""))
  }
}
