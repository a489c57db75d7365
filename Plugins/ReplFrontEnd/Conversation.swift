import BookmarkCommands
import BookmarkShell
import Glibc
import Localization

/// A person's dialogue with the program, from the greeting to `quit` or Ctrl-D.
struct Conversation {
  private let shell: Shell
  private let console: any Console
  private let history: HistoryFile
  private let editor: any LineEditor
  /// The line that history ended with when the dialogue began.
  private let lastKept: String?

  /// A dialogue on the console's terminal.
  init(handler: any CommandHandler, console: any Console, settings: ShellSettings) {
    let shell = Shell(handler: handler, console: console, settings: settings)
    self.shell = shell
    self.console = console
    history = HistoryFile(folder: settings.stateFolder)
    history.trim()
    let lines = history.lines()
    lastKept = lines.last
    editor = ReadlineEditor(
      history: lines, output: console.isOutputTerminal ? STDOUT_FILENO : STDERR_FILENO,
      behavior: ReadlineHooks.Behavior(
        complete: { text in await shell.complete(text, cursor: text.utf8.count) },
        table: { candidates in
          CandidateTable.lines(candidates, columns: console.columns ?? 80)
        },
        takeInterrupt: {
          defer { console.clearInterrupt() }
          return console.isInterrupted
        }))
  }

  /// Answers line after line; ends with success.
  func run() async -> ExitStatus {
    if let greeting = await shell.greeting() { try? console.write(greeting + "\n") }
    defer { history.trim() }
    var last = lastKept
    while await !shell.wantsToQuit {
      switch await editor.readLine(await prompt) {
      case .dropped: break
      case .notText:
        let messages = Messages(await shell.settings.language)
        console.writeError("bookmarks: error: \(messages.promptNotUtf8)\n")
      case .text(let text): await run(text, &last)
      case .end: return .success
      }
    }
    return .success
  }

  /// Runs the line, or each line of a paste until one is interrupted.
  private func run(_ text: String, _ last: inout String?) async {
    for line in text.split(separator: "\n") where line.contains(where: { !$0.isWhitespace }) {
      let line = Self.trimmed(line)
      if line != last, !line.hasPrefix(" ") {
        editor.remember(line)
        history.append(line)
        last = line
      }
      console.clearInterrupt()
      _ = await shell.run(line: line)
      let isOver = console.isInterrupted
      console.clearInterrupt()
      if isOver { return }
      if await shell.wantsToQuit { return }
    }
  }

  /// The line without the space that completion has put behind its last word.
  private static func trimmed(_ line: Substring) -> String {
    String(line.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The prompt, bold where colours are wanted; Readline is told what takes no room.
  private var prompt: String {
    get async {
      let text = await shell.promptLabel
      let environment = console.environment
      let hasColor =
        (environment["NO_COLOR"] ?? "").isEmpty && (environment["TERM"] ?? "dumb") != "dumb"
      let (start, end) = ("\u{1}", "\u{2}")
      return hasColor
        ? "\(start)\u{1B}[1m\(end)\(text)\(start)\u{1B}[0m\(end) " : text + " "
    }
  }
}
