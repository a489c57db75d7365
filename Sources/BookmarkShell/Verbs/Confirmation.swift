import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Asks before a change to many bookmarks.
struct Confirmation {
  let invocation: Invocation

  /// Goes on when `--yes` was given or the person says so; `false` when they don't.
  ///
  /// Throws where nobody can be asked, for nothing may wait for an answer that never comes.
  func isGiven(_ question: String, examples: [Bookmark], count: Int) throws(ShellFailure) -> Bool {
    if invocation.settings.assumesYes { return true }
    let messages = invocation.messages
    guard invocation.console.isInputTerminal else {
      throw .said(messages.shellNeedsYes(bookmarks: messages.countBookmarks(count: count)), .usage)
    }
    try invocation.output.flush()
    var lines = examples.map { "  \(invocation.text.line($0))\n" }
    let more = count - examples.count
    if more > 0 { lines.append("  \(messages.importMore(count: more))\n") }
    invocation.console.writeError(lines.joined())
    let line = "\(question) \(messages.promptYesNo) "
    guard let answer = invocation.console.ask(line) else { return false }
    let word = TextFolding.folded(answer)
    return ["y", "yes", "是", "好", "对", "确定"].contains(word)
  }
}
