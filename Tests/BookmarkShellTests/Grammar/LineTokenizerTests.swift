import Testing

@testable import BookmarkShell

@Suite("Lines cut into words")
struct LineTokenizerTests {
  @Test(
    "words are separated by space and held together by quotes",
    arguments: [
      ("", []),
      ("  list \t movie\u{3000}三体 ", ["list", "movie", "三体"]),
      ("add book The Handmaid's Tale", ["add", "book", "The", "Handmaid's", "Tale"]),
      ("Rock 'n' Roll", ["Rock", "'n'", "Roll"]),
      ("the boys' club", ["the", "boys'", "club"]),
      ("'Tis the season, it's here", ["'Tis", "the", "season,", "it's", "here"]),
      ("tag:\"science fiction\"", ["tag:science fiction"]),
      ("\"tag:science fiction\"", ["tag:science fiction"]),
      ("tag:'science fiction' x", ["tag:science fiction", "x"]),
      ("note='it is' y", ["note=it is", "y"]),
      (#""say \"hi\" \\ \n""#, [#"say "hi" \ \n"#]),
      (#"'a \"b'"#, [#"a \"b"#]),
      (#"format:12" vinyl"#, [#"format:12""#, "vinyl"]),
      ("-\"a b\" (\"c d\")", ["-a b", "(c d)"]),
      ("\"\" x", ["", "x"]),
      ("# a comment", []),
      ("   # a comment", []),
      ("a # b", ["a", "#", "b"]),
      ("👩‍👩‍👧 e\u{301}tude", ["👩‍👩‍👧", "e\u{301}tude"]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) throws {
    #expect(try WordLine(line).words.map(\.text) == expected)
  }

  @Test("a word knows where it stood and whether it was quoted")
  func places() throws {
    let words = try WordLine("三体 tag:\"a b\" \"or\" 'it is' x").words
    #expect(words.map(\.columns) == [0..<2, 3..<12, 13..<17, 18..<25, 26..<27])
    #expect(words.map(\.isQuoted) == [false, true, true, true, false])
  }

  @Test("an open quote is an error where it opens")
  func openQuote() {
    #expect(throws: GrammarError(.unclosedQuote, at: 9..<13)) {
      try WordLine("list tag:\"abc")
    }
  }

  @Test("arguments are shown as they would be typed")
  func argumentLine() {
    let line = WordLine(arguments: ["list", "tag:science fiction", "三体", ""])
    #expect(line.text == "list 'tag:science fiction' 三体 ''")
    #expect(line.words.map(\.columns) == [0..<4, 5..<26, 27..<29, 30..<32])
  }
}
