import Glibc
import Synchronization

/// The two ends of a connection, and what waits to be written to it.
///
/// Nothing here blocks: what the other side doesn't take is kept, up to a limit, and written by the
/// server's loop when there is room.
final class WirePeer: Sendable {
  /// More than this waits only as long as one reply is larger; then nothing is carried out.
  static let outboxLimit = 4 << 20
  /// So long the other side may take nothing of what waits, in seconds.
  static let patience = 30

  /// Where lines come from.
  let input: Int32
  /// Where lines go to.
  let output: Int32
  private let isSocket: Bool
  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  fileprivate struct State {
    var outbox = Outbox()
    var isClosed = false
    var lastWrite = ContinuousClock.now
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// - Parameter wake: called when the loop has to look at the peer again.
  init(input: Int32, output: Int32, isSocket: Bool, wake: @escaping @Sendable () -> Void) {
    self.input = input
    self.output = output
    self.isSocket = isSocket
    self.wake = wake
  }

  /// Whether the other side can't be written to any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Whether something waits to be written.
  var hasOutput: Bool { state.withLock { !$0.outbox.isEmpty } }

  /// Whether the other side has taken nothing for too long.
  func isStuck(patience: Int = patience) -> Bool {
    state.withLock {
      !$0.outbox.isEmpty && ContinuousClock.now - $0.lastWrite > .seconds(patience)
    }
  }

  /// Writes a line, or keeps it until there is room.
  func send(_ line: [UInt8]) { add { $0.append(line) } }

  /// The same for the newest value of a subscription, which takes the place of one that waits.
  func send(_ line: [UInt8], ofSubscription number: Int) {
    add { $0.replace(line, ofSubscription: number) }
  }

  /// Forgets what waits of a subscription.
  func dropSubscription(_ number: Int) {
    state.withLock { $0.outbox.drop(number) }
  }

  private func add(_ body: (inout Outbox) -> Void) {
    let isLeft = state.withLock { state in
      if state.isClosed { return false }
      if state.outbox.isEmpty { state.lastWrite = .now }
      body(&state.outbox)
      write(&state)
      return !state.outbox.isEmpty || state.isClosed
    }
    if isLeft { wake() }
  }

  /// Writes what the other side takes now; called by the loop.
  func flush() {
    let resumed = state.withLock { state in
      write(&state)
      return state.takeWaiting()
    }
    for continuation in resumed { continuation.resume() }
  }

  /// Waits until less than the limit is kept.
  func waitForRoom() async {
    await withCheckedContinuation { continuation in
      let hasRoom = state.withLock { state in
        if state.isClosed || state.outbox.count < Self.outboxLimit { return true }
        state.waiting.append(continuation)
        return false
      }
      if hasRoom { continuation.resume() }
    }
  }

  /// Ends the connection at once; what waits is lost.
  func close() {
    let resumed = state.withLock { state in
      guard !state.isClosed else { return [] as [CheckedContinuation<Void, Never>] }
      state.isClosed = true
      state.outbox = Outbox()
      return state.takeWaiting()
    }
    for continuation in resumed { continuation.resume() }
  }

  private func write(_ state: inout State) {
    while !state.isClosed, !state.outbox.isEmpty {
      let written = state.outbox.withFirst { bytes in
        isSocket ? Self.send(bytes, to: output) : Self.write(bytes, to: output)
      }
      switch written {
      case .some(let count) where count > 0:
        state.outbox.remove(count)
        state.lastWrite = .now
      case .some: return
      case nil:
        state.isClosed = true
        state.outbox = Outbox()
      }
    }
  }

  /// Gives how many bytes were taken, 0 when there is no room, `nil` when nobody reads any more.
  private static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> Int? {
    while true {
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
      let count = Glibc.send(socket, bytes.baseAddress, bytes.count, flags)
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// The same for a pipe, which others may share: it can't be made non-blocking, but where `poll` says
  /// there is room there is room for a page.
  private static func write(_ bytes: UnsafeRawBufferPointer, to pipe: Int32) -> Int? {
    while true {
      var entry = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
      let ready = poll(&entry, 1, 0)
      if ready == 0 { return 0 }
      if ready < 0 { continue }
      let count = Glibc.write(pipe, bytes.baseAddress, min(bytes.count, 4096))
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }
}

extension WirePeer.State {
  fileprivate mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
    guard isClosed || outbox.count < WirePeer.outboxLimit else { return [] }
    defer { waiting = [] }
    return waiting
  }
}
