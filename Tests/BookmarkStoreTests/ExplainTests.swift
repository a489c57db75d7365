import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import Testing

@testable import BookmarkStore

@Suite("A listing is explained by the statements that it runs")
struct ExplainTests {
  private let folder = TemporaryFolder()

  private func steps(_ query: BookmarkQuery) throws -> [QueryStep] {
    let store = try SQLiteStore.open(path: folder.file("bookmarks.db"))
    return try store.snapshot().explain(query)
  }

  @Test("each with the index that its plan uses")
  func indexes() throws {
    let tag = BookmarkFilter.field(.tag, .anyOf(["secret"]))
    let lines = try steps(BookmarkQuery(tag, sort: [SortKey(.id)])).flatMap(\.plan)
    #expect(lines.contains { $0.contains("tag_by_key") })
  }

  @Test("each with its purpose, the inner lines of a plan indented")
  func purposes() throws {
    let tag = BookmarkFilter.field(.tag, .anyOf(["secret"]))
    let all = try steps(BookmarkQuery(tag, sections: [SectionKey(.tag)], limit: 5))
    #expect(all.contains { $0.purpose == .count && $0.sql.contains("GROUP BY") })
    #expect(all.flatMap(\.plan).contains { $0.hasPrefix("  ") })
    #expect(try steps(BookmarkQuery()).map(\.purpose) == [.find])
  }

  @Test("the deepest query that the grammar lets through can be run", arguments: 0..<4)
  func deepest(kind: Int) throws {
    var filter = BookmarkFilter.field(.tag, .anyOf(["a"]))
    let leaf = BookmarkFilter.field(.lent, .contains("b"))
    for level in 0..<20 {
      switch (kind, level.isMultiple(of: 2)) {
      case (0, true): filter = .and([leaf, filter])
      case (0, false), (3, false): filter = .or([leaf, filter])
      case (1, true): filter = .not(filter)
      case (1, false): filter = .and([leaf, filter])
      case (2, true): filter = .not(filter)
      case (2, false): filter = .or([leaf, filter])
      default: filter = .and([.not(leaf), filter])
      }
    }
    let sections = [SectionKey(.tag, order: .count), SectionKey(.initial)]
    for limit in [nil, 3] {
      let query = BookmarkQuery(filter, sections: sections, limit: limit)
      #expect(try !steps(query).isEmpty)
    }
  }
}
