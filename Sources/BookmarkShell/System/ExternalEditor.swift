import Glibc

/// The person's editor, which is given a file and waited for.
struct ExternalEditor {
  /// As the person wrote it, options included: `vim -n`, `code --wait`.
  let command: String
  private let environment: [String: String]
  private let isTerminal: Bool

  /// The editor that VISUAL or EDITOR names, else vi where there is a terminal to show it.
  ///
  /// `nil` when nobody says which editor, and nobody could use one.
  init?(environment: [String: String], isTerminal: Bool) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let command = named ?? (isTerminal ? "vi" : nil) else { return nil }
    self.command = command
    self.environment = environment
    self.isTerminal = isTerminal
  }

  /// How the editor ended.
  enum Outcome: Equatable {
    /// By itself, with a status; 0 when all went well.
    case ended(Int32)
    /// It could not be started, or a signal ended it.
    case failed
  }

  /// Opens a file and waits until the editor ends; Ctrl-C is the editor's meanwhile.
  func open(_ path: String) -> Outcome {
    let interrupt = IgnoredSignal(SIGINT)
    let quit = IgnoredSignal(SIGQUIT)
    defer {
      quit.restore()
      interrupt.restore()
    }
    guard let id = spawn(path) else { return .failed }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return .failed }
    }
    return status & 0x7F == 0 ? .ended((status >> 8) & 0xFF) : .failed
  }

  /// Starts it by the shell, for the command may have options; the path is never a part of the text.
  private func spawn(_ path: String) -> pid_t? {
    let words = ["-c", command + " \"$@\"", command, path]
    var program = ChildProgram("/bin/sh", words, environment: environment)
    // What comes through a pipe is a script of ours, not the editor's.
    program.readsNothing = !isTerminal
    return try? program.start()
  }
}

/// A signal that this process doesn't heed for a while.
private struct IgnoredSignal {
  private let number: Int32
  private var old = sigaction()

  init(_ number: Int32) {
    self.number = number
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(number, &ignoring, &old)
  }

  func restore() {
    var old = old
    sigaction(number, &old, nil)
  }
}
