import BookmarkModel
import Localization
import Testing

@testable import BookmarkShell

@Suite("Wrong words are named and pointed at")
struct GrammarErrorTests {
  private func message(_ line: String, _ language: Language = .english) throws -> String {
    let words = try WordLine(line)
    do {
      let query = try QueryParser(GrammarSample.context).query(words.words)
      Issue.record("no error, but \(query)")
      return ""
    } catch let error as GrammarError {
      return error.text(in: Messages(language), line: words)
    }
  }

  @Test(
    "in English",
    arguments: [
      (
        "statsu:done",
        """
        there is no field “statsu”; did you mean “status”?
          statsu:done
          ^~~~~~
        """
      ),
      (
        "x Re:Zero",
        """
        there is no field “Re”; text with “:” or “=” in it is written title:…
          x Re:Zero
            ^~
        """
      ),
      (
        "三体 rating:9",
        """
        Rating can't be “9”: it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½
          三体 rating:9
                      ^
        """
      ),
      (
        "finished:2024-02-30",
        """
        Finished can't be “2024-02-30”: it isn't a date that exists; write 2015, 2015-01 or 2015-01-31
          finished:2024-02-30
                   ^~~~~~~~~~
        """
      ),
      (
        "year:1999..1990",
        """
        “1999..1990” is not a range; write the lower end first: 1990..1999, 4.. or ..2024
          year:1999..1990
               ^~~~~~~~~~
        """
      ),
      (
        "times:two",
        """
        “two” is not a whole number
          times:two
                ^~~
        """
      ),
      (
        "plan:someday",
        """
        Plan can't be “someday”: it isn't a day of the week
          plan:someday
               ^~~~~~~
        """
      ),
      (
        "isbn:9780441478126",
        """
        Identifier can't be “isbn:9780441478126”: it isn't a valid identifier; write isbn:9780441478125
          isbn:9780441478126
               ^~~~~~~~~~~~~
        """
      ),
      (
        "a (b or c",
        """
        this bracket has no partner
          a (b or c
            ^
        """
      ),
      (
        "a b) c",
        """
        this bracket has no partner
          a b) c
             ^
        """
      ),
      (
        "a or",
        """
        “or” has nothing to join; quote it if it is a word of the text
          a or
            ^~
        """
      ),
      (
        "or a",
        """
        “or” has nothing to join; quote it if it is a word of the text
          or a
          ^~
        """
      ),
      (
        "(a or) b",
        """
        “or” has nothing to join; quote it if it is a word of the text
          (a or) b
             ^~
        """
      ),
      (
        "()",
        """
        “()” stands without a value
          ()
          ^
        """
      ),
      (
        "tag:",
        """
        “tag:” stands without a value
          tag:
          ^~~~
        """
      ),
      (
        "x \"\"",
        """
        there is nothing to look for in this word
          x ""
            ^~
        """
      ),
      (
        "location=cellar",
        """
        “=” sets, “:” asks; write location:cellar
          location=cellar
          ^~~~~~~~~~~~~~~
        """
      ),
      (
        "+moved",
        """
        “+” adds a tag, “:” asks; write tag:moved
          +moved
          ^~~~~~
        """
      ),
      (
        "title>x",
        """
        “title” has no order for “<” and “>”; write title:value
          title>x
          ^~~~~~~
        """
      ),
      (
        "rating!=4",
        """
        there is no “!=”; write -rating:4
          rating!=4
          ^~~~~~~~~
        """
      ),
      (
        "by:tag/cuont",
        """
        “cuont” is no order of sections; after “/” stands count: by:tag/count; did you mean “count”?
          by:tag/cuont
                 ^~~~~
        """
      ),
      (
        "by:type,-tag/",
        """
        “tag/” stands without a value
          by:type,-tag/
                   ^~~~
        """
      ),
      (
        "(a sort:title)",
        """
        “sort:title” has no meaning here
          (a sort:title)
             ^~~~~~~~~~
        """
      ),
      (
        "limit:0",
        """
        “0” is not a whole number
          limit:0
                ^
        """
      ),
      (
        "has:tgas",
        """
        there is no field “tgas”; did you mean “tags”?
          has:tgas
              ^~~~
        """
      ),
      (
        "@12x",
        """
        “@12x” is not a whole number
          @12x
          ^~~~
        """
      ),
    ])
  func english(line: String, expected: String) throws {
    #expect(try message(line) == expected)
  }

  @Test(
    "in Chinese",
    arguments: [
      (
        "三体 标笺:科幻",
        """
        没有“标笺”这个字段；是指“标签”吗？
          三体 标笺:科幻
               ^~~~
        """
      ),
      (
        "评分:很好",
        """
        评分不能是“很好”：不是评分；请写 4.5（满分 5）、9/10、90/100 或 ★★★★½
          评分:很好
               ^~~~
        """
      ),
      (
        "sort:colour",
        """
        sort: 不能用“colour”；可用的有 title、creator、year、rating、status、type、added、changed、\
        finished、started、times、publisher、language、series、id
          sort:colour
               ^~~~~~
        """
      ),
      (
        "by:首字毋/数量",
        """
        by: 不能用“首字毋”；可用的有 type、status、year、decade、rating、creator、tag、shelf、format、\
        language、series、plan、finished、initial；是指“首字母”吗？
          by:首字毋/数量
             ^~~~~~
        """
      ),
      (
        "by:tpye",
        """
        by: 不能用“tpye”；可用的有 type、status、year、decade、rating、creator、tag、shelf、format、\
        language、series、plan、finished、initial；是指“type”吗？
          by:tpye
             ^~~~
        """
      ),
    ])
  func chinese(line: String, expected: String) throws {
    #expect(try message(line, .simplifiedChinese) == expected)
  }

  @Test("the mark stands under the right word of an argument")
  func insideArgument() throws {
    let line = WordLine(arguments: ["list", "author:\"le guin\" (tagg:sf or tag:fantasy)"])
    let error = try #require(throws: GrammarError.self) {
      try QueryParser(GrammarSample.context).query(Array(line.words.dropFirst()))
    }
    #expect(
      error.excerpt(of: line) == """
          list 'author:"le guin" (tagg:sf or tag:fantasy)'
                                  ^~~~
        """)
  }

  @Test("a long line is cut around the word, and nothing in it reaches a terminal raw")
  func longLine() throws {
    let line = try WordLine(String(repeating: "x ", count: 60) + "tga:\u{1B}[1m " + "yy zz ww vv")
    let error = try #require(throws: GrammarError.self) {
      try QueryParser(GrammarSample.context).query(line.words)
    }
    #expect(
      error.excerpt(of: line, columns: 40) == """
          …x x x x x x x x tga:^[[1m yy zz ww vv
                           ^~~
        """)
  }

  @Test("queries beyond the limits are refused, those within are read")
  func limits() throws {
    func query(_ line: String) throws -> BookmarkQuery { try GrammarSample.query(line) }
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try query(nested(100)).filter == .text("a"))
    #expect(throws: GrammarError(.tooDeep, at: 100..<101)) { try query(nested(101)) }
    func alternating(_ depth: Int) -> String {
      (0..<depth).reduce("a") { inner, level in
        "(b \(level.isMultiple(of: 2) ? "or" : "") \(inner))"
      }
    }
    #expect(try query(alternating(20)).filter.depth == 20)
    #expect(throws: GrammarError(.tooNested, at: 0..<1)) { try query(alternating(21)) }
    // Brackets that say nothing, and negations that cancel out, are no levels.
    let plain =
      String(repeating: "not not (b and (", count: 40) + "a" + String(repeating: "))", count: 40)
    #expect(try query(plain).filter.depth == 1)
    let words = String(repeating: "a ", count: 1_000)
    #expect(try query(words).filter.testCount == 1_000)
    #expect(throws: GrammarError(.tooManyTerms, at: 2_000..<2_001)) { try query(words + "b") }
    #expect(throws: GrammarError(.tooLong)) { try query(String(repeating: "a", count: 65_537)) }
    #expect(try query(String(repeating: "not ", count: 9_999) + "a").filter == .not(.text("a")))
  }

  @Test("a verb that needs to know which bookmarks never takes nothing for everything")
  func required() throws {
    let parser = QueryParser(try GrammarSample.context)
    #expect(throws: GrammarError(.emptyQuery)) { try parser.requiredFilter([]) }
    #expect(throws: GrammarError(.unexpectedWord("limit:1"), at: 2..<9)) {
      try parser.requiredFilter(WordLine("a limit:1").words)
    }
    #expect(throws: GrammarError(.emptyQuery)) {
      try parser.requiredFilter(WordLine("sort:title").words)
    }
    #expect(throws: GrammarError(.emptyValue(""), at: 0..<1)) {
      try parser.requiredFilter(WordLine("*").words)
    }
  }
}
