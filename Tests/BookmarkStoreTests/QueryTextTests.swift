import BookmarkModel
import SQLite
import Testing

@testable import BookmarkStore

@Suite("filters become SQL with bound values")
struct QueryTextTests {
  @Test(
    "of this form",
    arguments: [
      (BookmarkFilter.all, "1", 0), (.and([]), "1", 0), (.or([]), "0", 0),
      (.ids([3, 4]), "item.id IN (?, ?)", 2),
      (.field(.type, .anyOf(["book"])), "item.type IN (?)", 1),
      (.not(.field(.status, .present)), "NOT coalesce(item.status IS NOT NULL, 0)", 0),
      (.not(.not(.field(.favourite, .present))), "item.favourite", 0),
      (
        .field(.tag, .anyOf(["'); DROP TABLE item; --"])),
        "item.id IN (SELECT item FROM tag WHERE key IN (?))", 1
      ),
      (.field(.rating, .number(from: 80, through: nil)), "(item.rating >= ?)", 1),
      (
        .identifier(scheme: "isbn", value: "0-441-47812-3"),
        "item.id IN (SELECT item FROM identifier WHERE value = ? AND scheme = ?)", 2
      ),
    ])
  func forms(filter: BookmarkFilter, sql: String, valueCount: Int) {
    let fragment = FilterCompiler.compile(filter).member
    #expect(fragment.sql == sql)
    #expect(fragment.values.count == valueCount)
  }

  @Test("long lists of numbers are one value")
  func longList() {
    let fragment = FilterCompiler.compile(.ids(Array(1...1_001))).member
    #expect(fragment.sql == "item.id IN (SELECT value FROM json_each(?))")
    #expect(fragment.values.count == 1)
  }

  @Test("each part of a bookmark is searched by an index")
  func indexes() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore.open(path: folder.file("bookmarks.db"))
    let connection = try store.file.connect()
    let wanted: [(BookmarkFilter, String)] = [
      (.ids([1]), "INTEGER PRIMARY KEY"), (.field(.tag, .anyOf(["sf"])), "tag_by_key"),
      (.identifier(scheme: "isbn", value: "9780441478125"), "identifier_by_value"),
      (.field(.status, .anyOf(["done"])), "item_by_status"),
      (.field(.type, .anyOf(["book"])), "item_by_type_title"),
      (.field(.format, .anyOf(["vinyl"])), "format_by_format"),
      (.field(.plan, .anyOf(["monday"])), "plan_by_weekday"),
      (.field(.shelf, .anyOf(["s"])), "shelf_by_key"),
      (.field(.series, .anyOf(["s"])), "series_by_key"),
    ]
    for (filter, index) in wanted {
      let fragment = QueryCompiler(BookmarkQuery(filter, sort: [SortKey(.id)]), nil).ids
      let plan = try connection.map("EXPLAIN QUERY PLAN " + fragment.sql, fragment.values) {
        row in row.text(3)
      }
      #expect(plan.contains { $0.contains(index) }, "\(filter): \(plan)")
    }
  }
}
