import BookmarkExchange
import BookmarkModel
import FoundationEssentials
import JSON
import Testing

@Suite("what exports look like")
struct WriterTests {
  private static let uid = "0190163d-8694-739b-aea5-966c26f8ad90"

  private static func bookmark() throws -> Bookmark {
    var content = BookmarkContent(type: .book)
    content.titles = [
      Title("三体", language: "zh"), Title("The Three-Body Problem", role: .translated),
    ]
    content.creators = [Creator("刘慈欣", role: .author), Creator("Ken Liu", role: .translator)]
    content.published = PartialDate(year: 2008)
    content.status = .done
    content.rating = Rating("4.5")
    content.isFavourite = true
    content.series = [SeriesEntry("地球往事", position: "1")]
    content.formats = [.paperback]
    content.weekdays = [.monday]
    content.identifiers = [Identifier("isbn", "9787536692930"), Identifier("douban", "2567698")]
      .compactMap { $0 }
    content.experiences = [
      Experience(finished: PartialDate(year: 2015, month: 2), rating: Rating("9/10"))
    ]
    content.copies = [Copy(format: .paperback, location: "study")]
    content.tags = ["sf"]
    content.shelves = [ShelfEntry("island", position: 1)]
    content.note = "=two\nlines"
    content.extras = [ExtraColumn("Average Rating", "4.08")]
    return Bookmark(
      id: 12, uid: try #require(UUID(uuidString: uid)), content: content,
      created: Timestamp(milliseconds: 0), changed: Timestamp(milliseconds: 0), change: 1)
  }

  @Test("a table has the uid, every field and the extra columns, and counts formulas")
  func table() throws {
    var writer = BookmarkWriters.make(.csv, extraColumns: ["Average Rating"])
    let bytes = writer.begin() + writer.append(try Self.bookmark()) + writer.end()
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        uid,type,title,titles,creator,year,status,rating,favourite,series,publisher,language,format,plan,identifier,experience,copy,tag,shelf,url,review,note,added,Average Rating
        0190163d-8694-739b-aea5-966c26f8ad90,book,三体,"""三体"" role=main language=zh; ""The Three-Body Problem"" role=translated","刘慈欣; ""Ken Liu"" role=translator",2008,done,4.5,yes,"""地球往事"" position=1",,,paperback,monday,isbn:9787536692930; douban:2567698,finished=2015-02 rating=9/10,format=paperback location=study,sf,"""island"" position=1",,,"=two
        lines",,4.08

        """#)
    #expect(writer.report.formulaCells == 1)
  }

  @Test("JSON has the same names and no key for what is unknown", arguments: [false, true])
  func json(_ isArray: Bool) throws {
    var writer = BookmarkWriters.make(isArray ? .json : .ndjson, extraColumns: [])
    let bytes = writer.begin() + writer.append(try Self.bookmark()) + writer.end()
    let object = #"""
      {"uid":"0190163d-8694-739b-aea5-966c26f8ad90","type":"book","title":"三体","titles":[{"text":"三体","role":"main","language":"zh"},{"text":"The Three-Body Problem","role":"translated"}],"creator":["刘慈欣",{"name":"Ken Liu","role":"translator"}],"year":2008,"status":"done","rating":4.5,"favourite":true,"series":[{"name":"地球往事","position":"1"}],"format":["paperback"],"plan":["monday"],"identifier":{"isbn":"9787536692930","douban":"2567698"},"experience":[{"finished":"2015-02","rating":"9/10"}],"copy":[{"format":"paperback","location":"study"}],"tag":["sf"],"shelf":[{"name":"island","position":1}],"note":"=two\nlines","extra":{"Average Rating":"4.08"}}
      """#
    #expect(
      String(decoding: bytes, as: UTF8.self) == (isArray ? "[\n\(object)\n]\n" : object + "\n"))
  }

  @Test("an empty collection is an empty array, an empty text, a header")
  func empty() {
    let texts = ExportFormat.allCases.map { format in
      var writer = BookmarkWriters.make(format, extraColumns: [])
      return String(decoding: writer.begin() + writer.end(), as: UTF8.self)
    }
    #expect(texts[0].hasPrefix("uid,type,title,"))
    #expect(Array(texts[1...]) == ["[]\n", ""])
  }

  @Test("an answer to a program has the number, too")
  func answer() throws {
    var writer = JSONWriter()
    BookmarkJSON.write(try Self.bookmark(), to: &writer, includingID: true)
    let text = String(decoding: writer.take(), as: UTF8.self)
    #expect(text.hasPrefix("{\"uid\":\"\(Self.uid)\",\"id\":12,\"type\":\"book\","))
    #expect(SourcePicture.of(text, name: "-").contains("id = 12") == false)
  }

  @Test("extra columns come in an order that agrees with every bookmark")
  func extraColumns() {
    var names = ExtraColumnNames()
    for list in [["b", "d"], ["a", "b"], ["b", "c", "c", "d"], ["d", "e"]] {
      names.add(list.map { ExtraColumn($0, "x") })
    }
    #expect(names.columns == ["a", "b", "c", "c", "d", "e"])
  }
}
