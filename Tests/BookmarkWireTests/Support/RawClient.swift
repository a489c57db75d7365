import BookmarkWire
import Glibc
import JSON

/// A client that sends any bytes and reads lines, and knows nothing of the protocol.
final class RawClient {
  private let socket: Int32
  private var buffer: [UInt8] = []
  private var isOpen = true

  init(_ path: String) throws { socket = try SocketAddress(path).connect() }

  deinit { disconnect() }

  func disconnect() {
    if isOpen { close(socket) }
    isOpen = false
  }

  /// Says that nothing more comes, and goes on reading.
  func endInput() { shutdown(socket, Int32(SHUT_WR)) }

  func send(_ line: String) { send(Array((line + "\n").utf8)) }

  /// Sends what the other side takes within ten seconds.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
      guard poll(&entry, 1, 10_000) > 0 else { return }
      let piece = Array(rest.prefix(1 << 16))
      let count = Glibc.send(socket, piece, piece.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      if count < 0, errno != EAGAIN { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// The next line; `nil` at the end, or when nothing came for so long.
  func line(within milliseconds: Int32 = 10_000) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, milliseconds) > 0 else { return nil }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(socket, &piece, piece.count)
      guard count > 0 else { return nil }
      buffer += piece[..<count]
    }
  }

  /// The next line as a value.
  func message(within milliseconds: Int32 = 10_000) -> JSONValue? {
    line(within: milliseconds).flatMap { try? JSONValue.parse(Array($0.utf8)) }
  }

  /// Sends a request and gives the next message.
  func ask(_ line: String) -> JSONValue? {
    send(line)
    return message()
  }
}

extension JSONValue {
  /// The id of the failure that a reply tells.
  var failure: JSONValue? { self["error"]?["data"]?["id"] }

  /// The code of its error.
  var code: JSONValue? { self["error"]?["code"] }
}
