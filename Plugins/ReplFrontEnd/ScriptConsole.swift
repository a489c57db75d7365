import BookmarkCommands
import Synchronization

/// A console whose standard input is a script: its lines one by one, the rest for a command.
///
/// A command that reads standard input, such as `import -`, gets what follows its own line.
final class ScriptConsole: Console {
  private struct Buffer {
    var bytes: [UInt8] = []
    var start = 0
    var isAtEnd = false
    /// Whether what comes next belongs to a line that was too long.
    var isSkipping = false
  }

  /// A line longer than this is none that a person wrote.
  static let lineLimit = 1 << 20

  private let base: any Console
  private let buffer = Mutex(Buffer())

  /// The script that comes from the standard input of a console.
  init(_ base: any Console) { self.base = base }

  /// The next line without its end; `nil` after the last one.
  ///
  /// Of a line over the limit a beginning longer than it is given, and the rest is dropped.
  func nextLine() throws(ConsoleError) -> [UInt8]? {
    while true {
      let (line, isAtEnd) = buffer.withLock { (Self.cutLine(&$0), $0.isAtEnd) }
      if line != nil || isAtEnd { return line }
      let bytes = try base.read(1 << 16)
      buffer.withLock { buffer in
        buffer.bytes += bytes
        buffer.isAtEnd = bytes.isEmpty
      }
    }
  }

  private static func cutLine(_ buffer: inout Buffer) -> [UInt8]? {
    while true {
      let rest = buffer.bytes[buffer.start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let isOver = end != nil || rest.count > lineLimit || buffer.isAtEnd
      guard isOver, !rest.isEmpty else {
        buffer.bytes.removeFirst(buffer.start)
        buffer.start = 0
        return nil
      }
      var line = rest[..<(end ?? rest.endIndex)]
      buffer.start = end.map { $0 + 1 } ?? rest.endIndex
      let isRest = buffer.isSkipping
      buffer.isSkipping = end == nil
      if isRest { continue }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Array(line)
    }
  }

  func read(_ count: Int) throws(ConsoleError) -> [UInt8] {
    let held = buffer.withLock { buffer in
      let end = min(buffer.start + max(count, 0), buffer.bytes.count)
      defer { buffer.start = end }
      return Array(buffer.bytes[buffer.start..<end])
    }
    return held.isEmpty ? try base.read(count) : held
  }

  func write(_ text: String) throws(ConsoleError) { try base.write(text) }
  func write(_ bytes: [UInt8]) throws(ConsoleError) { try base.write(bytes) }
  func writeError(_ text: String) { base.writeError(text) }
  func ask(_ question: String) -> String? { base.ask(question) }
  func clearInterrupt() { base.clearInterrupt() }
  var isInputTerminal: Bool { base.isInputTerminal }
  var isOutputTerminal: Bool { base.isOutputTerminal }
  var isErrorTerminal: Bool { base.isErrorTerminal }
  var columns: Int? { base.columns }
  var lines: Int? { base.lines }
  var environment: [String: String] { base.environment }
  var isInterrupted: Bool { base.isInterrupted }
}
