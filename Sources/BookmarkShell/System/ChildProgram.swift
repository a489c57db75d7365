import Glibc

/// A program to start, with the signals as a shell leaves them.
///
///     var program = ChildProgram("/bin/sh", ["-c", "less -R"], environment: environment)
///     program.descriptors = [(ends.reading, STDIN_FILENO)]
///     let id = try program.start()
struct ChildProgram {
  let path: String
  /// The words behind its name.
  let arguments: [String]
  let environment: [String: String]
  /// Descriptors that it gets, under which numbers; of the others it has ours.
  var descriptors: [(ours: Int32, its: Int32)] = []
  /// Whether its input is empty, in place of ours.
  var readsNothing = false
  /// Whether it heads a group of its own, so that all that it started can be ended with it.
  var isGroupHead = false

  init(_ path: String, _ arguments: [String] = [], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Those that a shell doesn't ignore.
  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ]

  /// Starts it and gives its number.
  func start() throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (ours, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, its) }
    if readsNothing {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if isGroupHead { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in Self.signals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let words = CStringArray([path] + arguments)
    let variables = CStringArray(environment: environment)
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw SystemError(errno: code) }
    return id
  }
}
