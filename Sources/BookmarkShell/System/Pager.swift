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
    var environment = environment
    // Ends by itself what fits on the screen, shows what is bold, leaves the text where it is.
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    var program = ChildProgram("/bin/sh", ["-c", command], environment: environment)
    program.descriptors = [(ends.reading, STDIN_FILENO)]
    let process = try? program.start()
    close(ends.reading)
    guard let process else {
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
