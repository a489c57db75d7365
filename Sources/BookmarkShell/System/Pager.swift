import BookmarkCommands
import Glibc

/// A program that shows long output page by page, such as less.
final class Pager {
  private let process: pid_t
  private var descriptor: Int32

  /// How output that is longer than the screen is shown.
  enum Style: Equatable {
    /// In one go.
    case unpaged
    /// By a program, given as a command of the shell.
    case program(String)
    /// A screen, and the rest when `more` is said; at the prompt.
    case held
  }

  /// How long output is to be shown: by the configuration, else PAGER, else less.
  ///
  /// `none` is for no pages, `more` for those of the prompt, which help where there is no program, too.
  static func style(environment: [String: String], isPrompt: Bool) -> Style {
    let wanted = ["BOOKMARKS_PAGER", "PAGER"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let command = wanted ?? "less -R"
    let isHere = command != "more" || !isPrompt
    guard command != "none", command != "cat",
      let program = command.split(separator: " ").first.map(String.init)
    else { return .unpaged }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    if isHere, paths.contains(where: { access($0, X_OK) == 0 }) { return .program(command) }
    return isPrompt ? .held : .unpaged
  }

  /// Starts a pager; `nil` when it can't be started.
  init?(_ command: String, environment: [String: String]) {
    guard let ends = PipeEnds() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends.reading, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var environment = environment
    // Ends by itself what fits on the screen, shows what is bold, leaves the text where it is.
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    let words = CStringArray(["/bin/sh", "-c", command])
    let variables = CStringArray(environment: environment)
    var process = pid_t()
    let code = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, words.pointers, variables.pointers)
    close(ends.reading)
    guard code == 0 else {
      close(ends.writing)
      return nil
    }
    self.process = process
    descriptor = ends.writing
  }

  deinit { finish() }

  /// Gives it more; throws `closedPipe` when the person has seen enough.
  func write(_ bytes: [UInt8]) throws(ConsoleError) {
    let error = bytes.withUnsafeBytes { FileDescriptor.write($0, to: descriptor) }
    guard let error else { return }
    throw error.errno == EPIPE ? .closedPipe : .writeFailed(errno: error.errno)
  }

  /// Says that this is all, and waits until the person has read it.
  func finish() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }
}
