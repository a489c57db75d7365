import Testing
import Text

@Suite("Width in a terminal")
struct DisplayWidthTests {
  @Test(
    "counts columns by what is seen",
    arguments: [
      ("", 0), ("abc", 3), ("三体", 4), ("ｶﾞ", 2), ("ＡＢ", 4), ("한글", 4), ("e\u{301}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("🇨🇳🇩🇪", 4), ("❤", 1),
      ("❤\u{FE0F}", 2), ("❤\u{FE0F}\u{200D}🔥", 2), ("👍🏽", 2), ("☝🏽", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("1", 1), ("\u{0}\u{7}\n\r\n\u{9B}", 0), ("a\u{200B}b", 2), ("…", 1), ("★★★★☆", 5), ("𠮷", 2),
      ("หนังสือ", 5), ("กำ", 2), ("\u{AD}", 1), ("、。", 4),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(
    "cuts between characters",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("hello", -3, ""), ("三体问题", 8, "三体问题"), ("三体问题", 7, "三体问…"), ("三体问题", 6, "三体…"),
      ("三体", 1, "…"), ("👩‍👩‍👧x", 2, "…"), ("👩‍👩‍👧xy", 3, "👩‍👩‍👧…"), ("a\u{200D}bc", 2, "a…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""),
    ])
  func truncated(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, to: columns) == expected)
  }

  @Test("cuts with another mark, or none where it doesn't fit")
  func marks() {
    #expect(DisplayWidth.truncated("abcdef", to: 5, mark: "...") == "ab...")
    #expect(DisplayWidth.truncated("abcdef", to: 2, mark: "...") == "ab")
    #expect(DisplayWidth.truncated("abcdef", to: 3, mark: "") == "abc")
  }

  @Test("never exceeds the columns")
  func bounded() {
    for (number, text) in RandomText(seed: 11, count: 2000).enumerated() {
      let columns = number % 12
      #expect(DisplayWidth.of(DisplayWidth.truncated(text, to: columns)) <= columns)
    }
  }

  @Test(
    "pads by columns",
    arguments: [
      ("三体", 6, .leading, "三体  "), ("三体", 6, .trailing, "  三体"), ("三体", 7, .center, " 三体  "),
      ("abc", 2, .leading, "abc"), ("", 2, .center, "  "), ("a", -1, .leading, "a"),
    ] as [(String, Int, DisplayWidth.Alignment, String)])
  func padded(text: String, columns: Int, alignment: DisplayWidth.Alignment, expected: String) {
    #expect(DisplayWidth.padded(text, to: columns, alignment: alignment) == expected)
  }

  @Test(
    "wraps at spaces and between wide characters",
    arguments: [
      ("", 10, [""]),
      ("the three body problem", 10, ["the three", "body", "problem"]),
      ("one  two", 8, ["one  two"]),
      ("one   two", 5, ["one", "two"]),
      ("  indented text", 10, ["  indented", "text"]),
      ("a\n\nb\r\nc", 10, ["a", "", "b", "c"]),
      ("extraordinary", 5, ["extra", "ordin", "ary"]),
      ("an extraordinary", 6, ["an", "extrao", "rdinar", "y"]),
      ("三体问题地球往事", 6, ["三体问", "题地球", "往事"]),
      ("三体，地球往事", 5, ["三", "体，", "地球", "往事"]),
      ("他说「好」了", 6, ["他说", "「好」", "了"]),
      ("刘慈欣 The Three", 8, ["刘慈欣", "The", "Three"]),
      ("三体", 1, ["三", "体"]),
      ("ab", 0, ["a", "b"]),
      ("end ", 10, ["end"]),
    ])
  func wrapped(text: String, columns: Int, lines: [String]) {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }

  @Test("wraps any text within the columns, single wide characters excepted")
  func wrapsAnything() {
    for (number, text) in RandomText(seed: 13, count: 1000).enumerated() {
      let columns = number % 9
      for line in DisplayWidth.wrapped(text, to: columns) {
        #expect(
          DisplayWidth.of(line) <= max(columns, 1) || line.count { DisplayWidth.of($0) > 0 } == 1)
      }
    }
  }
}
