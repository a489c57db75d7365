import Synchronization
import Testing

@testable import BookmarkKit

@Suite("Results in sections")
struct SectionedResultsTests {
  private typealias Results = SectionedResults<String?, Int>

  @Test("they are collections of collections")
  func collections() {
    let results = Results([("a", [1, 2]), (nil, [3])])
    #expect(results.map { "\($0.id ?? "-")\(Array($0))" } == ["a[1, 2]", "-[3]"])
    #expect(results.count == 2)
    #expect(results.itemCount == 3)
    #expect(results[1].first == 3)
    #expect(results.last?.last == 3)
    #expect(results[id: "a"]?.count == 2)
    #expect(results[id: "b"] == nil)
  }

  @Test(
    "they are equal when their contents are",
    arguments: [
      ([("a", [1, 2]), ("b", [3])], true),
      ([("a", [1, 4]), ("b", [3])], false),
      ([("a", [2, 1]), ("b", [3])], false),
      ([("b", [1, 2]), ("a", [3])], false),
      ([("a", [1, 2])], false),
    ] as [([(String, [Int])], Bool)])
  func equality(_ other: [(String, [Int])], isEqual: Bool) {
    let results = Results([("a", [1, 2]), ("b", [3])])
    #expect((results == Results(other.map { ($0.0, $0.1) })) == isEqual)
  }

  @Test("a filter leaves out elements, and sections that have none left")
  func filter() {
    let results = Results([("a", [1, 2, 3]), ("b", [2]), ("c", [5])])
    let odd = results.filter { $0 % 2 == 1 }
    #expect(odd == Results([("a", [1, 3]), ("c", [5])]))
  }

  @Test("elements are fetched in windows of a hundred, each once")
  func windows() {
    let asked = Mutex<[Range<Int>]>([])
    let items = WindowedItems(count: 1_000_050) { range in
      asked.withLock { $0.append(range) }
      return Array(range)
    }
    #expect(items.count == 1_000_050)
    #expect(asked.withLock { $0 } == [])
    #expect((0..<150).map { items[$0] } == Array(0..<150))
    #expect(items[1_000_049] == 1_000_049)
    #expect(items[20] == 20)
    #expect(asked.withLock { $0 } == [0..<100, 100..<200, 1_000_000..<1_000_050])
  }
}
