import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import SQLite
import Synchronization
import Testing

@testable import BookmarkStore

@Suite("an import into a file that others change meanwhile")
struct ImportTests {
  private let folder = TemporaryFolder()
  private let store: SQLiteStore
  private let engine: BookmarkEngine
  private let context = CommandContext.english()

  init() throws {
    store = try SQLiteStore.open(path: folder.file("bookmarks.db"))
    engine = BookmarkEngine(store)
  }

  private func book(_ title: String, _ change: (inout BookmarkContent) -> Void = { _ in })
    -> BookmarkContent
  {
    var content = BookmarkContent(type: .book)
    content.titles = [Title(title)]
    content.added = PartialDate("2020-01-01")
    change(&content)
    return content
  }

  private func staged(_ contents: [BookmarkContent]) async throws -> Int {
    let session = try await engine.perform(BeginImport(source: "a.csv"), in: context).session
    let drafts = contents.enumerated().map { BookmarkDraft($1, line: $0 + 2) }
    _ = try await engine.perform(ImportBatch(session: session, drafts: drafts), in: context)
    return session
  }

  private func imported(_ contents: [BookmarkContent]) async throws -> FinishImport.Reply {
    let session = try await staged(contents)
    return try await engine.perform(FinishImport(session: session), in: context)
  }

  private func all() throws -> [Bookmark] {
    let snapshot = try store.snapshot()
    return try snapshot.bookmarks(snapshot.arrange(BookmarkQuery(sort: [SortKey(.id)])).ids)
  }

  private func set(_ edits: BookmarkEdit...) async throws {
    _ = try await engine.perform(SetFields(.ids([1]), edits), in: context)
  }

  @Test("does not add a work that somebody added meanwhile, but joins it")
  func twin() async throws {
    let session = try await staged([book("Dune") { $0.tags = ["sf"] }, book("Emma")])
    _ = try await engine.perform(
      AddBookmark(book("Dune") { $0.note = "mine" }, typed: BookmarkFieldSet(.note)), in: context)
    let reply = try await engine.perform(FinishImport(session: session), in: context)
    #expect([reply.added, reply.changed] == [1, 1])
    let bookmarks = try all()
    #expect(bookmarks.map { $0.mainTitle?.text } == ["Dune", "Emma"])
    #expect(bookmarks[0].tags == ["sf"])
    #expect(bookmarks[0].note == "mine")
  }

  @Test("of two files with the same works at once adds each work once")
  func twoImports() async throws {
    let works = [book("Dune") { $0.tags = ["sf"] }, book("Emma")]
    let (first, second) = (try await staged(works), try await staged(works))
    let replies = [
      try await engine.perform(FinishImport(session: first), in: context),
      try await engine.perform(FinishImport(session: second), in: context),
    ]
    #expect(replies.map(\.added) == [2, 0])
    #expect(replies.map(\.changed) == [0, 0])
    #expect(replies.map(\.change) == [1, nil])
    #expect(try all().count == 2)
  }

  @Test("keeps what a person typed meanwhile, and brings the rest")
  func typed() async throws {
    _ = try await imported([book("Dune") { $0.rating = Rating("3") }])
    let session = try await staged([
      book("Dune") {
        $0.rating = Rating("5")
        $0.tags = ["sf"]
      }
    ])
    try await set(BookmarkEdit(.rating, .set, "1"), BookmarkEdit(.note, .set, "mine"))
    let reply = try await engine.perform(FinishImport(session: session), in: context)
    #expect([reply.added, reply.changed] == [0, 1])
    let dune = try all()[0]
    #expect(dune.rating?.text == "1")
    #expect(dune.note == "mine")
    #expect(dune.tags == ["sf"])
    #expect(dune.typed == [BookmarkFieldSet(.rating), BookmarkFieldSet(.note)])
  }

  @Test("brings what is new to the bookmark into which somebody merged its own meanwhile")
  func merged() async throws {
    _ = try await imported([book("Dune"), book("Arrakis")])
    let session = try await staged([book("Dune") { $0.tags = ["sf"] }])
    _ = try await engine.perform(MergeBookmarks([2, 1]), in: context)
    let reply = try await engine.perform(FinishImport(session: session), in: context)
    #expect([reply.added, reply.changed] == [0, 1])
    let bookmarks = try all()
    #expect(bookmarks.map { $0.titles.map(\.text) } == [["Arrakis", "Dune"]])
    #expect(bookmarks.map(\.tags) == [["sf"]])
  }

  @Test("does not turn back what another import brought meanwhile")
  func lostUpdate() async throws {
    _ = try await imported([book("Dune") { $0.rating = Rating("3") }])
    let session = try await staged([
      book("Dune") {
        $0.rating = Rating("3")
        $0.tags = ["sf"]
      }
    ])
    _ = try await imported([
      book("Dune") {
        $0.rating = Rating("4")
        $0.publisher = "Chilton"
      }
    ])
    _ = try await engine.perform(FinishImport(session: session), in: context)
    let dune = try all()[0]
    #expect(dune.rating?.text == "4")
    #expect(dune.publisher == "Chilton")
    #expect(dune.tags == ["sf"])
  }

  @Test("leaves removed what was removed meanwhile")
  func removed() async throws {
    _ = try await imported([book("Dune"), book("Emma")])
    let session = try await staged([book("Dune") { $0.tags = ["sf"] }])
    _ = try await engine.perform(RemoveBookmarks(.ids([1])), in: context)
    let reply = try await engine.perform(FinishImport(session: session), in: context)
    #expect([reply.added, reply.changed] == [0, 0])
    #expect(reply.change == nil)
    #expect(try all().map(\.id) == [2])
  }

  @Test("that is cancelled while it is written leaves the store as it was")
  func cancelled() async throws {
    _ = try await imported([book("Dune")])
    let before = try all()
    let session = try await staged((0..<3_000).map { book("Title \($0)") })
    let questions = Atomic(0)
    let cancelling = CommandContext.english(isCancelled: {
      questions.add(1, ordering: .relaxed).newValue > 3
    })
    await #expect(throws: CommandFailure(.interrupted)) {
      try await engine.perform(FinishImport(session: session), in: cancelling)
    }
    #expect(try all() == before)
    let connection = try store.file.connect()
    #expect(try connection.value("SELECT count(*) FROM change") == 1)
    #expect(try connection.integrityCheck() == [])
    #expect(try await imported([book("Emma")]).added == 1)
  }

  @Test("tells history what it did, and what changed bookmarks were before")
  func history() async throws {
    _ = try await imported([book("Dune") { $0.rating = Rating("3") }, book("Emma")])
    let before = try all()[0]
    _ = try await imported([book("Dune") { $0.rating = Rating("4") }, book("Ikiru")])
    try await set(BookmarkEdit(.note, .set, "n"))
    _ = try await engine.perform(RemoveBookmarks(.ids([2, 3])), in: context)
    let connection = try store.file.connect()
    let changes = try connection.map(
      "SELECT command, source, added, changed, removed FROM change ORDER BY id"
    ) { row in "\(row.text(0)) \(row.text(1)) +\(row.int(2)) ~\(row.int(3)) -\(row.int(4))" }
    #expect(
      changes == [
        "import a.csv +2 ~0 -0", "import a.csv +1 ~1 -0", "set  +0 ~1 -0", "remove  +0 ~0 -2",
      ])
    let kept = try connection.map("SELECT change, item FROM history ORDER BY change, item") {
      row in [row.int(0), row.int(1)]
    }
    #expect(kept == [[2, 1], [3, 1], [4, 2], [4, 3]])
    let json = try connection.value("SELECT before FROM history WHERE change = 2")?.asText ?? ""
    let remembered = try JSONDecoder().decode(Bookmark.self, from: Data(json.utf8))
    #expect(remembered.content == before.content)
    #expect(remembered.uid == before.uid)
  }

  @Test("of many works, for which indexes are dropped and made again, brings the same as of few")
  func bulk() async throws {
    let works = (0..<20_500).map { index in
      book("Title \(index)") {
        $0.creators = [Creator("Creator \(index % 50)", role: .author)]
        $0.tags = ["tag \(index % 7)"]
      }
    }
    _ = try await imported([book("Dune")])
    #expect(try await imported(works).added == 20_500)
    let small = try SQLiteStore.open(path: folder.file("small.db"))
    let other = BookmarkEngine(small)
    let parts = [[book("Dune")], Array(works[..<10_250]), Array(works[10_250...])]
    for part in parts {
      let session = try await other.perform(BeginImport(source: "a.csv"), in: context).session
      let drafts = part.map { BookmarkDraft($0) }
      _ = try await other.perform(ImportBatch(session: session, drafts: drafts), in: context)
      _ = try await other.perform(FinishImport(session: session), in: context)
    }
    let query = BookmarkQuery(sort: [SortKey(.id)])
    let (left, right) = (try store.snapshot(), try small.snapshot())
    let ids = try left.arrange(query).ids
    #expect(try ids == right.arrange(query).ids)
    for (one, two) in zip(try left.bookmarks(ids), try right.bookmarks(ids)) {
      try #require(one.content == two.content)
    }
    let indexes =
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1"
    let names = try store.file.connect().map(indexes) { row in row.text(0) }
    #expect(names == (try small.file.connect().map(indexes) { row in row.text(0) }))
    #expect(Set(names).isSuperset(of: Schema.indexes.map(\.name)))
    #expect(try store.file.connect().integrityCheck() == [])
  }
}
