import BookmarkExchange
import BookmarkModel
import Testing

@Suite("tables of no known service")
struct GenericTableTests {
  @Test("columns in any order and case, in two languages")
  func columns() {
    let english = """
      Rating,TITLE,date_read,My Notes,Authors,Year-Published,ISBN13,Tags,shop
      4.5,Dune,2024-03-02, kept as it is ,Frank Herbert,1965.0,978-0-441-01359-3,"sf, desert",B-12
      """
    #expect(
      SourcePicture.of(english) == """
        2 type: book | title: Dune | creator: Frank Herbert | year: 1965 | rating: 4.5 | identifier: isbn:9780441013593 | experience: finished=2024-03-02 | tag: sf; desert | note:  kept as it is  | shop = B-12
        """)
    let chinese = """
      书名,作者,译者,出版年,出版社,评分(10),状态,标签,读完日期,豆瓣,开始日期
      百年孤独,加西亚·马尔克斯,范晔,2011,南海出版公司,9,读过,拉美、经典,2012年5月1日,https://book.douban.com/subject/6082808/,2012-04
      """
    #expect(
      SourcePicture.of(chinese) == """
        2 type: book | title: 百年孤独 | creator: 加西亚·马尔克斯; "范晔" role=translator | year: 2011 | status: done | rating: 9/10 | publisher: 南海出版公司 | identifier: douban:6082808 | experience: started=2012-04 finished=2012-05-01 | tag: 拉美; 经典
        """)
  }

  @Test("rows that can't be used say which value of which line is wrong")
  func rejects() {
    let text = """
      type,title,creator,year,rating,finished
      book,Emma,"Austen,
      Jane",1815,five,
      book,Walden,Henry David Thoreau,1965.5,4,
      book,Ulysses,James Joyce,99999,4,
      movie,Alien,Ridley Scott,1979,4,2023-02-29
      movie,,Nobody,1980,3,
      book,Tinker, Tailor, Soldier, Spy,John le Carré,1974
      movie,A,,,5.5,
      movie,B,,,-1,
      movie,Ghostbusters
      movie,Brazil,Terry Gilliam,1985,4,,,
      """
    #expect(
      SourcePicture.of(text) == """
        rejected 2-3 rating: five notARating
        rejected 4 year: 1965.5 notADate
        rejected 5 year: 99999 notADate
        rejected 6 finished: 2023-02-29 notADate
        rejected 7 missingTitle
        rejected 8 tooManyFields(found: 7, expected: 6)
        rejected 9 rating: 5.5 notARating
        rejected 10 rating: -1 notARating
        11 type: movie | title: Ghostbusters
        12 type: movie | title: Brazil | creator: Terry Gilliam | year: 1985 | rating: 4
          note 12 surplusEmptyCells(count: 2)
        """)
  }

  @Test(
    "a rating is on the scale that its column, the caller or the cell itself declares",
    arguments: [
      ("rating", 5.0, "3,5", "3,5"), ("rating", 5, "★★★½", "★★★½"), ("rating", 5, "7/10", "7/10"),
      ("rating", 10, "7", "7/10"), ("rating (10)", 5, "7", "7/10"),
      ("score/100", 5, "75", "75/100"),
      ("评分(10)", 5, "7.5", "7.5/10"), ("Rating10", 5, "9", "9/10"), ("rating", 5, "0", ""),
      ("rating", 10, "0.0", ""),
    ])
  func scales(_ column: String, _ scale: Double, _ cell: String, _ rating: String) {
    let picture = SourcePicture.of(
      "title,\(column)\nAlien,\"\(cell)\"\n", options: SourceOptions(scale: scale))
    #expect(picture == "2 title: Alien" + (rating.isEmpty ? "" : " | rating: \(rating)"))
  }

  @Test("an ISBN is restored where its check digit proves it, and never costs the row")
  func isbn() {
    let text = #"""
      title,isbn
      guarded,"=""9780441478125"""
      none,"="""""
      ten,7-02-000220-x
      zero lost,451524934
      number,9780451524935.0
      rounded,9.78E+12
      wrong,9780451524936
      """#
    #expect(
      SourcePicture.of(text) == """
        2 type: book | title: guarded | identifier: isbn:9780441478125
        3 title: none
        4 type: book | title: ten | identifier: isbn:9787020002207
        5 type: book | title: zero lost | identifier: isbn:9780451524935
          note 5 isbn: 451524934 isbnZerosRestored("0451524934")
        6 type: book | title: number | identifier: isbn:9780451524935
        7 title: rounded | isbn = 9.78E+12
          note 7 isbn: 9.78E+12 isbnDigitsLost
        8 title: wrong | isbn = 9780451524936
          note 8 isbn: 9780451524936 isbnInvalid
        """)
  }

  @Test("a column whose ratings are beyond the scale is named with its highest one")
  func highRatings() {
    var reader = SourceReader(name: "a.csv")
    reader.append(Array("title,rating\nA,5\nB,\"7,5\"\nC,9\nD,five\n".utf8))
    reader.finish()
    while (try? reader.next()) != nil {}
    #expect(reader.summary.highRatings == ["rating": 9])
  }

  @Test("dates keep what is known, and are never guessed")
  func dates() {
    let text = """
      title,year,published,finished
      a,2015,2015-01,0000-00-00
      b,2015-01-01,2015,2015-00-00
      c,-600,,15/04/1991
      d,0,,03/04/1991
      e,1999,2001-05,2024/2/9
      f,362 BC,,4/15/26
      """
    #expect(
      SourcePicture.of(text) == """
        2 title: a | year: 2015-01
        3 title: b | year: 2015-01-01 | experience: finished=2015
        4 title: c | year: -600 | experience: finished=1991-04-15
          note 4 finished: 15/04/1991 otherDateOrder
        5 title: d | finished = 03/04/1991
          note 5 finished: 03/04/1991 ambiguousDate
        6 title: e | year: 1999 | experience: finished=2024-02-09 | published = 2001-05
          note 6 published: 2001-05 conflictingYears
        7 title: f | year: -362 | experience: finished=2026-04-15
          note 7 finished: 4/15/26 otherDateOrder
        """)
  }

  @Test("types, statuses and formats that nobody knows are kept, with the nearest known one")
  func unknownValues() {
    let text = """
      type,title,status,format
      podcast,Some Show,rewatching,Blu-ray
      Book,Emma,Read,papreback
      """
    #expect(
      SourcePicture.of(text) == """
        2 type: podcast | title: Some Show | status: rewatching | format: blu-ray
          note 2 type: podcast unknownType(nearest: nil)
          note 2 status: rewatching unknownStatus(nearest: nil)
        3 type: book | title: Emma | status: done | format: papreback
          note 3 format: papreback unknownFormat(nearest: Optional("paperback"))
        """)
  }

  @Test(
    "the type comes from the row, the defaults, the columns or the identifier",
    arguments: [
      ("type,title\nmovie,X", "movie"), ("title,director\nX,Y", "movie"),
      ("album\nX", "music"), ("书名\nX", "book"), ("title,isbn\nX,9780441478125", "book"),
      ("title,imdb id\nX,tt0078748", "movie"), ("title,author,artist\nX,,Y", "music"),
      ("title\nX", ""),
    ])
  func types(_ text: String, _ type: String) throws {
    #expect(try Self.first(text).type.rawValue == type)
  }

  @Test("defaults fill what rows lack, and labels add up")
  func defaults() throws {
    var defaults = BookmarkContent(type: .music)
    defaults.status = .wish
    defaults.tags = ["list"]
    let picture = SourcePicture.of(
      "title,type,status,tags\nA,,,\nB,book,done,x\n", options: SourceOptions(defaults: defaults))
    #expect(
      picture == """
        2 type: music | title: A | status: wish | tag: list
        3 type: book | title: B | status: done | tag: x; list
        """)
  }

  @Test("names are parted by semicolons, never by commas, and may say their role")
  func creators() {
    let text = #"""
      title,creator
      A,"Le Guin, Ursula K."
      B,Stan Getz; João Gilberto
      C,刘慈欣; Ken Liu (translator)
      D,"""quoted"", comma"
      """#
    #expect(
      SourcePicture.of(text) == #"""
        2 title: A | creator: "Le Guin, Ursula K."
        3 title: B | creator: Stan Getz; João Gilberto
        4 title: C | creator: 刘慈欣; "Ken Liu" role=translator
        5 title: D | creator: """quoted"", comma"
        """#)
  }

  @Test("shelves that are statuses are statuses, yes and no are no dates, copies are counted")
  func habits() {
    let text = """
      title,shelves,watched,owned,location,series,volume,book
      A,"read, favourites",yes,2,attic,Dune,1,again
      B,to-read,no,no,,,,
      """
    #expect(
      SourcePicture.of(text) == """
        2 title: A | status: done | series: "Dune" position=1 | copy: location=attic; acquired="" | shelf: favourites | book = again
        3 title: B | status: wish
        """)
  }

  @Test("what was rejected and mended comes home without the columns that said why")
  func mendedRejects() {
    let text = """
      rejected line,rejected column,rejected reason,title,rating
      7,rating,not a rating,Emma,4
      """
    #expect(SourcePicture.of(text) == "2 title: Emma | rating: 4")
  }

  @Test("blank lines and rows of empty cells are no rows")
  func blankRows() {
    let text = "title,year\n\n   \n,,\nDune,1965\n"
    #expect(SourcePicture.of(text) == "5 title: Dune | year: 1965")
    #expect(SourcePicture.of("title,year\n") == "")
  }

  private static func first(_ text: String) throws -> BookmarkDraft {
    var reader = SourceReader(name: "list.csv")
    reader.append(Array(text.utf8))
    reader.finish()
    guard case .draft(let draft, _, _)? = try reader.next() else { throw Missing() }
    return draft
  }

  private struct Missing: Error {}
}
