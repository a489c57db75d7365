import BookmarkExchange
import Testing

@Suite("day and month in the dates of a table")
struct DateOrderTests {
  private func dates(_ texts: [String]) -> [String] {
    let rows = texts.map { "book,A,\($0)" }
    let picture = SourcePicture.of((["type,title,finished"] + rows).joined(separator: "\n"))
    return picture.split(separator: "\n").map { line in
      let start = line.firstRange(of: "finished=")?.upperBound
      return start.map { String(line[$0...]) } ?? String(line)
    }
  }

  @Test(
    "one date that can only be read in one way settles the whole column, also the rows before it",
    arguments: [
      (["03/04/1991", "15/04/1991", "12/05/2015"], ["1991-04-03", "1991-04-15", "2015-05-12"]),
      (["4/3/91", "4/15/91", "4/15/26"], ["1991-04-03", "1991-04-15", "2026-04-15"]),
      (["03.04.23", "24.01.23"], ["2023-04-03", "2023-01-24"]),
      (["2021-12-15", "03/04/2022", "31/12/2022"], ["2021-12-15", "2022-04-03", "2022-12-31"]),
      (["05/05/2020"], ["2020-05-05"]),
      (["03/04/2022", "24.01.23", "12/31/22"], ["2022-03-04", "2023-01-24", "2022-12-31"]),
    ])
  func settled(_ texts: [String], _ expected: [String]) {
    #expect(dates(texts) == expected)
  }

  @Test("a column that can't be settled is said and kept as it is")
  func undecided() {
    let kept = { (line: Int, text: String) in
      [
        "\(line) type: book | title: A | finished = \(text)",
        "  note \(line) finished: \(text) ambiguousDate",
      ]
    }
    #expect(dates(["03/04/1991", "05/06/1992"]) == kept(2, "03/04/1991") + kept(3, "05/06/1992"))
  }

  @Test("where both orders stand in a column every line is named, and no date is swapped to fit")
  func mixed() {
    let text = "title,finished\nA,13/01/1991\nB,01/13/1991\nC,03/04/1991\n"
    #expect(
      SourcePicture.of(text) == """
        2 title: A | experience: finished=1991-01-13
          note 2 finished: 13/01/1991 otherDateOrder
        3 title: B | experience: finished=1991-01-13
          note 3 finished: 01/13/1991 otherDateOrder
        4 title: C | finished = 03/04/1991
          note 4 finished: 03/04/1991 ambiguousDate
        """)
  }

  @Test("each column has its own order, and a row that can't be read keeps its place")
  func columns() {
    let text = """
      type,title,started,finished
      book,A,03/04/1991,03/04/1991
      book,B,31/04/1991,04/15/1991
      book,C,13/04/1991,2023-02-29
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: A | experience: started=1991-04-03 finished=1991-03-04
        rejected 3 started: 31/04/1991 notADate
        rejected 4 finished: 2023-02-29 notADate
        """)
  }
}
