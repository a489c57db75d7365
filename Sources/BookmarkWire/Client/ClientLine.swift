import BookmarkCommands
import FoundationEssentials
import Glibc
import Synchronization

/// The socket of a client: requests out, replies to whoever waits for them.
///
/// A thread of its own reads, so that no task has to wait in the system.
final class ClientLine: Sendable {
  /// Whoever waits for a reply.
  private struct Waiting {
    var continuation: CheckedContinuation<[UInt8]?, Never>
    var isCancelled: @Sendable () -> Bool
    var progress: (@Sendable (CommandProgress) -> Void)?
    var wasCancelled = false
  }

  private struct State {
    var waiting: [Int: Waiting] = [:]
    var isOver = false
  }

  /// How often it is asked whether a request is to end, in milliseconds.
  private static let interval: Int32 = 50
  /// No reply is longer.
  private static let longestReply = 256 << 20

  private let socket: Int32
  private let pipe: WakePipe
  private let state = Mutex(State())
  private let writing = Mutex(())

  /// A line over a connected socket.
  init(socket: Int32) throws(CommandFailure) {
    guard let pipe = WakePipe() else {
      close(socket)
      throw CommandFailure(.connectionLost)
    }
    self.socket = socket
    self.pipe = pipe
    guard let thread = SystemThread.start({ self.read() }) else {
      close(socket)
      throw CommandFailure(.connectionLost)
    }
    pthread_detach(thread)
  }

  /// Ends the connection; whoever waits fails.
  func end() { pipe.stop() }

  /// Sends a request and gives the line of its reply.
  func ask(
    _ id: Int, _ request: [UInt8], isCancelled: @escaping @Sendable () -> Bool,
    progress: (@Sendable (CommandProgress) -> Void)?
  ) async throws(CommandFailure) -> [UInt8] {
    let reply = await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.isOver { return true }
        state.waiting[id] = Waiting(
          continuation: continuation, isCancelled: isCancelled, progress: progress)
        return false
      }
      if isOver {
        continuation.resume(returning: nil)
      } else {
        pipe.wake()
        send(request)
      }
    }
    guard let reply else { throw CommandFailure(.connectionLost) }
    return reply
  }

  private func send(_ line: [UInt8]) {
    let isSent = writing.withLock { _ in
      line.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let piece = UnsafeRawBufferPointer(rebasing: rest)
          let count = Glibc.send(
            socket, piece.baseAddress, piece.count, Int32(MSG_NOSIGNAL))
          if count < 0, errno != EINTR { return false }
          rest = rest.dropFirst(max(count, 0))
        }
        return true
      }
    }
    // What the reader has not noticed yet it will be told by its own end.
    if !isSent { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  private func read() {
    var lines = LineBuffer(limit: Self.longestReply)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var entries = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      let isIdle = state.withLock { $0.waiting.isEmpty }
      _ = poll(&entries, 2, isIdle ? -1 : Self.interval)
      if entries[1].revents != 0, pipe.takeStops() > 0 { break }
      cancelWhatIsUnwanted()
      if entries[0].revents == 0 { continue }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(socket, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      let pieces = buffer.withUnsafeBytes {
        lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      for case .line(let line) in pieces { take(line) }
    }
    let waiting = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    close(socket)
    for waiting in waiting { waiting.continuation.resume(returning: nil) }
  }

  private func cancelWhatIsUnwanted() {
    let asked = state.withLock { $0.waiting.filter { !$0.value.wasCancelled } }
    for (id, waiting) in asked where waiting.isCancelled() {
      state.withLock { $0.waiting[id]?.wasCancelled = true }
      send(WireCoding.request(nil, WireMethod.cancel.rawValue, Array("{\"id\":\(id)}".utf8)))
    }
  }

  private func take(_ line: [UInt8]) {
    guard let id = ReplyHead.id(of: line) else { return notice(line) }
    let waiting = state.withLock { $0.waiting.removeValue(forKey: id) }
    waiting?.continuation.resume(returning: line)
  }

  private func notice(_ line: [UInt8]) {
    guard let notice = try? JSONDecoder().decode(Notice.self, from: Data(line)),
      notice.method == "$/progress", let parameters = notice.params
    else { return }
    let progress = state.withLock { $0.waiting[parameters.id]?.progress }
    progress?(parameters.progress)
  }

  private struct Notice: Decodable {
    var method: String
    var params: Parameters?

    struct Parameters: Decodable {
      var id: Int
      var progress: CommandProgress

      init(from decoder: any Decoder) throws {
        progress = try CommandProgress(from: decoder)
        id = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .id)
      }

      private enum Key: String, CodingKey { case id }
    }
  }
}
