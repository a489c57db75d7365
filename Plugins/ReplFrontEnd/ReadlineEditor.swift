import BookmarkShell
import CReadline
import Dispatch
import Glibc

/// The line editor of GNU Readline 8.2, with the person's own `~/.inputrc` (`$if bookmarks`).
///
/// Readline keeps its state in global variables, so there is one editor in a process, and all that
/// touches it runs on one queue. That also keeps a waiting prompt off the threads of tasks.
final class ReadlineEditor: LineEditor {
  private let queue = DispatchQueue(label: "readline")

  /// Prepares Readline; `behavior` answers when it asks while a line is being edited.
  ///
  /// - Parameters:
  ///   - history: the lines to recall, oldest first.
  ///   - output: the file descriptor of the terminal on which the line is shown.
  init(history: [String], output: Int32, behavior: ReadlineHooks.Behavior) {
    queue.async {
      ReadlineHooks.use(behavior, output: output)
      Self.prepare(output: output)
      history.forEach { add_history($0) }
    }
  }

  func readLine(_ prompt: String) async -> LineInput {
    await withCheckedContinuation { waiting in
      queue.async { waiting.resume(returning: Self.read(prompt)) }
    }
  }

  func remember(_ line: String) {
    queue.async { add_history(line) }
  }

  private static func prepare(output: Int32) {
    UTF8Locale.adopt()
    // Readline keeps these pointers for good, so the copies are never freed.
    creadline_set_program_name(strdup("bookmarks"))
    creadline_set_word_break_characters(strdup(""))
    creadline_set_streams(fdopen(STDIN_FILENO, "r"), fdopen(output, "w"))
    creadline_set_changes_environment(0)

    // Before ~/.inputrc is read, which may say otherwise.
    rl_variable_bind("enable-bracketed-paste", "on")
    rl_variable_bind("show-all-if-ambiguous", "on")
    rl_variable_bind("colored-stats", "off")
    rl_initialize()
    using_history()
    stifle_history(Int32(HistoryFile.limit))
    ReadlineHooks.install()
  }

  private static func read(_ prompt: String) -> LineInput {
    let line = readline(prompt)
    defer { free(line) }
    switch ReadlineHooks.takeEnding() {
    case .dropped: return .dropped
    case .end: return .end
    case nil: break
    }
    guard let line else {
      // With bracketed paste, Readline 8.2 ends the prompt's line itself.
      if !isPasteBracketed { ReadlineHooks.write("\n") }
      return .end
    }
    return String(validatingCString: line).map { .text($0) } ?? .notText
  }

  private static var isPasteBracketed: Bool {
    rl_variable_value("enable-bracketed-paste").map { strcmp($0, "on") == 0 } ?? false
  }
}
