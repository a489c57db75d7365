import BookmarkCommands
import Synchronization

/// The output of one command, gathered into pieces of 32 KiB.
final class CommandOutput: Sendable {
  private static let pieceSize = 32 * 1024

  private let console: any Console
  private let buffer = Mutex<[UInt8]>([])

  init(_ console: any Console) { self.console = console }

  func write(_ text: String) throws(ShellFailure) { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws(ShellFailure) {
    let isFull = buffer.withLock { buffer in
      buffer += bytes
      return buffer.count >= Self.pieceSize
    }
    if isFull { try flush() }
  }

  /// Writes what was gathered; before anything goes to the error output or is asked.
  func flush() throws(ShellFailure) {
    let bytes = buffer.withLock { buffer in
      defer { buffer = [] }
      return buffer
    }
    if bytes.isEmpty { return }
    do throws(ConsoleError) {
      try console.write(bytes)
    } catch {
      throw .console(error)
    }
  }
}
