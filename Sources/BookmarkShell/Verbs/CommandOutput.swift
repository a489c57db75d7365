import BookmarkCommands
import Synchronization

/// The output of one command, gathered into pieces of 32 KiB.
final class CommandOutput: Sendable {
  private static let pieceSize = 32 * 1024
  /// So much is kept for `more`; nobody reads on so far, screen by screen.
  private static let mostHeld = 16 << 20

  private let console: any Console
  private let buffer = Mutex<[UInt8]>([])
  private let paging = Mutex<Paging>(Paging())

  /// How long output is shown page by page.
  private struct Paging: @unchecked Sendable {
    var style = Pager.Style.unpaged
    /// The environment of the pager.
    var environment: [String: String] = [:]
    /// Used by the one command whose output this is.
    var pager: Pager?
    /// So many more lines fit on the screen.
    var room = 0
    /// What waits for `more`.
    var rest: [UInt8] = []
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
        try console.write(fitting(bytes))
      }
    } catch {
      throw .console(error)
    }
  }

  /// Shows what is longer than the screen page by page from now on, on a terminal that can.
  func usePager(_ environment: [String: String], isPrompt: Bool) {
    guard console.isOutputTerminal, console.isInputTerminal, let height = console.lines,
      (environment["TERM"] ?? "dumb") != "dumb" || isPrompt
    else { return }
    var style = Pager.style(environment: environment, isPrompt: isPrompt)
    if case .program = style, environment["TERM"] == "dumb" { style = .held }
    paging.withLock {
      $0 = Paging(style: style, environment: environment, room: max(1, height - 2))
    }
  }

  /// Waits until the person has read to the end.
  func closePager() {
    let used = paging.withLock { paging in
      let used = Paging(pager: paging.pager)
      paging.pager = nil
      paging.style = .unpaged
      return used
    }
    used.pager?.finish()
  }

  /// What didn't fit on the screen, and waits for `more`.
  var rest: [UInt8] { paging.withLock { $0.rest } }

  /// The pager, started when so much is to be shown that it is needed.
  private func pager(for bytes: [UInt8]) -> Pager? {
    let height = console.lines ?? 24
    return paging.withLock { paging in
      if let pager = paging.pager { return Paging(pager: pager) }
      guard case .program(let command) = paging.style,
        bytes.count(where: { $0 == 0x0A }) >= height
      else { return Paging() }
      paging.pager = Pager(command, environment: paging.environment)
      return Paging(pager: paging.pager)
    }.pager
  }

  /// The lines that fit on the screen; the others wait for `more`, where that is how it is shown.
  private func fitting(_ bytes: [UInt8]) throws(ConsoleError) -> [UInt8] {
    let (shown, isEnough) = paging.withLock { paging in
      guard paging.style == .held else { return (bytes, false) }
      var end = 0
      while paging.room > 0, end < bytes.count {
        if bytes[end] == 0x0A { paging.room -= 1 }
        end += 1
      }
      paging.rest += bytes[end...]
      return (Array(bytes[..<end]), paging.rest.count > Self.mostHeld)
    }
    if isEnough { throw .closedPipe }
    return shown
  }
}
