import BookmarkExchange
import Testing

@Suite("The form of a table")
struct TableFormTests {
  private func remarks(_ text: String) -> [ReadingRemark] {
    remarks(Array(text.utf8))
  }

  private func remarks(_ bytes: [UInt8]) -> [ReadingRemark] {
    var reader = SourceReader(name: "a.csv")
    reader.append(bytes)
    reader.finish()
    while (try? reader.next()) != nil {}
    return (reader.recognition?.remarks ?? []) + reader.summary.remarks
  }

  @Test(
    "is found out, and what was found out is said",
    arguments: [
      ("title,rating\nDune,4.5\n", []),
      ("sep=;\r\nTitel;Wertung\r\nDune;4,5\r\n", [.decimalComma]),
      ("# mine\n# of 2024\n\ntitle,year\nDune,1965\n", [.preamble(lines: 3)]),
      ("My books, all\nName of it,x\ntitle,author\nDune,Herbert\n", [.preamble(lines: 2)]),
      ("title,year\nYear,title\nDune,1965\n", []),
      ("Dune,1965\nEmma,1815\n", [.noHeader]),
      ("title,finished\nA,03/04/1991\nB,15/04/1991\n", [.dayFirst(column: "finished")]),
      ("title,finished\nA,03/04/1991\nB,04/15/1991\n", [.monthFirst(column: "finished")]),
      ("title,finished\nA,13/01/1991\nB,01/13/1991\n", []),
    ] as [(String, [ReadingRemark])])
  func form(text: String, expected: [ReadingRemark]) {
    #expect(remarks(text) == expected)
  }

  @Test("an encoding that nobody named is said to be a guess")
  func encoding() {
    let text: [UInt8] = [0xC8, 0xFD, 0xCC, 0xE5]
    #expect(remarks(Array("title\n".utf8) + text + [0x0A]) == [.guessedEncoding])
  }

  @Test("lines before the header count in places, and rows below it are read")
  func preamble() {
    let picture = SourcePicture.of("# mine\nsecond\ntitle,year\nDune,1965\nEmma,x\n")
    #expect(picture.hasPrefix("4 title: Dune | year: 1965\nrejected 5 year: x"))
  }
}
