import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import Testing

@testable import BookmarkStore

/// A listing goes by an index, whatever it asks for; a plan that scans a table is a mistake.
@Suite("the first bookmarks of a listing are found without a scan")
struct QueryPlanTests {
  private let folder = TemporaryFolder()

  private static let filters: [BookmarkFilter] = [
    .all, .ids([3, 4]), .identifier(scheme: "isbn", value: "9780441478125"),
    .identifier(scheme: "isbn", value: nil), .not(.identifier(scheme: "isbn", value: nil)),
    .field(.type, .anyOf(["book"])), .field(.status, .anyOf(["done", "active"])),
    .field(.status, .present), .field(.rating, .number(from: 80, through: nil)),
    .field(.year, .number(from: 1990, through: 1999)),
    .field(.year, .date(from: PartialDate("2024-05"), through: nil)),
    .field(.series, .anyOf(["Dune"])), .field(.tag, .anyOf(["sf", "classic"])),
    .field(.tag, .contains("sf")), .field(.shelf, .anyOf(["s"])),
    .field(.format, .anyOf(["vinyl"])), .field(.plan, .anyOf(["monday"])),
    .field(.title, .contains("dune")), .field(.title, .exactly("dune")),
    .field(.creator, .contains("刘慈欣")), .field(.author, .prefix("her")),
    .field(.text, .contains("三体")), .field(.text, .prefix("san")),
    .field(.review, .contains("good")), .field(.note, .present), .field(.review, .present),
    .field(.publisher, .present), .not(.field(.tag, .anyOf(["lent"]))),
    .field(.finished, .date(from: PartialDate("2024-05"), through: PartialDate("2024-05"))),
    .field(.added, .date(from: PartialDate("2024"), through: nil)),
    .field(.id, .number(from: 3, through: 9)), .field(.favourite, .present),
    .or([.field(.tag, .anyOf(["a"])), .field(.text, .contains("b"))]),
    .and([
      .field(.status, .anyOf(["done"])), .field(.rating, .number(from: 80, through: nil)),
      .field(.year, .number(from: 1990, through: 1999)),
    ]),
    .and([
      .field(.type, .anyOf(["book"])), .not(.identifier(scheme: "isbn", value: nil)),
      .field(.text, .contains("light")),
    ]),
  ]

  private static let orders: [[SortKey]] = [
    [], [SortKey(.title, descending: true)], [SortKey(.finished, descending: true)],
    [SortKey(.added)], [SortKey(.year, descending: true), SortKey(.title)],
    [SortKey(.rating, descending: true), SortKey(.title)], [SortKey(.status)],
    [SortKey(.type), SortKey(.title)], [SortKey(.id, descending: true)],
  ]

  private static let sections: [[SectionKey]] = [
    [SectionKey(.type)], [SectionKey(.status)], [SectionKey(.year, descending: true)],
    [SectionKey(.decade)], [SectionKey(.rating, descending: true)], [SectionKey(.tag)],
    [SectionKey(.tag, order: .count)], [SectionKey(.creator)], [SectionKey(.series)],
    [SectionKey(.shelf)], [SectionKey(.format)], [SectionKey(.initial)],
    [SectionKey(.type), SectionKey(.status)],
  ]

  @Test("by any filter, in any usual order")
  func filters() throws {
    let snapshot = try filled()
    for filter in Self.filters {
      for order in Self.orders {
        try check(BookmarkQuery(filter, sort: order, limit: 50), snapshot)
      }
    }
  }

  @Test("in any sections")
  func sections() throws {
    let snapshot = try filled()
    for sections in Self.sections {
      try check(BookmarkQuery(sections: sections, limit: 50), snapshot)
    }
  }

  @Test("of a creator with several names")
  func names() throws {
    let snapshot = try filled(names: ["Cixin Liu", "刘慈欣", "Liu Cixin"])
    let liu = BookmarkFilter.field(.creator, .exactly("Liu Cixin"))
    for filter in [liu, .not(liu), .field(.author, .contains("刘慈欣")) && .field(.note, .present)] {
      for order in Self.orders {
        try check(BookmarkQuery(filter, sort: order, limit: 50), snapshot)
      }
    }
    try check(BookmarkQuery(sections: [SectionKey(.creator)], limit: 50), snapshot)
  }

  private func check(_ query: BookmarkQuery, _ snapshot: any CollectionSnapshot) throws {
    var query = query
    query.language = "en"
    for step in try snapshot.explain(query) where step.purpose != .count {
      for line in step.plan {
        let words = line.split(separator: " ")
        guard words.first == "SCAN", !line.contains(" INDEX ") else { continue }
        // In order of number the table itself is the index.
        if step.sql.contains("ORDER BY item.id LIMIT") || step.sql.contains("ORDER BY item.id DESC")
        {
          continue
        }
        // What a step has gathered, and the search index, which is one.
        let isOwn = ["walked", "found", "json_each", "search", "(subquery-", "CONSTANT"].contains {
          words.count > 1 && words[1].hasPrefix($0)
        }
        #expect(isOwn, "\(line) in \(step.sql) for \(query)")
      }
    }
  }

  private func filled(names: [String] = []) throws -> any CollectionSnapshot {
    let store = try SQLiteStore.open(path: folder.file("bookmarks.db"))
    var random = RandomContents(seed: 3)
    try store.write(ChangeDescription(command: "add")) { writer throws(CommandFailure) in
      do throws(StoreError) {
        for _ in 0..<60 { _ = try writer.insert(random.next(), uid: .version7(), typed: []) }
        if !names.isEmpty { try writer.relate(names) }
      } catch {
        throw error.failure
      }
    }
    let snapshot = try store.snapshot()
    // With many bookmarks a plan would try to walk; here each way has to be looked at.
    (snapshot as? SQLiteSnapshot)?.budget = PageBudget(collected: 0, walked: 10, rated: 0)
    return snapshot
  }
}
