import BookmarkExchange
import BookmarkModel
import FoundationEssentials
import Testing

@Suite("tables that a spreadsheet may open")
struct SpreadsheetExportTests {
  private static let titles = [
    "=1+1", "-30-", "+44 Blues", "@home", "\tindented", "\rreturned", "'=quoted", "'", "plain",
    "=say \"hi\"", "'\"", " = spaced",
  ]

  private func bookmark(_ number: Int, _ title: String) -> Bookmark {
    var content = BookmarkContent(type: .book)
    content.titles = [Title(title)]
    content.published = PartialDate(year: -600)
    content.extras = [ExtraColumn("=kept", "-1"), ExtraColumn("'kept", "x")]
    let bytes = UInt8(truncatingIfNeeded: number)
    return Bookmark(
      id: Int64(number),
      uid: UUID(uuid: (1, 2, 3, 4, 5, 6, 0x70, 8, 0x80, 10, 11, 12, 13, 14, 15, bytes)),
      content: content, created: Timestamp(milliseconds: 0), changed: Timestamp(milliseconds: 0),
      change: 1)
  }

  private func export(marked: Bool) -> (bytes: [UInt8], report: ExportReport) {
    var writer = BookmarkWriters.make(
      .csv, extraColumns: ["=kept", "'kept"], marksFormulas: marked)
    var bytes = writer.begin()
    for (index, title) in Self.titles.enumerated() {
      bytes += writer.append(bookmark(index, title))
    }
    return (bytes + writer.end(), writer.report)
  }

  @Test("a marked table has no cell that begins like a formula, and says so in its first name")
  func marked() {
    let (bytes, report) = export(marked: true)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("'uid,type,title,"))
    #expect(text.split(separator: "\n").first?.hasSuffix(",'=kept,''kept") == true)
    for title in ["'=1+1", "'-30-", "'+44 Blues", "'@home", "'\tindented", "''=quoted"] {
      #expect(text.contains(",book,\(title),"))
    }
    #expect(text.contains(",'-600,"))
    // Nine titles, and in each row the year and one extra column.
    #expect(report.guardedCells == 10 + 2 * Self.titles.count)
    #expect(report.formulaCells == 0)
  }

  @Test("both tables are read as the same bookmarks", arguments: [false, true])
  func reading(marked: Bool) throws {
    var reader = SourceReader(name: "table.csv")
    reader.append(export(marked: marked).bytes)
    reader.finish()
    var read: [BookmarkContent] = []
    while let item = try reader.next() {
      if case .draft(let draft, _, _) = item { read.append(draft.content) }
    }
    let written = Self.titles.indices.map { bookmark($0, Self.titles[$0]).content }
    #expect(read.map { SourcePicture.draw($0) } == written.map { SourcePicture.draw($0) })
    #expect(read == written)
  }

  @Test("apostrophes of any other table are its own")
  func foreign() {
    let picture = SourcePicture.of("title,note\n'=quoted,'Tis\n")
    #expect(picture == "2 title: '=quoted | note: 'Tis")
  }

  @Test("rejected rows of a marked table can be mended and read")
  func mended() {
    let text =
      "rejected line,rejected column,rejected reason,'uid,title,rating\n2,rating,bad,,'=x,4\n"
    #expect(SourcePicture.of(text) == "2 title: =x | rating: 4")
  }
}
