import BookmarkCommands
import Localization
import Synchronization

/// One client's side of the conversation: its requests are carried out one after the other.
///
/// What only waits for a change, and subscriptions, run beside them.
final class WireSession: Sendable {
  private struct State {
    var waiting = 0
    var waitingBytes = 0
    var terms: Terms
    var isEnded = false
  }

  /// What a client and the service have agreed on.
  struct Terms: Sendable {
    var language: Language
    var collation: String?
    var rights: CommandContext.Rights
    var wantsProgress = false
  }

  /// While this much waits to be carried out, nothing more is read.
  static let backlogLimit = 8 << 20

  private let peer: WirePeer
  private let handler: any CommandHandler
  private let sessions: OpenSessions
  private let subscriptions: Subscriptions
  private let cancels = CancelTable()
  private let limits: WireLimits
  private let state: Mutex<State>
  private let lines: AsyncStream<[UInt8]>.Continuation
  private let mostRights: CommandContext.Rights

  /// Begins to carry out what is received; `whenOver` is called when the last reply is written.
  init(
    _ peer: WirePeer, shared: any CommandHandler, source: any CommandHandler, terms: Terms,
    limits: WireLimits, executor: ThreadExecutor, whenOver: @escaping @Sendable () -> Void
  ) {
    self.peer = peer
    self.limits = limits
    handler = shared
    mostRights = terms.rights
    sessions = OpenSessions(source, limit: limits.sessions)
    subscriptions = Subscriptions(peer, shared, limits: limits, executor: executor)
    state = Mutex(State(terms: terms))
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    lines = continuation
    Task(executorPreference: executor) {
      for await line in stream { await self.carryOut(line, executor) }
      self.cancels.cancelAll()
      await self.subscriptions.end()
      await self.sessions.end()
      whenOver()
    }
  }

  /// Whether so much waits that nothing more should be read.
  var isBusy: Bool {
    let bytes = state.withLock { $0.waitingBytes }
    return bytes > Self.backlogLimit
  }

  /// Takes a line that was received; never waits.
  func receive(_ piece: LineBuffer.Piece) {
    guard case .line(let line) = piece else {
      let limit = String(limits.lineBytes)
      return refuse(WireFault(nil, CommandFailure(.messageTooLong, ["limit": limit])))
    }
    if line.count <= 1024, let id = WireRequest.cancelled(by: line, limits: limits) {
      return cancels.cancel(id)
    }
    let isFull = state.withLock { state in
      if state.waiting >= limits.requests { return true }
      state.waiting += 1
      state.waitingBytes += line.count
      return false
    }
    guard isFull else {
      lines.yield(line)
      return
    }
    let failure = CommandFailure(.tooManyRequests, ["limit": String(limits.requests)])
    refuse(WireFault(WireRequest.id(in: line, limits: limits), failure))
  }

  /// No more lines come; what was received is still answered, what only waits is ended.
  func finish() {
    lines.finish()
    subscriptions.finish()
  }

  /// The client has gone: what is under way is ended.
  func abandon() {
    peer.close()
    cancels.cancelAll()
    finish()
  }

  private func carryOut(_ line: [UInt8], _ executor: ThreadExecutor) async {
    await peer.waitForRoom()
    if !peer.isClosed {
      do throws(WireFault) {
        try await answer(WireRequest.read(line, limits: limits), executor)
      } catch {
        refuse(error)
      }
    }
    let isIdle = state.withLock { state in
      state.waiting -= 1
      state.waitingBytes -= line.count
      return state.waiting == 0
    }
    if isIdle { cancels.forgetEarly() }
  }

  private func answer(_ request: WireRequest, _ executor: ThreadExecutor) async throws(WireFault) {
    switch request.body {
    case .hello(let hello): try reply(request.id) { () throws(CommandFailure) in try agree(hello) }
    case .cancel(let id): cancels.cancel(id)
    case .subscribe(let command):
      let context = context(nil, CancelTable.Flag())
      let value: SubscriptionValue
      do throws(CommandFailure) {
        value = try await subscriptions.begin(command, in: context)
      } catch {
        throw WireFault(request.id, error)
      }
      try reply(request.id) { () throws(CommandFailure) in value }
    case .unsubscribe(let command):
      await subscriptions.end(command.subscription)
      try reply(request.id) { () throws(CommandFailure) in EmptyReply() }
    case .command(let command as WaitForChange):
      let flag = cancels.begin(request.id)
      Task(executorPreference: executor) {
        do throws(WireFault) {
          try await self.perform(command, request.id, flag)
        } catch {
          self.refuse(error)
        }
      }
    case .command(let command): try await perform(command, request.id, cancels.begin(request.id))
    }
  }

  private func perform(_ command: some Command, _ id: WireID?, _ flag: CancelTable.Flag)
    async throws(WireFault)
  {
    defer { cancels.end(id) }
    do throws(CommandFailure) {
      if flag.isRaised { throw CommandFailure(.interrupted) }
      let context = context(id, flag)
      let result = try await bytes(ofReplyTo: command, in: context)
      if let id { peer.send(WireCoding.reply(id, "result", result)) }
    } catch {
      throw WireFault(id, error, isSilent: id == nil)
    }
  }

  private func bytes<C: Command>(ofReplyTo command: C, in context: CommandContext)
    async throws(CommandFailure) -> [UInt8]
  {
    if OpenSessions.concerns(command) {
      if let next = command as? NextExport {
        return try await ListingPiece(sessions: sessions, command: next).bytes(in: context)
      }
      return try WireCoding.bytes(try await sessions.perform(command, in: context))
    }
    let guarded = ReplyGuard(handler: handler, limits: limits)
    return try WireCoding.bytes(try await guarded.perform(command, in: context))
  }

  private func context(_ id: WireID?, _ flag: CancelTable.Flag) -> CommandContext {
    let terms = state.withLock { $0.terms }
    var progress: (@Sendable (CommandProgress) -> Void)?
    if terms.wantsProgress, let id {
      progress = { [peer] step in
        let notice = ProgressNotice(id: id, progress: step)
        guard let bytes = try? WireCoding.bytes(notice) else { return }
        peer.send(WireCoding.request(nil, "$/progress", bytes))
      }
    }
    return CommandContext(
      language: terms.language, collation: terms.collation, rights: terms.rights,
      progress: progress, isCancelled: { [peer] in flag.isRaised || peer.isClosed })
  }

  private func agree(_ hello: Hello) throws(CommandFailure) -> Hello.Reply {
    let known = Version.commandProtocol
    if let version = hello.commandProtocol, version != known {
      throw CommandFailure(
        .protocolMismatch, ["version": String(version), "known": String(known)])
    }
    let terms = state.withLock { state in
      if let tag = hello.language, !tag.isEmpty { state.terms.language = Language(tag: tag) }
      state.terms.collation = hello.collation
      if let rights = hello.rights {
        state.terms.rights = rights == .read ? .read : mostRights
      }
      if let progress = hello.progress { state.terms.wantsProgress = progress }
      return state.terms
    }
    return Hello.Reply(
      language: terms.language.tag, rights: terms.rights == .read ? .read : .write,
      methods: CommandList.all.map { $0.guide.name } + WireMethod.allCases.map(\.rawValue),
      limits: limits)
  }

  private func reply(_ id: WireID?, _ body: () throws(CommandFailure) -> some Encodable)
    throws(WireFault)
  {
    do throws(CommandFailure) {
      let bytes = try WireCoding.bytes(body())
      if let id { peer.send(WireCoding.reply(id, "result", bytes)) }
    } catch {
      throw WireFault(id, error)
    }
  }

  private func refuse(_ fault: WireFault) {
    if fault.isSilent { return }
    let messages = Messages(state.withLock { $0.terms.language })
    guard let body = try? WireCoding.bytes(fault.body(in: messages)) else { return }
    peer.send(WireCoding.reply(fault.id, "error", body))
  }
}

/// How far a request is.
private struct ProgressNotice: Encodable {
  var id: WireID
  var progress: CommandProgress

  func encode(to encoder: any Encoder) throws {
    try progress.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
  }

  private enum Key: String, CodingKey { case id }
}
