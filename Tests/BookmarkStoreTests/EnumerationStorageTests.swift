import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite
import Testing

@testable import BookmarkStore

@Suite("enumerations are stored as their raw values")
struct EnumerationStorageTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bookmarks.db") }

  /// A store with three works, of which the first has a value of every enumeration.
  private func filled() throws -> SQLiteStore {
    let store = try SQLiteStore.open(path: path)
    var content = BookmarkContent(type: .movie)
    content.titles = [Title("2046"), Title("二零四六", role: .alias)]
    content.creators = [Creator("王家卫", role: .director)]
    content.status = .done
    content.formats = [.dvd, .stream]
    content.weekdays = [.friday, .saturday]
    content.copies = [Copy(format: .bluRay)]
    content.experiences = [Experience(format: .stream)]
    var planned = BookmarkContent(type: .book)
    planned.titles = [Title("三体")]
    planned.weekdays = [.saturday]
    var unplanned = BookmarkContent(type: .music)
    unplanned.titles = [Title("Kind of Blue")]
    try change(store) { writer throws(StoreError) in
      for content in [content, planned, unplanned] {
        _ = try writer.insert(content, uid: .version7(), typed: [])
      }
    }
    return store
  }

  private func change(
    _ store: SQLiteStore, _ body: (any CollectionWriter) throws(StoreError) -> Void
  ) throws {
    try store.write(ChangeDescription(command: "set")) { writer throws(CommandFailure) in
      do throws(StoreError) {
        try body(writer)
      } catch {
        throw error.failure
      }
    }
  }

  /// The rows of a question, columns separated by spaces.
  private func rows(_ sql: String) throws -> [String] {
    try SQLiteConnection(path: path, mode: .readOnly).map(sql) { row in row.text(0) }
  }

  @Test(
    "in columns that a person can read",
    arguments: [
      ("SELECT type || ' ' || status FROM item WHERE id = 1", ["movie done"]),
      ("SELECT title_role FROM item WHERE id = 1", ["main"]),
      ("SELECT role FROM title", ["alias"]), ("SELECT role FROM creator", ["director"]),
      ("SELECT format FROM format ORDER BY position", ["dvd", "stream"]),
      ("SELECT format FROM copy", ["blu-ray"]), ("SELECT format FROM experience", ["stream"]),
      (
        "SELECT typeof(weekday) || ' ' || weekday FROM plan WHERE item = 1",
        ["integer 5", "integer 6"]
      ),
    ])
  func columns(sql: String, expected: [String]) throws {
    _ = try filled()
    #expect(try rows(sql) == expected)
  }

  @Test("and lists come back in the enumeration's order, whoever stored them in which")
  func order() throws {
    let store = try filled()
    try SQLiteConnection(path: path, mode: .readWrite).execute(
      """
      DELETE FROM format;
      INSERT INTO format (item, position, format) VALUES
        (1, 0, 'laserdisc'), (1, 1, 'digital'), (1, 2, 'betamax'), (1, 3, 'dvd');
      """)
    let bookmark = try #require(try store.snapshot().bookmarks([1]).first)
    #expect(bookmark.formats.map(\.rawValue) == ["dvd", "digital", "betamax", "laserdisc"])
    #expect(bookmark.weekdays == [.friday, .saturday])
  }

  @Test("a weekday beyond Sunday is left where it is, shown nowhere, and survives each edit")
  func unknownWeekday() throws {
    let store = try filled()
    try SQLiteConnection(path: path, mode: .readWrite).execute(
      """
      INSERT INTO plan (item, weekday) VALUES (1, 9), (3, 9);
      UPDATE item SET parts = parts | \(ItemParts.weekdays.rawValue) WHERE id = 3;
      """)
    let shown = try store.snapshot()
    #expect(try shown.bookmarks([1, 3]).map(\.weekdays) == [[.friday, .saturday], []])
    let listed = try shown.arrange(
      BookmarkQuery(sections: [SectionKey(.plan)], sort: [SortKey(.id)]))
    #expect(
      listed.sections == [
        BookmarkSection(values: ["friday"], count: 1),
        BookmarkSection(values: ["saturday"], count: 2), BookmarkSection(values: [nil], count: 1),
      ])
    #expect(listed.ids == [1, 1, 2, 3])
    let isPlanned = BookmarkFilter.field(.plan, .present)
    #expect(try shown.arrange(BookmarkQuery(isPlanned, sort: [SortKey(.id)])).ids == [1, 2])
    #expect(try shown.arrange(BookmarkQuery(.not(isPlanned))).ids == [3])

    try change(store) { writer throws(StoreError) in
      for var bookmark in try writer.bookmarks([1, 3]) {
        bookmark.content.weekdays = bookmark.id == 1 ? [.monday] : []
        bookmark.content.note = "another time"
        try writer.update(bookmark)
      }
    }
    let plan = "SELECT item || ' ' || weekday FROM plan ORDER BY item, weekday"
    #expect(try rows(plan) == ["1 1", "1 9", "2 6", "3 9"])
    // The build that knows the day finds it, for the item still says that it has some.
    let marked = "SELECT id FROM item WHERE parts & \(ItemParts.weekdays.rawValue)"
    #expect(try rows(marked) == ["1", "2", "3"])

    try change(store) { writer throws(StoreError) in try writer.remove([1]) }
    #expect(try rows(plan) == ["2 6", "3 9"])
  }
}
