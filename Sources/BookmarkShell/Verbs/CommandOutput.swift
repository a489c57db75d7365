import BookmarkCommands
import Synchronization

/// The output of one command, gathered into pieces of 32 KiB.
final class CommandOutput: Sendable {
  private static let pieceSize = 32 * 1024

  private let console: any Console
  private let buffer = Mutex<[UInt8]>([])
  private let paging = Mutex<Paging>(Paging())

  /// How long output is shown page by page.
  private struct Paging: @unchecked Sendable {
    /// The environment of the pager; `nil` where there is to be none.
    var environment: [String: String]?
    /// Used by the one command whose output this is.
    var pager: Pager?
  }

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
      if let pager = pager(for: bytes) {
        try pager.write(bytes)
      } else {
        try console.write(bytes)
      }
    } catch {
      throw .console(error)
    }
  }

  /// Shows what is longer than the screen page by page from now on, on a terminal that can.
  func usePager(_ environment: [String: String]) {
    guard console.isOutputTerminal, console.isInputTerminal,
      (environment["TERM"] ?? "dumb") != "dumb"
    else {
      return
    }
    paging.withLock { $0.environment = environment }
  }

  /// Waits until the person has read to the end.
  func closePager() {
    let used = paging.withLock { paging in
      defer { paging = Paging() }
      return paging
    }
    used.pager?.finish()
  }

  /// The pager, started when so much is to be shown that it is needed.
  private func pager(for bytes: [UInt8]) -> Pager? {
    let height = console.lines ?? 24
    return paging.withLock { paging in
      if let pager = paging.pager { return Paging(pager: pager) }
      guard let environment = paging.environment, bytes.count(where: { $0 == 0x0A }) >= height,
        let command = Pager.command(environment: environment)
      else { return Paging() }
      paging.pager = Pager(command, environment: environment)
      return Paging(pager: paging.pager)
    }.pager
  }
}
