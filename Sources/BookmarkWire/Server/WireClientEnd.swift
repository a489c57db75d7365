import Glibc
import Synchronization

/// A client as the server's loop sees it: what to wait for, what was received so far.
final class WireClientEnd {
  let peer: WirePeer
  private let session: WireSession
  private var lines: LineBuffer
  private var isInputOver = false
  private let over: Latch

  /// - Parameter makeSession: makes the session, which calls what it is given when all is answered.
  init(
    _ peer: WirePeer, limits: WireLimits, wake: @escaping @Sendable () -> Void,
    makeSession: (@escaping @Sendable () -> Void) -> WireSession
  ) {
    self.peer = peer
    lines = LineBuffer(limit: limits.lineBytes)
    let over = Latch()
    self.over = over
    session = makeSession {
      over.open()
      wake()
    }
  }

  /// Whether everything was answered and nothing more can come.
  var isOver: Bool { over.isOpen }

  /// What to wait for.
  var entries: [pollfd] {
    // A connection that is gone would be announced until its last command has noticed.
    if peer.isClosed { return [] }
    let isReading = !isInputOver && !session.isBusy
    let incoming = isReading ? POLLIN : 0
    let outgoing = peer.hasOutput ? POLLOUT : 0
    if peer.input == peer.output {
      return [pollfd(fd: peer.input, events: Int16(incoming | outgoing), revents: 0)]
    }
    var entries: [pollfd] = []
    if isReading { entries.append(pollfd(fd: peer.input, events: Int16(incoming), revents: 0)) }
    entries.append(pollfd(fd: peer.output, events: Int16(outgoing), revents: 0))
    return entries
  }

  /// Whether something was sent that hasn't been read.
  var hasInput: Bool {
    if isInputOver || session.isBusy { return false }
    var entry = pollfd(fd: peer.input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 && Int32(entry.revents) & POLLIN != 0
  }

  func isAt(_ descriptor: Int32) -> Bool { peer.output == descriptor }

  /// Reads what there is, and gives complete lines to the session.
  func read(into buffer: inout [UInt8]) {
    let count = buffer.withUnsafeMutableBytes { Glibc.read(peer.input, $0.baseAddress, $0.count) }
    if count > 0 {
      let pieces = buffer.withUnsafeBytes {
        lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      for piece in pieces { session.receive(piece) }
    } else if count == 0 {
      for piece in lines.finish() { session.receive(piece) }
      finish()
    } else if errno != EINTR, errno != EAGAIN {
      session.abandon()
      isInputOver = true
    }
  }

  /// The other side is gone, or of a pipe one end.
  func hangUp(_ descriptor: Int32) {
    if peer.input != peer.output, descriptor == peer.input {
      finish()
    } else {
      abandon()
    }
  }

  /// Takes no more requests; those that came are answered.
  func finish() {
    isInputOver = true
    session.finish()
  }

  /// Gives everything up.
  func abandon() {
    isInputOver = true
    session.abandon()
  }

  /// Closes a socket; pipes belong to whoever gave them.
  func closeDescriptors() {
    peer.close()
    if peer.input == peer.output { close(peer.input) }
  }
}

/// Something that happens once, on any thread.
private final class Latch: Sendable {
  private let state = Atomic<Bool>(false)

  var isOpen: Bool { state.load(ordering: .acquiring) }

  func open() { state.store(true, ordering: .releasing) }
}
