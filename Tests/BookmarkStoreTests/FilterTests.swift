import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Testing

@testable import BookmarkStore

/// Both stores answer every query alike: the one in a file by SQL, the one in an array by plain code.
@Suite("queries compiled to SQL mean what they mean in plain Swift")
struct FilterTests {
  private let folder = TemporaryFolder()

  @Test("of any filter, section, order and limit", arguments: [UInt64(1), 2, 3])
  func anyQuery(seed: UInt64) throws {
    let (snapshot, twin) = try filled(seed: seed)
    var queries = RandomQueries(seed: seed)
    let budgets = [
      PageBudget(),
      PageBudget(collected: 5, walked: 40, rated: 0, counted: 0, sortedNames: 0),
      PageBudget(collected: 0, walked: 1_000, counted: 10, sortedNames: 3, emptySections: 2),
      PageBudget(collected: 0, walked: 0, counted: 0),
    ]
    for round in 0..<240 {
      snapshot.budget = budgets[round % 4]
      var query = queries.query()
      query.language = [nil, "en", "zh-Hans", "sv"][round / 4 % 4]
      // How well words fit is known to the search index only.
      if query.sort.isEmpty { query.sort = [SortKey(.title)] }
      let (expected, actual) = (try twin.arrange(query), try snapshot.arrange(query))
      try #require(actual.ids == expected.ids, "\(query)")
      try #require(actual.lengths == expected.lengths, "\(query)")
      try #require(actual.total == expected.total, "\(query)")
      try #require(actual.sections == expected.sections, "\(query)")
      let first = try snapshot.arrange(query, counting: false)
      try #require(first.ids == expected.ids, "\(query)")
      try #require(first.reached == expected.reached, "\(query)")
      let counts = try snapshot.count(query)
      try #require(counts.total == expected.total, "\(query)")
      try #require(counts.sections == expected.sections, "\(query)")
    }
  }

  @Test("of every kind of test on every field")
  func everyField() throws {
    let (snapshot, twin) = try filled(seed: 4)
    var queries = RandomQueries(seed: 4)
    var hits = 0
    for field in BookmarkField.allCases where field != .source {
      for _ in 0..<25 {
        let filter = BookmarkFilter.field(field, queries.test(of: field))
        for query in [filter, .not(filter)].map({ BookmarkQuery($0, sort: [SortKey(.id)]) }) {
          let expected = try twin.arrange(query).ids
          try #require(try snapshot.arrange(query).ids == expected, "\(filter)")
          if !expected.isEmpty, expected.count < 150 { hits += 1 }
        }
      }
    }
    #expect(hits > 500, "most tests should meet some bookmarks and miss others")
  }

  @Test("of every order and every section by itself")
  func everyKey() throws {
    let (snapshot, twin) = try filled(seed: 5)
    for isDescending in [false, true] {
      for field in SortKey.fields {
        let query = BookmarkQuery(sort: [SortKey(field, descending: isDescending)])
        #expect(try snapshot.arrange(query).ids == twin.arrange(query).ids, "\(field)")
      }
      for property in SectionKey.Property.allCases {
        let query = BookmarkQuery(sections: [SectionKey(property, descending: isDescending)])
        let (expected, actual) = (try twin.arrange(query), try snapshot.arrange(query))
        #expect(actual.sections == expected.sections, "\(property)")
        #expect(actual.ids == expected.ids, "\(property)")
      }
    }
  }

  /// A store in a file with 150 random bookmarks of several changes, and its twin in an array.
  private func filled(seed: UInt64) throws -> (
    snapshot: SQLiteSnapshot, twin: any CollectionSnapshot
  ) {
    let store = try SQLiteStore.open(path: folder.file("bookmarks.db"))
    var random = RandomContents(seed: seed)
    for _ in 0..<5 {
      try store.write(ChangeDescription(command: "add")) { writer throws(CommandFailure) in
        do throws(StoreError) {
          for _ in 0..<30 { _ = try writer.insert(random.next(), uid: .version7(), typed: []) }
        } catch {
          throw error.failure
        }
      }
    }
    let snapshot = try #require(try store.snapshot() as? SQLiteSnapshot)
    let all = try snapshot.bookmarks(Array(1...150))
    return (snapshot, try ArrayStore(all).snapshot())
  }
}

extension Arrangement {
  /// The sections that have some of the bookmarks, each with how many of them.
  fileprivate var reached: [[BookmarkSection: Int]] {
    zip(sections, lengths).filter { $1 > 0 }.map { [$0: $1] }
  }
}
