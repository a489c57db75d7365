import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("Waiting for a change")
struct WaitForChangeTests {
  private let engine = BookmarkEngine(ArrayStore())
  private let context = CommandContext(language: .english)

  private func token(_ known: Int64?, timeout: Int) async throws -> Int64 {
    try await engine.perform(WaitForChange(token: known, timeout: timeout), in: context).token
  }

  private func add(_ title: String) async throws {
    var content = BookmarkContent(type: .book)
    content.titles = [Title(title)]
    _ = try await engine.perform(AddBookmark(content, typed: []), in: context)
  }

  @Test("gives the token at once to who has none, and the same when nothing happens in the time")
  func nothing() async throws {
    let token = try await token(nil, timeout: 60_000)
    #expect(try await self.token(token, timeout: 0) == token)
    #expect(try await self.token(token, timeout: 1) == token)
  }

  @Test("tells everybody of a change that others make meanwhile, views included")
  func change() async throws {
    let first = try await token(nil, timeout: 0)
    async let one = token(first, timeout: 60_000)
    async let other = token(first, timeout: 60_000)
    try await add("Solaris")
    let second = try await one
    #expect(second != first)
    #expect(try await other == second)
    let view = SavedView(name: "a", query: "x")
    _ = try await engine.perform(SetView(view), in: context)
    #expect(try await token(second, timeout: 60_000) != second)
  }

  @Test("ends when the caller gives up, or its task is cancelled")
  func cancelled() async throws {
    let token = try await token(nil, timeout: 0)
    let tired = CommandContext(language: .english, isCancelled: { true })
    await #expect(throws: CommandFailure(.interrupted)) {
      try await engine.perform(WaitForChange(token: token, timeout: 60_000), in: tired)
    }
    let task = Task { try await self.token(token, timeout: 60_000) }
    task.cancel()
    let result = await task.result
    #expect(throws: CommandFailure(.interrupted)) { try result.get() }
  }
}
