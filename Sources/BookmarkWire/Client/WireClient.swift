public import BookmarkCommands
import FoundationEssentials
import Glibc
import Localization
import Synchronization

/// A connection to a service that carries commands out as if the collection were here.
///
/// Any number of commands may be under way. When the connection ends, each fails with
/// `connection-lost`; whether a change among them was made is then not known.
public final class WireClient: CommandHandler {
  private struct State {
    var last = 0
    var spoken: Terms?
  }

  /// What the service was told to speak.
  private struct Terms: Equatable {
    var language: Language
    var collation: String?
    var rights: CommandContext.Rights
  }

  private let line: ClientLine
  private let state = Mutex(State())
  private let limits = WireLimits()

  /// Connects to the socket at a path; fails with `service-unavailable`.
  public convenience init(path: String) throws(CommandFailure) {
    try self.init(socket: try SocketAddress(path).connect())
  }

  /// A client over a connected socket, which it closes in the end.
  public init(socket: Int32) throws(CommandFailure) {
    line = try ClientLine(socket: socket)
  }

  deinit { line.end() }

  /// Asks the service, and waits for its reply.
  public func perform<C: Command>(_ command: C, in context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    if let batch = command as? ImportBatch {
      guard let reply = try await stage(batch, context) as? C.Reply else {
        throw CommandFailure(.bug, ["reason": "reply of \(C.guide.name)"])
      }
      return reply
    }
    return try await ask(command, WireCoding.bytes(command), context)
  }

  /// Agrees on the version; without a greeting the service takes the client to speak version 1.
  public func greet(_ context: CommandContext) async throws(CommandFailure) {
    try await agree(context)
  }

  /// Rows that make too long a line go in halves.
  private func stage(_ batch: ImportBatch, _ context: CommandContext)
    async throws(CommandFailure) -> ImportBatch.Reply
  {
    let bytes = try WireCoding.bytes(batch)
    let middle = batch.drafts.count / 2
    guard bytes.count > limits.lineBytes / 2, middle > 0 else {
      return try await ask(batch, bytes, context)
    }
    var (first, second) = (batch, batch)
    first.drafts = Array(batch.drafts[..<middle])
    second.drafts = Array(batch.drafts[middle...])
    var reply = try await stage(first, context)
    let rest = try await stage(second, context)
    reply.outcomes += rest.outcomes
    reply.changing = rest.changing
    let moved = (rest.previews ?? []).map { preview in
      var preview = preview
      preview.draft += middle
      return preview
    }
    reply.previews = reply.previews.map { $0 + moved }
    return reply
  }

  private func ask<C: Command>(_ command: C, _ parameters: [UInt8], _ context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    guard parameters.count < limits.lineBytes - 256 else {
      throw CommandFailure(.messageTooLong, ["limit": String(limits.lineBytes)])
    }
    try await agree(context)
    return try await request(C.guide.name, parameters, context)
  }

  private func request<Reply: Decodable>(
    _ method: String, _ parameters: [UInt8], _ context: CommandContext
  ) async throws(CommandFailure) -> Reply {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    let bytes = try await line.ask(
      id, WireCoding.request(id, method, parameters), isCancelled: context.isCancelled,
      progress: context.progress)
    let message: Message<Reply>
    do {
      message = try JSONDecoder().decode(Message<Reply>.self, from: Data(bytes))
    } catch {
      throw CommandFailure(.bug, ["reason": "\(method): \(error)"])
    }
    if let error = message.error { throw error.failure }
    guard let result = message.result else {
      throw CommandFailure(.bug, ["reason": "\(method): neither result nor error"])
    }
    return result
  }

  /// Tells the service the language and the rights of what follows, when they are others.
  private func agree(_ context: CommandContext) async throws(CommandFailure) {
    let terms = Terms(
      language: context.language, collation: context.collation, rights: context.rights)
    if state.withLock({ $0.spoken == terms }) { return }
    let hello = Hello(
      commandProtocol: Version.commandProtocol, language: terms.language.tag,
      collation: terms.collation, rights: terms.rights == .read ? .read : .write, progress: true)
    let bytes = try WireCoding.bytes(hello)
    let _: Hello.Reply = try await request(
      WireMethod.hello.rawValue, bytes, CommandContext(language: context.language))
    state.withLock { $0.spoken = terms }
  }

  private struct Message<Reply: Decodable>: Decodable {
    var result: Reply?
    var error: WireErrorBody?
  }
}
