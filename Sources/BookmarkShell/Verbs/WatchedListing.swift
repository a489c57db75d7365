import BookmarkCommands
import BookmarkModel
import Localization

/// A listing that fills a terminal and is drawn again after every change, until Ctrl-C.
///
/// It draws over itself and leaves no mode of the terminal changed, so that whatever ends the
/// program leaves a terminal that works, with the last listing on it.
struct WatchedListing {
  let query: BookmarkQuery
  let form: OutputForm
  let invocation: Invocation

  private struct Size: Equatable {
    var columns: Int
    var lines: Int
  }

  private var console: any Console { invocation.console }

  private var size: Size {
    Size(columns: max(console.columns ?? 80, 1), lines: max(console.lines ?? 24, 2))
  }

  /// Draws until Ctrl-C is pressed, which is no failure.
  func run() async throws(ShellFailure) {
    guard console.isOutputTerminal, console.environment["TERM"] != "dumb" else {
      throw .said(invocation.messages.shellWatchNeedsTerminal, .usage)
    }
    var isDrawn = false
    do throws(ShellFailure) {
      try await draw(&isDrawn)
    } catch {
      if isDrawn { try write("\r\n") }
      guard case .command(let failure) = error, failure.id == .interrupted else { throw error }
      console.clearInterrupt()
    }
  }

  private func draw(_ isDrawn: inout Bool) async throws(ShellFailure) -> Never {
    var shown = ""
    // Asked before reading: what is committed meanwhile is seen next time.
    var token = try await wait(nil)
    while true {
      let size = size
      let frame = Self.frame(try await lines(size), size)
      if !isDrawn {
        // What stood on the terminal goes up into its history.
        try write(String(repeating: "\n", count: size.lines))
        isDrawn = true
      }
      if frame != shown { try write(frame) }
      shown = frame
      var new = token
      while new == token, self.size == size { new = try await wait(token) }
      if self.size != size { shown = "" }
      token = new
    }
  }

  private func wait(_ token: Int64?) async throws(ShellFailure) -> Int64 {
    if console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
    // The size of the terminal is looked at in between.
    let command = WaitForChange(token: token, timeout: 250)
    return try await invocation.perform(command, in: invocation.interruptible).token
  }

  private func write(_ text: String) throws(ShellFailure) {
    try invocation.output.write(text)
    try invocation.output.flush()
  }

  /// From the top left; each line erases what stood to its right, the last what stood below.
  private static func frame(_ lines: [String], _ size: Size) -> String {
    let erased = lines.enumerated().map { index, line in
      let erasing = index == lines.count - 1 ? "\u{1B}[J" : "\u{1B}[K"
      let width = TerminalStyle.width(of: line)
      // Behind a full line the cursor still stands on its last character.
      let isFull = width > 0 && width.isMultiple(of: size.columns)
      return isFull ? erasing + line : line + erasing
    }
    return "\u{1B}[H" + erased.joined(separator: "\r\n")
  }

  /// The listing with as many bookmarks as fit.
  private func lines(_ size: Size) async throws(ShellFailure) -> [String] {
    var query = query
    query.limit = min(query.limit ?? size.lines, size.lines)
    let reply = try await invocation.perform(ListBookmarks(query))
    var footer: [String] = []
    if !invocation.settings.isQuiet {
      footer.append(invocation.style.dim(invocation.messages.listingWatching))
    }
    let total = reply.total ?? reply.bookmarks.count
    if total == 0 { return [ListVerb.nothing(query, invocation)] + footer }
    var count = reply.bookmarks.count
    while true {
      let lines = rendered(reply, count, of: total) + footer
      let height = lines.reduce(0) { $0 + Self.height(of: $1, size) }
      if height <= size.lines || count == 0 { return Array(lines.prefix(size.lines)) }
      count = max(0, count - (height - size.lines))
    }
  }

  private func rendered(_ reply: ListBookmarks.Reply, _ count: Int, of total: Int) -> [String] {
    var listing = form.listing(invocation, keys: query.sections)
    let head = ListingHead(total: total, sections: reply.sections)
    let bytes =
      listing.begin(head) + listing.page(Array(reply.bookmarks.prefix(count)))
      + listing.end(total: total)
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// How many lines of the terminal a line takes.
  private static func height(of line: String, _ size: Size) -> Int {
    max(1, (TerminalStyle.width(of: line) + size.columns - 1) / size.columns)
  }
}
