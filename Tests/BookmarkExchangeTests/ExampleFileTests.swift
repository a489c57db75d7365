import BookmarkExchange
import BookmarkModel
import FoundationEssentials
import Testing

@Suite("the example file")
struct ExampleFileTests {
  private static let path = #filePath.replacing(
    "Tests/BookmarkExchangeTests/ExampleFileTests.swift", with: "Examples/items.csv")

  @Test("is read without a word and has a value of every field")
  func example() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: Self.path)))
    var reader = SourceReader(name: "items.csv")
    reader.append(bytes)
    reader.finish()
    var contents: [BookmarkContent] = []
    while let item = try reader.next() {
      guard case .draft(let draft, let notes, _) = item, notes.isEmpty else {
        Issue.record("\(item)")
        continue
      }
      contents.append(draft.content)
    }
    #expect(contents.count >= 60)
    for field in BookmarkField.content {
      #expect(contents.contains { !$0.text(of: field).isEmpty }, "\(field)")
    }
    #expect(reader.recognition?.unknownColumns == [])
  }
}
