import BookmarkKit
import BookmarkTesting
import Testing

@Suite("On the main actor")
@MainActor
struct MainActorTests {
  @Test("a view adds, imports and updates with what it holds")
  func isolated() async throws {
    let collection = BookmarkCollection(ArrayStore())
    var added: [String] = []
    try await collection.add("2046", type: .movie) {
      $0.tags = ["hongkong"]
      added += $0.tags
    }
    let drafts = ["Alien", "三体"].lazy.map { BookmarkDraft(Samples.content($0, .book)) }
    let summary = try await collection.import(drafts, source: "view")
    #expect(summary.added == 2)
    #expect(added == ["hongkong"])
  }
}
