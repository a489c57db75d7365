public import BookmarkCommands
import Glibc
public import Localization

/// Speaks the wire form with any number of clients, behind whom stands one handler.
///
/// One thread waits for all of them and never for one; commands are carried out on other threads. A
/// client that is slow, silent or sends rubbish costs the others nothing.
///
///     let server = WireServer(handler, language: .english, wake: pipe)
///     server.run(listeners: [socket])   // until pipe.stop()
public final class WireServer {
  /// More clients than this are refused.
  public static let mostClients = 1_000
  /// Where clients that are told to be too many get their reason from, and the usual terms.
  private let terms: WireSession.Terms
  private let limits = WireLimits()
  private let source: any CommandHandler
  private let shared: any CommandHandler
  private let executor = ThreadExecutor()
  private let pipe: WakePipe
  private var clients: [Int32: WireClientEnd] = [:]
  private var listeners: [Int32] = []
  private var stops = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// A server that has no clients yet.
  ///
  /// - Parameters:
  ///   - handler: whoever carries commands out; one that branches lets clients work side by side.
  ///   - language: of texts, for clients that name none.
  ///   - rights: the most that a client can do.
  ///   - wake: the pipe through which the server is stopped.
  public init(
    _ handler: any CommandHandler, language: Language, rights: CommandContext.Rights = .write,
    wake: WakePipe
  ) {
    source = handler
    shared = (handler as? any BranchingHandler).map { HandlerPool($0) } ?? handler
    terms = WireSession.Terms(language: language, rights: rights)
    pipe = wake
  }

  /// Serves one client over two descriptors, until it ends its input and has every reply.
  public func run(input: Int32, output: Int32) {
    add(WirePeer(input: input, output: output, isSocket: false, wake: waker))
    loop { self.clients.isEmpty }
  }

  /// Serves whoever connects, until the pipe asks it to end and everyone has what was asked for.
  ///
  /// The sockets are closed then.
  public func run(listeners: [Int32]) {
    self.listeners = listeners
    loop { self.stops > 0 && self.clients.isEmpty }
    for listener in self.listeners { close(listener) }
    self.listeners = []
  }

  private var waker: @Sendable () -> Void {
    let pipe = pipe
    return { pipe.wake() }
  }

  /// Waits and looks until it is over, or until it was asked to end a second time.
  private func loop(isOver: () -> Bool) {
    while !isOver(), stops < 2 {
      var entries = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
      let isFull = clients.count >= Self.mostClients
      for listener in listeners {
        entries.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
      }
      let first = entries.count
      for client in clients.values { entries += client.entries }
      let count = poll(&entries, nfds_t(entries.count), pause)
      if count < 0, errno != EINTR { return }
      if entries[0].revents != 0 || count < 0 { noteStops(pipe.takeStops()) }
      if count > 0 {
        for entry in entries[1..<first] where entry.revents != 0 { accept(entry.fd, isFull) }
        for entry in entries[first...] where entry.revents != 0 { serve(entry) }
      }
      dropThoseWhoAreDone()
    }
    for client in clients.values where stops > 1 { client.abandon() }
  }

  /// How long to wait: looked at again only where somebody may be stuck.
  private var pause: Int32 {
    clients.values.contains { $0.peer.hasOutput } ? 1_000 : -1
  }

  private func noteStops(_ count: Int) {
    guard count > 0 else { return }
    if stops == 0 {
      for listener in listeners { close(listener) }
      listeners = []
      for client in clients.values {
        // What was sent before is still asked for.
        if client.hasInput { client.read(into: &buffer) }
        client.finish()
      }
    }
    stops += count
  }

  private func serve(_ entry: pollfd) {
    guard let client = clients[entry.fd] ?? clients.values.first(where: { $0.isAt(entry.fd) })
    else { return }
    let events = Int32(entry.revents)
    if events & POLLOUT != 0 { client.peer.flush() }
    if events & POLLIN != 0 {
      client.read(into: &buffer)
    } else if events & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      client.hangUp(entry.fd)
    }
  }

  private func dropThoseWhoAreDone() {
    let patience = stops > 0 ? 5 : WirePeer.patience
    for (descriptor, client) in clients {
      if client.peer.isStuck(patience: patience) || client.peer.isClosed { client.abandon() }
      guard client.isOver, client.peer.isClosed || !client.peer.hasOutput else { continue }
      clients[descriptor] = nil
      client.closeDescriptors()
    }
  }

  private func accept(_ listener: Int32, _ isFull: Bool) {
    let socket = Glibc.accept(listener, nil, nil)
    guard socket >= 0 else {
      // Without a descriptor left the client would be announced again and again.
      if errno == EMFILE || errno == ENFILE { usleep(50_000) }
      return
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    guard SocketPeer.isSameUser(socket) else {
      close(socket)
      return
    }
    let peer = WirePeer(input: socket, output: socket, isSocket: true, wake: waker)
    if isFull {
      let failure = CommandFailure(.tooManyRequests, ["limit": String(Self.mostClients)])
      let body = WireFault(nil, failure).body(in: Messages(terms.language))
      if let bytes = try? WireCoding.bytes(body) {
        peer.send(WireCoding.reply(nil, "error", bytes))
      }
      close(socket)
      return
    }
    add(peer)
  }

  private func add(_ peer: WirePeer) {
    clients[peer.input] = WireClientEnd(peer, limits: limits, wake: waker) { whenOver in
      WireSession(
        peer, shared: shared, source: source, terms: terms, limits: limits, executor: executor,
        whenOver: whenOver)
    }
  }
}
