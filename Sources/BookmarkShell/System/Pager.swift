import BookmarkCommands
import Glibc

/// A program that shows long output page by page, such as less.
final class Pager {
  private let process: pid_t
  private var descriptor: Int32

  /// The command by which pages are shown; `nil` where none is wanted or there is none.
  ///
  /// That of the configuration, else PAGER, else less; `none` for no pages.
  static func command(environment: [String: String]) -> String? {
    let wanted = ["BOOKMARKS_PAGER", "PAGER"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let command = wanted ?? "less -R"
    guard command != "none", command != "cat",
      let program = command.split(separator: " ").first.map(String.init)
    else { return nil }
    if program.contains("/") { return access(program, X_OK) == 0 ? command : nil }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 } ? command : nil
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
