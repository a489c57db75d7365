import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import SQLite
import Testing

@testable import BookmarkStore

@Suite("what is derived from bookmarks follows every change")
struct DerivedTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bookmarks.db") }

  @Test("of any kind", arguments: [UInt64(11), 12])
  func changes(seed: UInt64) throws {
    let store = try SQLiteStore.open(path: path)
    var random = RandomContents(seed: seed)
    try change(store, "add") { writer throws(StoreError) in
      for _ in 0..<40 { _ = try writer.insert(random.next(), uid: .version7(), typed: []) }
    }
    // From now on the order of two languages is maintained.
    for language in ["en", "zh-Hans"] {
      var query = BookmarkQuery()
      query.language = language
      _ = try store.snapshot().arrange(query)
    }
    try change(store, "add") { writer throws(StoreError) in
      for _ in 0..<20 { _ = try writer.insert(random.next(), uid: .version7(), typed: []) }
    }
    try change(store, "set") { writer throws(StoreError) in
      for var bookmark in try writer.bookmarks(Array(5...25)) {
        bookmark.content = random.next()
        try writer.update(bookmark)
      }
    }
    try change(store, "remove") { writer throws(StoreError) in
      try writer.remove(Array(15...35))
    }
    try importDrafts(store, (0..<30).map { _ in random.next() })
    // The removal, the edits and half of the additions come back or go, the import stays away.
    for number in [Int64(5), 4, 3, 2] { try undo(store, number) }
    try undo(store, 9)
    try compare(store, seed: seed)
  }

  private func undo(_ store: SQLiteStore, _ number: Int64) throws {
    try store.write(ChangeDescription(command: "undo")) { writer throws(CommandFailure) in
      do throws(StoreError) {
        // Each is the change itself or, for the last of them, the undo of the second.
        let reversal = Reversal(of: number, undoes: number, command: "undo")
        _ = try writer.reverse(reversal) { false }
      } catch {
        throw error.failure
      }
    }
  }

  private func change(
    _ store: SQLiteStore, _ command: String,
    _ body: (any CollectionWriter) throws(StoreError) -> Void
  ) throws {
    try store.write(ChangeDescription(command: command)) { writer throws(CommandFailure) in
      do throws(StoreError) {
        try body(writer)
      } catch {
        throw error.failure
      }
    }
  }

  private func importDrafts(_ store: SQLiteStore, _ contents: [BookmarkContent]) throws {
    let area = try store.stagingArea(ChangeDescription(command: "import"))
    for (index, content) in contents.enumerated() {
      let key = IdentityKey(content, uid: nil)
      _ = try area.add(BookmarkDraft(content), key: key, hash: Int64(index))
    }
    let known = try area.load(1)
    try area.update([(1, StagedWork(content: contents[0], typed: known.typed, hash: nil))])
    try area.update([(-1, StagedWork(content: contents[1], typed: [], hash: 7))])
    _ = try area.finish(isCancelled: { false }, progress: { _ in })
  }

  /// The store gives the same as an array of its bookmarks, where nothing is derived.
  private func compare(_ store: SQLiteStore, seed: UInt64) throws {
    let snapshot = try store.snapshot()
    let ids = try snapshot.arrange(BookmarkQuery(sort: [SortKey(.id)])).ids
    let twin = try ArrayStore(snapshot.bookmarks(ids)).snapshot()
    var queries = RandomQueries(seed: seed)
    for round in 0..<200 {
      var query = queries.query()
      query.language = ["en", "zh-Hans"][round % 2]
      if query.sort.isEmpty { query.sort = [SortKey(.title)] }
      let (expected, actual) = (try twin.arrange(query), try snapshot.arrange(query))
      try #require(actual.ids == expected.ids, "\(query)")
      try #require(actual.total == expected.total, "\(query)")
      try #require(actual.sections == expected.sections, "\(query)")
    }
    for property in SectionKey.Property.allCases {
      for order in [SectionKey.Order.natural, .count] {
        var query = BookmarkQuery(sections: [SectionKey(property, order: order)])
        query.language = "en"
        #expect(try snapshot.count(query).sections == twin.count(query).sections, "\(query)")
      }
    }
  }

  @Test("also by a build with other rules, whose index is made anew at opening")
  func otherRules() throws {
    let store = try SQLiteStore.open(path: path)
    try change(store, "add") { writer throws(StoreError) in
      for title in ["三体", "The Shining"] {
        var content = BookmarkContent(type: .book)
        content.titles = [Title(title)]
        _ = try writer.insert(content, uid: .version7(), typed: [])
      }
    }
    try SQLiteConnection(path: path, mode: .readWrite).execute(
      """
      INSERT INTO search (search) VALUES ('delete-all');
      UPDATE derived SET version = 'other' WHERE name = 'search';
      """)
    let query = BookmarkQuery(.field(.text, .contains("santi")))
    #expect(try SQLiteStore.open(path: path).snapshot().arrange(query).ids == [1])
  }

  @Test("and a store of the first version gets it when it is opened")
  func firstVersion() throws {
    let old = try SQLiteConnection(path: path, mode: .create)
    try FirstSchema.apply(to: old)
    try old.execute(
      """
      INSERT INTO change VALUES (1, 'add', NULL, NULL, 0, 1, 0, 0);
      INSERT INTO item VALUES (1, zeroblob(16), 'book', 'done', NULL, NULL, 20080000, 2008, '三体', NULL,
        'main', '三体', NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 0, 0,
        1, 1, NULL, NULL);
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1;
      PRAGMA journal_mode = WAL;
      """)
    old.close()
    let snapshot = try SQLiteStore.open(path: path).snapshot()
    #expect(try snapshot.arrange(BookmarkQuery(.field(.text, .contains("体")))).ids == [1])
    #expect(try snapshot.count(BookmarkQuery(sections: [SectionKey(.year)])).sections.count == 1)
    #expect(try snapshot.count(BookmarkQuery(.field(.type, .anyOf(["book"])))).total == 1)
  }
}
