import BookmarkCommands
import BookmarkModel
import Glibc

/// The rows of an import, kept for hooks until it is certain that they will be written.
final class ImportHook {
  private let hooks: any ChangeHooks
  private let spool: UnsafeMutablePointer<FILE>
  private let lines = HookLines()

  /// - Returns: `nil` where there is no room for a temporary file.
  init?(_ hooks: any ChangeHooks) {
    guard let spool = tmpfile() else { return nil }
    self.hooks = hooks
    self.spool = spool
  }

  deinit { fclose(spool) }

  /// Keeps a row that will add or change a bookmark.
  func keep(_ draft: BookmarkDraft) {
    let line = lines.line(draft)
    fwrite(line, 1, line.count, spool)
  }

  /// Tells the hooks every row; throws when one refuses.
  func run() throws(CommandFailure) {
    guard let run = hooks.begin(.import) else { return }
    rewind(spool)
    var buffer = Array(repeating: UInt8(0), count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, spool)
      if count == 0 { break }
      run.tell(Array(buffer[..<count]))
    }
    try run.finish()
  }
}
