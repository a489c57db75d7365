import BookmarkCommands
import Localization
import Synchronization

/// The imports and listings that one connection has open, at a handler of their own.
///
/// So a long import keeps nobody else waiting, and ends with its connection.
final class OpenSessions: Sendable {
  private struct State {
    var handler: (any CommandHandler)?
    var imports: Set<Int> = []
    /// With the time of its latest use: the engine forgets those that nobody asks for.
    var listings: [Int: ContinuousClock.Instant] = [:]
  }

  /// So long a listing counts that nobody asks for.
  private static let lease = Duration.seconds(30)
  private let source: any CommandHandler
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter source: branched for the connection where it can be.
  init(_ source: any CommandHandler, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Whether a command opens, uses or closes a session.
  static func concerns(_ command: any Command) -> Bool {
    switch command {
    case is BeginImport, is ImportBatch, is FinishImport, is CancelImport, is OpenExport,
      is NextExport, is CloseExport:
      true
    default: false
    }
  }

  func perform<C: Command>(_ command: C, in context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    let handler = try handler(opening: command is BeginImport || command is OpenExport)
    do throws(CommandFailure) {
      let reply = try await handler.perform(command, in: context)
      note(command, reply)
      return reply
    } catch {
      // A finish that fails has closed its import, and a listing may have been given up.
      if let command = command as? FinishImport { close(imports: command.session) }
      if error.id == .noSession, let command = command as? NextExport {
        close(listings: command.session)
      }
      throw error
    }
  }

  /// Forgets everything that is still open.
  func end() async {
    let (handler, imports) = state.withLock { state in
      defer { state = State() }
      return (state.handler, state.imports)
    }
    guard let handler else { return }
    let context = CommandContext(language: .english)
    for session in imports {
      _ = try? await handler.perform(CancelImport(session: session), in: context)
    }
  }

  private func handler(opening: Bool) throws(CommandFailure) -> any CommandHandler {
    let (handler, isFull) = state.withLock { state in
      if opening, state.handler == nil {
        state.handler = (source as? any BranchingHandler)?.branch() ?? source
      }
      let now = ContinuousClock.now
      state.listings = state.listings.filter { now - $0.value < Self.lease }
      return (state.handler, state.imports.count + state.listings.count >= limit)
    }
    if opening, isFull { throw CommandFailure(.tooManyRequests, ["limit": String(limit)]) }
    guard let handler else { throw CommandFailure(.noSession) }
    return handler
  }

  private func note(_ command: any Command, _ reply: any Sendable) {
    switch (command, reply) {
    case (_, let reply as BeginImport.Reply):
      state.withLock { _ = $0.imports.insert(reply.session) }
    case (_, let reply as OpenExport.Reply):
      state.withLock { $0.listings[reply.session] = .now }
    case (let command as NextExport, _):
      state.withLock { $0.listings[command.session] = .now }
    case (let command as FinishImport, _): close(imports: command.session)
    case (let command as CancelImport, _): close(imports: command.session)
    case (let command as CloseExport, _): close(listings: command.session)
    default: break
    }
  }

  /// The handler goes with its last session, and its memory with it.
  private func close(imports: Int? = nil, listings: Int? = nil) {
    state.withLock { state in
      if let imports { state.imports.remove(imports) }
      if let listings { state.listings[listings] = nil }
      if state.imports.isEmpty, state.listings.isEmpty { state.handler = nil }
    }
  }
}
