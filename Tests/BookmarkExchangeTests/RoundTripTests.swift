import BookmarkExchange
import BookmarkModel
import Testing

@Suite("what is exported comes home unchanged")
struct RoundTripTests {
  @Test("difficult bookmarks, in each format", arguments: ExportFormat.allCases)
  func difficult(_ format: ExportFormat) throws {
    var source = RandomBookmarks(seed: 20)
    try check((0..<400).map { _ in source.next() }, format)
  }

  @Test("columns of one name, in each format", arguments: ExportFormat.allCases)
  func repeatedExtras(_ format: ExportFormat) throws {
    var source = RandomBookmarks(seed: 4)
    var bookmark = source.next()
    bookmark.content.extras = [ExtraColumn("Note", "1"), ExtraColumn("Note", "2")]
    try check([bookmark], format)
  }

  private func check(_ bookmarks: [Bookmark], _ format: ExportFormat) throws {
    let bytes = export(bookmarks, format)
    var reader = SourceReader(name: "export.\(format.rawValue)")
    reader.append(bytes)
    reader.finish()
    var again: [Bookmark] = []
    while let item = try reader.next() {
      guard case .draft(let draft, _, _) = item, again.count < bookmarks.count else {
        Issue.record("\(item)")
        return
      }
      let original = bookmarks[again.count]
      #expect(draft.uid == original.uid)
      #expect(SourcePicture.draw(draft.content) == SourcePicture.draw(original.content))
      if draft.content != original.content {
        Issue.record("the content of \(original.id) is another one")
        return
      }
      again.append(
        Bookmark(
          id: original.id, uid: draft.uid ?? original.uid, content: draft.content,
          created: original.created, changed: original.changed, change: original.change))
    }
    #expect(again.count == bookmarks.count)
    #expect(export(again, format) == bytes)
  }

  private func export(_ bookmarks: [Bookmark], _ format: ExportFormat) -> [UInt8] {
    var names = ExtraColumnNames()
    for bookmark in bookmarks { names.add(bookmark.content.extras) }
    var writer = BookmarkWriters.make(format, extraColumns: names.columns)
    var bytes = writer.begin()
    for bookmark in bookmarks { bytes += writer.append(bookmark) }
    return bytes + writer.end()
  }
}
