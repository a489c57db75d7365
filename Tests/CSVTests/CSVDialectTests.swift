import CSV
import Testing

@Suite("CSV dialect detection")
struct CSVDialectTests {
  static let cases: [(title: String, text: String, dialect: CSVDialect)] = [
    ("an empty text", "", .comma),
    ("commas", "Title,Year\nDune,1965\n", .comma),
    ("a header alone", "Title;Year;Rating", .semicolon),
    ("a header alone, with a line end", "Title\tYear\n", .tab),
    ("bars", "Title|Year\nDune|1965\n", .pipe),
    ("tabs among commas", "Title\tNote\nDune\ta, b, c\nEmma\td, e\n", .tab),
    ("decimal commas", "Title;Rating\nDune;4,5\nEmma;3,5\n", .semicolon),
    (
      "decimal commas in every row, and a comma in the header", "Title;Rating, mean\nDune;4,5\n",
      .semicolon
    ),
    (
      "quoted texts full of semicolons",
      "Title,Note\n\"a; b; c\",\"x; y; z\"\n\"d; e; f\",\"u; v; w\"\n", .comma
    ),
    ("one column", "Title\nHello; world\nFoo; bar; baz\n", .comma),
    ("one column of tidy pairs", "Title\na;b\nc;d\n", .comma),
    ("a heading above a table", "My export\n\nTitle;Year;Note\na;1;x\nb;2;y\n", .semicolon),
    ("the line ends inside quotes", "Title;Note\n\"a,\nb,\nc\";d\n\"e,\nf\";g\n", .semicolon),
    ("rows of differing length", "a;b;c\n1;2;3\n1;2\n1;2;3\n", .semicolon),
    ("a last row cut off", "a;b;c\n1,1;2;3\n1,", .semicolon),
    ("a byte order mark", "\u{FEFF}\"Title\";\"Year\"\n\"Dune\";\"1965\"\n", .semicolon),
    ("old line ends", "a;b\r1;2\r", .semicolon),
  ]

  @Test("finds the delimiter", arguments: cases)
  func detects(title: String, text: String, dialect: CSVDialect) {
    #expect(CSVDialect.detect(in: text.utf8) == dialect, "\(title)")
  }
}
