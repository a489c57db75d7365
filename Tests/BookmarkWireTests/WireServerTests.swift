import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import BookmarkWire
import Glibc
import JSON
import Testing

@Suite("A service")
struct WireServerTests {
  private static let count =
    #"{"jsonrpc":"2.0","id":1,"method":"count","params":{"query":{}}}"#

  /// A request to add a book.
  private static func adding(_ title: String, id: Int = 9) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"add","params":{"content":{"type":"book","#
      + #""titles":[{"text":"\#(title)"}]}}}"#
  }

  @Test("goes on after lines that are no requests")
  func rubbish() throws {
    let service = try TestService()
    let client = try RawClient(service.path)
    client.send([0xFF, 0xFE, 0x0A])
    #expect(client.message()?.code == .number("-32700"))
    client.send([UInt8](repeating: UInt8(ascii: "x"), count: 9 << 20) + [0x0A])
    let long = client.message()
    #expect(long?.code == .number("-32600"))
    #expect(long?.failure == .string("message-too-long"))
    #expect(client.ask("{}")?.code == .number("-32600"))
    #expect(client.ask(Self.count)?["result"]?["total"] == .number("0"))
  }

  @Test("tells versions, and refuses another one while the connection stays")
  func versions() throws {
    let service = try TestService()
    let client = try RawClient(service.path)
    let refused = client.ask(
      #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":2,"language":"zh"}}"#)
    #expect(refused?.failure == .string("protocol-mismatch"))
    #expect(refused?["error"]?["data"]?["arguments"]?["version"] == .string("2"))
    #expect(refused?["error"]?["data"]?["arguments"]?["known"] == .string("1"))
    #expect(refused?["error"]?["data"]?["status"] == .number("76"))
    let greeted = client.ask(
      #"{"jsonrpc":"2.0","id":2,"method":"hello","params":{"protocol":1,"language":"zh-Hans"}}"#)
    #expect(greeted?["result"]?["protocol"] == .number("1"))
    guard case .array(let methods)? = greeted?["result"]?["methods"] else {
      Issue.record("no methods: \(String(describing: greeted))")
      return
    }
    let names = CommandList.all.map { $0.guide.name } + WireMethod.allCases.map(\.rawValue)
    #expect(methods == names.map { .string($0) })
    let failure = client.ask(
      #"{"jsonrpc":"2.0","id":3,"method":"undo","params":{"includesEdited":false,"isPreview":false}}"#
    )
    #expect(failure?["error"]?["message"] == .string("没有可撤销的变更"))
  }

  @Test("lets a client only look that asked for no more")
  func rights() throws {
    let service = try TestService()
    let client = try RawClient(service.path)
    _ = client.ask(#"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"rights":"read"}}"#)
    #expect(client.ask(Self.adding("x"))?.failure == .string("read-only-rights"))
    #expect(client.ask(Self.count)?["result"]?["total"] == .number("0"))
  }

  @Test("refuses more than 64 requests at a time, and answers the others in order")
  func flood() throws {
    let handler = GatedHandler(BookmarkEngine(ArrayStore())) { $0 is ListTypes }
    let service = try TestService(handler)
    let client = try RawClient(service.path)
    for id in 1...70 { client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"types"}"#) }
    for id in 65...70 {
      let refused = client.message()
      #expect(refused?["id"] == .number(String(id)))
      #expect(refused?.failure == .string("too-many-requests"))
    }
    handler.open()
    let ids = (1...64).map { _ in client.message()?["id"] }
    #expect(ids == (1...64).map { .number(String($0)) })
  }

  @Test("answers readers while a change waits for the disk")
  func readers() throws {
    let handler = GatedHandler(BookmarkEngine(ArrayStore())) { $0 is AddBookmark }
    let service = try TestService(handler)
    let (writer, reader) = (try RawClient(service.path), try RawClient(service.path))
    writer.send(Self.adding("Dune"))
    handler.waitUntilHeld()
    #expect(reader.ask(Self.count)?["result"]?["total"] == .number("0"))
    handler.open()
    #expect(writer.message()?["result"]?["isNew"] == .bool(true))
    #expect(reader.ask(Self.count)?["result"]?["total"] == .number("1"))
  }

  @Test("is not held by clients that are silent, dead, or don't read")
  func slow() throws {
    let bookmarks = TestService.bookmarks(300)
    let service = try TestService(bookmarks)
    let silent = try (0..<50).map { _ in try RawClient(service.path) }
    let dead = try RawClient(service.path)
    dead.send(#"{"jsonrpc":"2.0","id":1,"met"#)
    dead.disconnect()
    let greedy = try RawClient(service.path)
    for id in 1...60 {
      greedy.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"list","params":{"query":{}}}"#)
    }
    let client = try RawClient(service.path)
    #expect(client.ask(Self.count)?["result"]?["total"] == .number("300"))
    // Whoever reads late gets everything.
    let ids = (1...60).map { _ in greedy.message()?["id"] }
    #expect(ids == (1...60).map { .number(String($0)) })
    #expect(silent.allSatisfy { $0.ask(Self.count)?["result"]?["total"] == .number("300") })
  }

  @Test("ends a request that is cancelled, under way or still waiting")
  func cancelling() throws {
    let handler = GatedHandler(BookmarkEngine(ArrayStore())) { $0 is ListTypes }
    let service = try TestService(handler)
    let client = try RawClient(service.path)
    client.send(#"{"jsonrpc":"2.0","id":1,"method":"types"}"#)
    client.send(#"{"jsonrpc":"2.0","id":"b","method":"types"}"#)
    handler.waitUntilHeld()
    client.send(#"{"jsonrpc":"2.0","method":"$/cancel","params":{"id":"b"}}"#)
    client.send(#"{"jsonrpc":"2.0","method":"$/cancel","params":{"id":1}}"#)
    let first = client.message()
    #expect(first?["id"] == .number("1"))
    #expect(first?.failure == .string("interrupted"))
    let second = client.message()
    #expect(second?["id"] == .string("b"))
    #expect(second?.failure == .string("interrupted"))
  }

  @Test("keeps a listing up to date with its newest value, and tells nothing of other changes")
  func subscriptions() throws {
    let service = try TestService()
    let (watcher, writer) = (try RawClient(service.path), try RawClient(service.path))
    let first = watcher.ask(
      #"{"jsonrpc":"2.0","id":1,"method":"subscribe","params":{"query":"#
        + #"{"filter":{"field":"title","contains":"dune"},"sections":[{"by":"type"}]}}}"#)
    #expect(first?["result"]?["subscription"] == .number("1"))
    #expect(first?["result"]?["listing"]?["total"] == .number("0"))
    _ = writer.ask(Self.adding("Ubik"))
    _ = writer.ask(Self.adding("Dune"))
    let change = watcher.message()
    #expect(change?["method"] == .string("changed"))
    #expect(change?["params"]?["subscription"] == .number("1"))
    #expect(change?["params"]?["listing"]?["total"] == .number("1"))
    let ended = watcher.ask(
      #"{"jsonrpc":"2.0","id":2,"method":"unsubscribe","params":{"subscription":1}}"#)
    #expect(ended?["id"] == .number("2"))
    _ = writer.ask(Self.adding("Dune Messiah"))
    #expect(watcher.ask(Self.count)?["result"]?["total"] == .number("3"))
    #expect(watcher.message(within: 600) == nil)
  }

  @Test("forgets the import of a client that goes away")
  func abandonedImport() throws {
    let handler = ScriptedHandler()
    handler.on(BeginImport.self) { _ in .init(session: 7) }
    handler.on(CancelImport.self) { _ in .init() }
    let service = try TestService(handler)
    let client = try RawClient(service.path)
    let begun = client.ask(
      #"{"jsonrpc":"2.0","id":1,"method":"import.begin","params":{"source":"x"}}"#)
    #expect(begun?["result"]?["session"] == .number("7"))
    client.disconnect()
    for _ in 0..<5_000 where handler.names.count < 2 { usleep(1_000) }
    #expect(handler.commands(CancelImport.self).map(\.session) == [7])
  }

  @Test("gives each client sessions of its own, eight at a time")
  func sessions() throws {
    let service = try TestService()
    let (first, second) = (try RawClient(service.path), try RawClient(service.path))
    let open = #"{"jsonrpc":"2.0","id":1,"method":"export.open","params":{"query":{}}}"#
    #expect(first.ask(open)?["result"]?["session"] == .number("1"))
    let next = #"{"jsonrpc":"2.0","id":2,"method":"export.next","params":{"session":1,"limit":5}}"#
    #expect(second.ask(next)?.failure == .string("no-session"))
    #expect(first.ask(next)?["result"]?["bookmarks"] == .array([]))
    for _ in 2...8 { #expect(first.ask(open)?["result"] != nil) }
    #expect(first.ask(open)?.failure == .string("too-many-requests"))
    _ = first.ask(#"{"jsonrpc":"2.0","id":3,"method":"export.close","params":{"session":1}}"#)
    #expect(first.ask(open)?["result"] != nil)
  }

  @Test("answers what was asked before it ends, and then takes the socket away")
  func ending() throws {
    let handler = GatedHandler(BookmarkEngine(ArrayStore())) { $0 is AddBookmark }
    let service = try TestService(handler)
    let client = try RawClient(service.path)
    client.send(Self.adding("Dune"))
    handler.waitUntilHeld()
    client.send(Self.count)
    client.endInput()
    handler.open()
    service.end()
    #expect(client.message()?["result"]?["isNew"] == .bool(true))
    #expect(client.message()?["result"]?["total"] == .number("1"))
    #expect(client.message() == nil)
    #expect(throws: CommandFailure.self) { try RawClient(service.path) }
  }
}
