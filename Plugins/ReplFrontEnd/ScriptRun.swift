import BookmarkCommands
import BookmarkShell
import Glibc
import Localization

/// Runs the lines of standard input one after the other, as a shell runs a script.
///
/// Every line is run, whatever became of those before it; only Ctrl-C and `quit` end it early.
struct ScriptRun {
  private let shell: Shell
  private let console: ScriptConsole

  init(handler: any CommandHandler, console: any Console, settings: ShellSettings) {
    self.console = ScriptConsole(console)
    shell = Shell(handler: handler, console: self.console, settings: settings)
  }

  /// Runs all lines and gives the status of the first that failed.
  func run() async -> ExitStatus {
    var status = ExitStatus.success
    var number = 0
    do throws(ConsoleError) {
      while let line = try console.nextLine() {
        number += 1
        let result = await run(line, number)
        if status == .success { status = result }
        if console.isInterrupted { return .interrupted }
        if await shell.wantsToQuit { break }
      }
    } catch {
      if console.isInterrupted { return .interrupted }
      let result = await refuse(error)
      if status == .success { status = result }
    }
    return status
  }

  private func refuse(_ error: ConsoleError) async -> ExitStatus {
    var reason = "\(error)"
    if case .readFailed(let number) = error, let text = strerror(number) {
      reason = String(cString: text)
    }
    let messages = Messages(await shell.settings.language)
    console.writeError("bookmarks: error: \(messages.shellInputFailed(reason: reason))\n")
    return .noInput
  }

  private func run(_ bytes: [UInt8], _ number: Int) async -> ExitStatus {
    // A file written elsewhere may begin with a byte order mark.
    let isMarked = number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let messages = Messages(await shell.settings.language)
    // What is cut off in the middle of a character is no valid text either.
    if bytes.count > ScriptConsole.lineLimit {
      return refuse(messages.promptLineTooLong(line: number))
    }
    guard let line = String(validating: isMarked ? bytes[3...] : bytes[...], as: UTF8.self) else {
      return refuse(messages.promptLineNotUtf8(line: number))
    }
    if line.utf8.contains(0) { return refuse(messages.promptLineHasNul(line: number)) }
    return await shell.run(line: line, number: number)
  }

  private func refuse(_ sentence: String) -> ExitStatus {
    console.writeError("bookmarks: error: \(sentence)\n")
    return .badData
  }
}
