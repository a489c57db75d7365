import BookmarkExchange
import Testing

@Suite("Goodreads library exports")
struct GoodreadsTests {
  private static let header31 =
    "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Recommended For,Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,Condition,Condition Description,BCID"
  private static let header24 =
    "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies"
  private static let header23 = header24.replacing("Average Rating,", with: "")

  @Test("a book that was read twice, in the header of 31 columns")
  func oldest() {
    let row = #"""
      1,"The Wrath (The Sky, #8)",Jane  Roe,"Roe, Jane","Jo Poe, Li Wei","=""0441478123""","=""9780441478125""",4,4.57, Orbit,Kindle Edition,534,2019,1969,2020/10/25,2020/10/21,"sf, lent-out","sf (#2), lent-out (#1)",read,"One<br/>two <b>bold</b><br />",true,"for me ",2,Bob,,2,2020/01/05,Shop,good,worn,77
      """#
    #expect(
      SourcePicture.of(Self.header31 + "\n" + row) == """
        2 type: book | title: The Wrath | creator: Jane Roe; Jo Poe; Li Wei | year: 1969 | status: done | rating: 4 | series: "The Sky" position=8 | publisher: Orbit | format: ebook | identifier: isbn:9780441478125; goodreads:1 | experience: finished=""; finished=2020-10-25 | copy: acquired=2020-01-05 note=good; acquired="" | tag: sf; lent-out | shelf: "sf" position=2; "lent-out" position=1 | review: One\\ntwo <b>bold</b>\\n | note: for me  | added: 2020-10-21 | Year Published = 2019 | Author l-f = Roe, Jane | Average Rating = 4.57 | Number of Pages = 534 | Spoiler = true | Recommended For = Bob | Original Purchase Location = Shop | Condition Description = worn | BCID = 77
        """)
  }

  @Test("0 is not rated, an undated book has no date, a count of 1 while reading is no reading")
  func unrated() {
    let rows = #"""
      2,Waiting,A,,,"=""""","=""""",0,,,Unknown Binding,,2006,,,2021/04/02,"to-read, x y","to-read (#80), x y (#1)",to-read,,,,0,0
      3,Open,A,,,,,0,,,,,,-50,,1/2/21,currently-reading,currently-reading (#1),currently-reading,,,,1,0
      4,Undated,A,,,,,5.0,,,,,,,,2020/03/05,,,read,,,,1,0
      5,Left,A,,,,,,,,,,,,,2020/03/05,dnf,dnf (#1),dnf,,,,1,0
      6,Own shelf,A,,,,,,,,,,,,,2020/03/05,waiting,waiting (#49),waiting,,,,0,0
      """#
    #expect(
      SourcePicture.of(Self.header24 + "\n" + rows) == """
        2 type: book | title: Waiting | creator: A | year: 2006 | status: wish | identifier: goodreads:2 | tag: x y | shelf: "to-read" position=80; "x y" position=1 | added: 2021-04-02
        3 type: book | title: Open | creator: A | year: -50 | status: active | identifier: goodreads:3 | shelf: "currently-reading" position=1 | Date Added = 1/2/21
          note 3 Date Added: 1/2/21 ambiguousDate
        4 type: book | title: Undated | creator: A | status: done | rating: 5 | identifier: goodreads:4 | added: 2020-03-05
        5 type: book | title: Left | creator: A | status: dropped | identifier: goodreads:5 | shelf: "dnf" position=1 | added: 2020-03-05
        6 type: book | title: Own shelf | creator: A | identifier: goodreads:6 | tag: waiting | shelf: "waiting" position=49 | added: 2020-03-05
          note 6 Exclusive Shelf: waiting customShelf
        """)
  }

  @Test("the header without the average rating, its columns turned round")
  func newest() {
    let names = Self.header23.split(separator: ",").map(String.init)
    let values = [
      "Title": "Cowl", "Author": "Neal Asher", "Book Id": "5", "Exclusive Shelf": "read",
    ]
    let turned = Array(names.reversed())
    let text =
      turned.joined(separator: ",") + "\n"
      + turned.map { values[$0] ?? "" }.joined(separator: ",")
    #expect(
      SourcePicture.of(text)
        == "2 type: book | title: Cowl | creator: Neal Asher | status: done | identifier: goodreads:5"
    )
  }

  @Test(
    "the series is taken from the title only where it has a number",
    arguments: [
      ("Dune (Dune, #1)", #"title: Dune | series: "Dune" position=1"#),
      ("Gideon (The Locked Tomb #1)", #"title: Gideon | series: "The Locked Tomb" position=1"#),
      ("X (A, #0.5; B, #1-3)", #"title: X | series: "A" position=0.5; "B" position=1-3"#),
      ("X (A (B), #2)", #"title: X | series: "A (B)" position=2"#),
      ("Gulag (Abridged)", "title: Gulag (Abridged)"), ("(#1)", "title: (#1)"),
      ("We're #1 (x)", "title: We're #1 (x)"),
    ])
  func series(_ title: String, _ picture: String) {
    let text = "Book Id,Title,Exclusive Shelf,Bookshelves with positions\n1,\"\(title)\",,\n"
    let parts = picture.split(separator: " | ", maxSplits: 1)
    let series = parts.count > 1 ? " | \(parts[1])" : ""
    #expect(
      SourcePicture.of(text) == "2 type: book | \(parts[0])\(series) | identifier: goodreads:1")
  }

  @Test("a count that can't be one is refused")
  func readCount() {
    let text =
      "Book Id,Title,Exclusive Shelf,Bookshelves with positions,Read Count\n1,A,read,,999999999\n"
    #expect(SourcePicture.of(text) == "rejected 2 Read Count: 999999999 notANumber")
  }
}
