import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import BookmarkWire
import FoundationEssentials
import Localization
import Testing

@Suite("The client of a service")
struct WireClientTests {
  private static let bookmarks = TestService.bookmarks(40)

  /// The reply, or the failure, as text.
  private static func outcome<C: Command>(
    _ command: C, _ handler: any CommandHandler, _ context: CommandContext
  ) async throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let result: Result<C.Reply, CommandFailure>
    do throws(CommandFailure) {
      result = .success(try await handler.perform(command, in: context))
    } catch {
      result = .failure(error)
    }
    switch result {
    case .success(let reply): return String(decoding: try encoder.encode(reply), as: UTF8.self)
    case .failure(let error): return String(decoding: try encoder.encode(error), as: UTF8.self)
    }
  }

  @Test("gets from a service what it would get from the engine")
  func sameReplies() async throws {
    let service = try TestService(Self.bookmarks)
    let client = try WireClient(path: service.path)
    let engine = BookmarkEngine(ArrayStore(Self.bookmarks))
    let query = BookmarkQuery(
      .all, sections: [SectionKey(.type)], sort: [SortKey(.title)], limit: 9)
    let commands: [any Command] = [
      ListBookmarks(query), CountBookmarks(query), ListTypes(), ShowBookmarks(.ids([1, 2])),
      ShowBookmarks(.field(.title, .contains("e"))), ListViews(),
      SetView(SavedView(name: "a", query: "b")), ListViews(), RemoveView("nothing"),
      CompleteText(.title, prefix: "a"), UndoChange(77),
      OpenExport(query), NextExport(session: 1, limit: 4), NextExport(session: 1, limit: 500),
      NextExport(session: 1, limit: 500), CloseExport(session: 1), NextExport(session: 1),
      SetFields(.ids([3]), [BookmarkEdit(.rating, .set, "nonsense")]), ShowHistory(limit: 5),
    ]
    let context = CommandContext(language: .simplifiedChinese)
    for command in commands {
      let there = try await Self.outcome(command, client, context)
      let here = try await Self.outcome(command, engine, context)
      #expect(there == here, "\(command)")
    }
  }

  @Test("imports in batches, of which one that is too long for a line goes in parts")
  func importing() async throws {
    let service = try TestService()
    let client = try WireClient(path: service.path)
    var known = BookmarkContent(type: .book)
    known.titles = [Title("Title 13")]
    _ = try await client.perform(AddBookmark(known, typed: []), in: .english())
    let session = try await client.perform(BeginImport(source: "x.csv"), in: .english()).session
    var drafts: [BookmarkDraft] = []
    for index in 0..<14 {
      var content = BookmarkContent(type: .book)
      content.titles = [Title("Title \(index)")]
      content.review = String(repeating: "长", count: 250_000)
      drafts.append(BookmarkDraft(content, line: index))
    }
    let batch = ImportBatch(session: session, drafts: drafts + [drafts[13]], wantsPreviews: true)
    let reply = try await client.perform(batch, in: .english())
    #expect(reply.outcomes.count == 15)
    #expect(reply.previews?.first?.draft == 13)
    let finished = try await client.perform(FinishImport(session: session), in: .english())
    #expect(finished.added == 13)
    let count = try await client.perform(CountBookmarks(BookmarkQuery()), in: .english())
    #expect(count.total == 14)
  }

  @Test("ends a wait when it is told to")
  func cancelling() async throws {
    let service = try TestService()
    let client = try WireClient(path: service.path)
    let token = try await client.perform(WaitForChange(token: nil), in: .english()).token
    let wait = WaitForChange(token: token, timeout: 60_000)
    await #expect(throws: CommandFailure(.interrupted)) {
      try await client.perform(wait, in: .english(isCancelled: { true }))
    }
  }

  @Test("carries out commands side by side, each in its own language")
  func concurrent() async throws {
    let service = try TestService(Self.bookmarks)
    let client = try WireClient(path: service.path)
    let totals = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<40 {
        group.addTask {
          let language: Language = index.isMultiple(of: 2) ? .english : .simplifiedChinese
          let context = CommandContext(language: language)
          return try await client.perform(CountBookmarks(BookmarkQuery()), in: context).total
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(totals == Array(repeating: 40, count: 40))
  }

  @Test("fails when the service has gone, and when there is none")
  func lost() async throws {
    let service = try TestService()
    let client = try WireClient(path: service.path)
    _ = try await client.perform(ListTypes(), in: .english())
    let path = service.path
    service.end()
    await #expect(throws: CommandFailure(.connectionLost)) {
      try await client.perform(ListTypes(), in: .english())
    }
    let failure = #expect(throws: CommandFailure.self) { try WireClient(path: path) }
    #expect(failure?.id == .serviceUnavailable)
    #expect(failure?.status == .unavailable)
  }
}
