import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import SQLite
import Testing

@testable import BookmarkStore

@Suite("undo in a file")
struct UndoTests {
  private let folder = TemporaryFolder()
  private let context = CommandContext.english()

  private func open() throws -> SQLiteStore {
    try SQLiteStore.open(path: folder.file("bookmarks.db"))
  }

  /// Every command runs on a store that was opened anew, as after a restart.
  @discardableResult
  private func perform<C: Command>(_ command: C) async throws -> C.Reply {
    try await BookmarkEngine(open()).perform(command, in: context)
  }

  private func work(_ index: Int) -> BookmarkContent {
    var content = BookmarkContent(type: index % 3 == 0 ? .movie : .book)
    content.titles = [Title("Title \(index)"), Title("三体 \(index)", language: "zh", role: .alias)]
    content.creators = [Creator("Creator \(index % 50)", role: .author)]
    content.published = PartialDate(year: 1900 + index % 100)
    content.added = PartialDate("2020-01-01")
    content.tags = ["tag \(index % 7)"]
    return content
  }

  @discardableResult
  private func importWorks(_ range: Range<Int>) async throws -> FinishImport.Reply {
    let engine = BookmarkEngine(try open())
    let session = try await engine.perform(BeginImport(source: "a.csv"), in: context).session
    let drafts = range.map { BookmarkDraft(work($0), line: $0 + 2) }
    _ = try await engine.perform(ImportBatch(session: session, drafts: drafts), in: context)
    return try await engine.perform(FinishImport(session: session), in: context)
  }

  /// Every row of the collection and of what is derived from it.
  private func rows() throws -> [String] {
    let connection = try open().file.connect()
    let tables = ["item", "tally", "tally_rating", "order_en"] + FirstSchema.partTables
    let rows = try tables.flatMap { table in
      let columns = try connection.map("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
        "quote(\($0.text(0)))"
      }
      let sql = "SELECT \(columns.joined(separator: "||','||")) FROM \(table) ORDER BY 1"
      return try connection.map(sql) { "\(table): \($0.text(0))" }
    }
    let names = try connection.map(
      "SELECT kind || name || count FROM tally_name WHERE count <> 0 ORDER BY kind, name"
    ) { $0.text(0) }
    let indexes = "SELECT name FROM sqlite_schema WHERE type = 'index' ORDER BY 1"
    return rows + names + (try connection.map(indexes) { $0.text(0) })
  }

  private func found(_ word: String) async throws -> Int {
    try await perform(CountBookmarks(BookmarkQuery(.field(.text, .contains(word))))).total
  }

  @Test(
    "takes works out as a set and puts them back, with indexes made anew and without",
    arguments: [(first: 10, second: 40), (40, 10), (6_000, 5_500), (100, 5_500), (0, 5_200)])
  func sets(first: Int, second: Int) async throws {
    if first > 0 { try await importWorks(0..<first) }
    // The order of a language is made at the first listing, and has to follow from then on.
    try await perform(ListBookmarks(BookmarkQuery(limit: 1)))
    let before = try rows()
    try await importWorks(first..<(first + second))
    let after = try rows()
    for _ in 0..<2 {
      let undo = try await perform(UndoChange())
      #expect(undo.effect.removed == second)
      #expect(try rows() == before)
      #expect(try await found("title") == first)
      #expect(try await perform(RedoChange()).effect.returned == second)
      #expect(try rows() == after)
      #expect(try await found("三体") == first + second)
    }
    let connection = try open().file.connect()
    for table in ["item"] + FirstSchema.partTables {
      #expect(try connection.value("SELECT count(*) FROM removed_\(table)")?.asInteger == 0)
    }
    #expect(try connection.integrityCheck() == [])
  }

  @Test("takes out and puts back works that don't stand side by side")
  func scattered() async throws {
    try await importWorks(0..<60)
    try await perform(ListBookmarks(BookmarkQuery(limit: 1)))
    let scattered = stride(from: Int64(1), through: 60, by: 3).map { $0 }
    try await perform(SetFields(.ids(scattered), [BookmarkEdit(.note, .set, "mine")]))
    let edited = try rows()
    let undo = try await perform(UndoChange(1))
    #expect([undo.effect.removed, undo.effect.kept] == [40, 20])
    #expect(undo.effect.keptExamples.map(\.id) == Array(scattered.prefix(10)))
    #expect(try await found("title") == 20)
    try await perform(RedoChange())
    #expect(try rows() == edited)
  }

  @Test("an import that was staged before finds what an undo and a redo did meanwhile")
  func importBeside() async throws {
    try await importWorks(0..<3)
    try await perform(SetFields(.ids([1]), [BookmarkEdit(.note, .set, "mine")]))
    try await perform(UndoChange(1))
    let engine = BookmarkEngine(try open())
    let session = try await engine.perform(BeginImport(source: "b.csv"), in: context).session
    var news = work(2)
    news.tags = ["news"]
    let drafts = [BookmarkDraft(news), BookmarkDraft(work(3))]
    _ = try await engine.perform(ImportBatch(session: session, drafts: drafts), in: context)
    try await perform(RedoChange())
    try await perform(UndoChange(2))
    let reply = try await engine.perform(FinishImport(session: session), in: context)
    #expect([reply.added, reply.changed] == [1, 1])
    let all = try await perform(ListBookmarks(BookmarkQuery(sort: [SortKey(.id)]))).bookmarks
    #expect(all.map(\.bookmark.id) == [1, 2, 3, 5])
    #expect(all.map(\.bookmark.note) == [nil, nil, nil, nil])
    #expect(all[2].bookmark.tags == ["tag 2", "news"])
  }

  @Test("writes neither JSON nor history for the works that an import had added")
  func light() async throws {
    try await importWorks(0..<20)
    try await perform(UndoChange())
    try await perform(RedoChange())
    let connection = try open().file.connect()
    #expect(try connection.value("SELECT count(*) FROM history")?.asInteger == 0)
    let changes = try connection.map(
      "SELECT command, added, changed, removed, undoes FROM change ORDER BY id"
    ) { "\($0.text(0)) +\($0.int(1)) ~\($0.int(2)) -\($0.int(3)) \($0.int(4))" }
    #expect(changes == ["import +20 ~0 -0 0", "undo +0 ~0 -20 1", "redo +20 ~0 -0 2"])
  }

  @Test("what was brought back by another undo is kept, or with all becomes what it was again")
  func crossing() async throws {
    try await importWorks(0..<2)
    try await perform(SetFields(.ids([1]), [BookmarkEdit(.note, .set, "mine")]))
    let before = try await perform(ListBookmarks(BookmarkQuery(sort: [SortKey(.id)]))).bookmarks
    let undo = try await perform(UndoChange(1, includingEdited: true))
    #expect(undo.effect.removed == 2)
    let other = try await perform(UndoChange(2, includingEdited: true))
    #expect(other.effect.returned == 1)
    let number = try #require(undo.change)
    let preview = try await perform(UndoChange(number, preview: true))
    #expect([preview.effect.returned, preview.effect.kept] == [1, 1])
    let all = try await perform(UndoChange(number, includingEdited: true))
    #expect([all.effect.returned, all.effect.restored] == [1, 1])
    let after = try await perform(ListBookmarks(BookmarkQuery(sort: [SortKey(.id)]))).bookmarks
    #expect(after.map(\.bookmark) == before.map(\.bookmark))
    #expect(try await perform(UndoChange(1, includingEdited: true)).effect.removed == 2)
    #expect(try open().file.connect().integrityCheck() == [])
  }

  @Test("takes back what a build without undo has written")
  func olderStore() async throws {
    let old = try SQLiteConnection(path: folder.file("bookmarks.db"), mode: .create)
    try FirstSchema.apply(to: old)
    try SecondSchema.apply(to: old)
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    var bookmark = Bookmark(
      id: 1, uid: .version7(), content: work(1), created: time, changed: time, change: 1)
    let twin = Bookmark(
      id: 2, uid: bookmark.uid, content: work(2), created: time, changed: time, change: 1)
    let texts = try [bookmark, twin].map { try JSONEncoder().encode($0) }
      .map { SQLiteValue.text(String(decoding: $0, as: UTF8.self)) }
    bookmark.content.tags = []
    try CollectionRows(old).insert(bookmark, ItemRow.Stamps(edited: 2, hash: nil))
    try old.run("INSERT INTO history VALUES (2, 1, ?), (3, 2, ?)", texts)
    try old.execute(
      """
      INSERT INTO change VALUES (1, 'add', NULL, NULL, 0, 2, 0, 0), (2, 'set', NULL, NULL, 0, 0, 1, 0),
        (3, 'remove', NULL, NULL, 0, 0, 0, 1);
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 2;
      PRAGMA journal_mode = WAL;
      """)
    old.close()
    #expect(try await perform(UndoChange(2)).effect.restored == 1)
    let all = try await perform(ListBookmarks(BookmarkQuery())).bookmarks.map(\.bookmark)
    #expect(all.map(\.content) == [work(1)])
    #expect(try await perform(UndoChange(3)).effect.blocked == 1)
    #expect(try await perform(UndoChange(1)).effect.removed == 1)
    #expect(try await perform(UndoChange(3)).effect.returned == 1)
  }
}
