import ArchiveTesting
import BookmarkExchange
import BookmarkModel
import Testing

@Suite("files with texts inside")
struct SourceContainerTests {
  /// Each part with its rows, then the members that were passed over, or the error.
  private func picture(_ bytes: [UInt8], name: String = "all.zip") -> [String] {
    let file = ScratchFile(bytes)
    var lines: [String] = []
    do throws(SourceError) {
      let container = try SourceContainer(path: file.path, name: name)
      while let part = try container.next() {
        var text: [UInt8] = []
        while let bytes = try container.read() { text += bytes }
        lines.append("\(part.name ?? "-") (\(part.fileName))")
        lines += SourcePicture.lines(
          text, name: part.fileName, options: part.options(SourceOptions()))
      }
      if !container.skipped.isEmpty { lines.append("skipped: \(container.skipped)") }
    } catch {
      lines.append("error: \(error)")
    }
    return lines
  }

  @Test("a Letterboxd archive is read in the order that is right, without what is private")
  func letterboxd() {
    let films = "Date,Name,Year,Letterboxd URI\n2026-08-18,Alien,1979,https://boxd.it/29LM\n"
    let bytes = ZipBytes.of([
      "profile.csv": "Email Address\nx@y.example\n", "watchlist.csv": films,
      "lists/best.csv": """
      Letterboxd list export v7
      Date,Name,Tags,URL,Description
      2025-01-02,Best,,https://boxd.it/abc,

      Position,Name,Year,URL,Description
      1,Heat,1995,https://boxd.it/29Lk,
      """,
      "diary.csv": "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n",
      "deleted/diary.csv": "x", "watched.csv": films,
    ])
    #expect(
      picture(bytes) == [
        "watched.csv (watched.csv)",
        "2 type: movie | title: Alien | year: 1979 | status: done | identifier: letterboxd:29LM | url: https://boxd.it/29LM | added: 2026-08-18",
        "diary.csv (diary.csv)", "watchlist.csv (watchlist.csv)",
        "2 type: movie | title: Alien | year: 1979 | status: wish | identifier: letterboxd:29LM | url: https://boxd.it/29LM | added: 2026-08-18",
        "lists/best.csv (lists/best.csv)",
        "6 type: movie | title: Heat | year: 1995 | identifier: letterboxd:29Lk | shelf: \"Best\" position=1 | url: https://boxd.it/29Lk",
        "skipped: [\"profile.csv\", \"deleted/diary.csv\"]",
      ])
  }

  @Test("a folder around everything, and what the system puts beside it, change nothing")
  func folder() {
    let films = "Date,Name,Year,Letterboxd URI\n"
    let bytes = ZipBytes.of([
      "mine/diary.csv": films, "mine/watched.csv": films, "mine/deleted/diary.csv": films,
      "__MACOSX/mine/._diary.csv": "x",
    ])
    #expect(
      picture(bytes) == [
        "mine/watched.csv (mine/watched.csv)", "mine/diary.csv (mine/diary.csv)",
        "skipped: [\"mine/deleted/diary.csv\", \"__MACOSX/mine/._diary.csv\"]",
      ])
  }

  @Test("what the person says of a workbook comes before what the name of a sheet says")
  func defaults() throws {
    let file = ScratchFile(
      ZipBytes.of([
        "xl/workbook.xml": "<workbook><sheets><sheet name=\"读过\" id=\"r\"/></sheets></workbook>",
        "xl/_rels/workbook.xml.rels":
          "<Relationships><Relationship Id=\"r\" Target=\"s.xml\"/></Relationships>",
        "xl/s.xml": "<worksheet/>",
      ]))
    let part = try SourceContainer(path: file.path, name: "x.xlsx").next()
    var given = SourceOptions()
    #expect(part?.options(given).defaults.status == .done)
    given.defaults.status = .dropped
    #expect(part?.options(given).defaults.status == .dropped)
    #expect(part?.options(given).defaults.type == .book)
  }

  @Test("the file inside a gz has its name, those of a tar have their own")
  func gzip() {
    let text = Array("title\nEmma\n".utf8)
    #expect(
      picture(GzipBytes.of(text), name: "list.csv.gz") == ["- (list.csv)", "2 title: Emma"])
    #expect(
      picture(GzipBytes.of(text, name: "old.json"), name: "list.csv.gz")
        == ["- (list.csv)", "2 title: Emma"])
    #expect(
      picture(GzipBytes.of(TarBytes.of(["a.csv": "title\nEmma\n"])), name: "a.tar.gz")
        == ["a.csv (a.csv)", "2 title: Emma"])
    #expect(
      picture(ZipBytes.of(["tellico.xml": "<tellico/>", "images/a.png": ""])) == [
        "- (tellico.xml)", "skipped: [\"images/a.png\"]",
      ])
  }

  @Test("a sheet is a table, its name may say type and status, and places are its rows")
  func workbook() {
    let cell = { (text: String) in "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
    let bytes = ZipBytes.of([
      "xl/workbook.xml": "<workbook><sheets><sheet name=\"在读\" id=\"r1\"/></sheets></workbook>",
      "xl/_rels/workbook.xml.rels":
        "<Relationships><Relationship Id=\"r1\" Target=\"sheet.xml\"/></Relationships>",
      "xl/sheet.xml": """
      <worksheet><sheetData><row r="1">\(cell("标题"))\(cell("评论"))</row>
      <row r="3">\(cell("活着"))\(cell("一\n二"))</row><row r="4">\(cell(""))\(cell("无"))</row>
      </sheetData></worksheet>
      """,
    ])
    #expect(
      picture(bytes, name: "豆伴.xlsx") == [
        "在读 (在读)", "3 type: book | title: 活着 | status: active | review: 一\\n二",
        "rejected 4 missingTitle",
      ])
  }

  @Test("what can't be opened says why")
  func refused() {
    #expect(
      picture(Array("PK\u{3}\u{4}".utf8)) == [
        "error: container(BookmarkExchange.ContainerProblem.damaged)"
      ])
    let secret = ZipBytes.Member(name: Array("a.csv".utf8), content: [1], isEncrypted: true)
    #expect(
      picture(ZipBytes.of([secret])) == [
        "error: container(BookmarkExchange.ContainerProblem.encrypted(member: \"a.csv\"))"
      ])
  }

  @Test(
    "by its first bytes a file is known to have texts inside",
    arguments: [("PK\u{3}\u{4}", true), ("\u{1F}", false), ("title", false), ("PKx", false)])
  func beginnings(_ text: String, _ isOne: Bool) {
    #expect(SourceContainer.isOne(Array(text.utf8)) == isOne)
    #expect(SourceContainer.isOne([0x1F, 0x8B, 8]))
  }
}
