import BookmarkExchange
import BookmarkModel
import FoundationEssentials
import Testing

@Suite("comparing an export with the collection")
struct ExportComparisonTests {
  private func bookmark(_ number: UInt8, _ title: String) -> Bookmark {
    var content = BookmarkContent(type: .book)
    content.titles = [Title(title)]
    content.extras = [ExtraColumn("a", "1"), ExtraColumn("b", "2")]
    return Bookmark(
      id: Int64(number),
      uid: UUID(uuid: (1, 2, 3, 4, 5, 6, 0x70, 8, 0x80, 10, 11, 12, 13, 14, 15, number)),
      content: content, created: Timestamp(milliseconds: 0), changed: Timestamp(milliseconds: 0),
      change: 1)
  }

  private func row(
    _ bookmark: Bookmark, line: Int, _ change: (inout BookmarkContent) -> Void = { _ in }
  ) -> SourceItem {
    var content = bookmark.content
    change(&content)
    return .draft(BookmarkDraft(content, uid: bookmark.uid, line: line), notes: [], raw: [])
  }

  @Test("equal sides, in any order and with columns in any order, have no difference")
  func equal() {
    let (one, two) = (bookmark(1, "Dune"), bookmark(2, "三体"))
    var comparison = ExportComparison()
    comparison.add(one)
    comparison.add(row(two, line: 2))
    comparison.add(row(one, line: 3) { $0.extras.reverse() })
    comparison.add(two)
    comparison.finish()
    #expect(comparison.differences == [])
    #expect([comparison.bookmarks, comparison.rows, comparison.differing] == [2, 2, 0])
  }

  @Test("every kind of difference is named")
  func different() {
    let (one, two, three) = (bookmark(1, "é"), bookmark(2, "三体"), bookmark(3, "Emma"))
    var comparison = ExportComparison()
    for bookmark in [one, two, three] { comparison.add(bookmark) }
    // The same letter, written with two scalars.
    comparison.add(row(one, line: 2) { $0.titles = [Title("e\u{301}")] })
    comparison.add(row(three, line: 3) { $0.extras.removeLast() })
    comparison.add(row(three, line: 4))
    comparison.add(.rejected(RejectedRow(line: 5, endLine: 5, reason: .missingTitle)))
    comparison.finish()
    #expect(
      comparison.differences == [
        .field(one, .title, kept: "é", read: "e\u{301}"),
        .extra(three, name: "b", kept: "2", read: ""), .unreadable(line: 5), .missing(two),
        .surplus(line: 4),
      ])
    #expect(comparison.differing == 5)
  }

  @Test("of many differences the first twenty are kept and all are counted")
  func many() {
    var comparison = ExportComparison()
    for number in 1...30 as ClosedRange<UInt8> { comparison.add(bookmark(number, "x")) }
    comparison.finish()
    #expect(comparison.differences.count == 20)
    #expect(comparison.differing == 30)
  }
}
