import Glibc

/// A running copy of the built program.
///
/// It is spawned, not forked, for a forked Swift process may do next to nothing.
struct ChildProcess {
  /// Where the program's standard input, output and error output lead: paths that are opened.
  enum Streams {
    case files(input: String, output: String, errors: String)
    /// A terminal, which becomes the controlling one.
    case terminal(String)
  }

  let id: pid_t

  /// Starts the program; throws the error number when it can't be started.
  init(
    _ arguments: [String], of program: String = BuiltProgram.path, environment: [String],
    in folder: String, _ streams: Streams
  ) throws(SpawnError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    switch streams {
    case .files(let input, let output, let errors):
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o600)
    case .terminal(let path):
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which Swift doesn't see: only so can a terminal become its own.
    let setsid: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(setsid | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    // It changes the folder, which spawning can't, and becomes the program.
    let launcher = "/usr/bin/env"
    var id = pid_t()
    let words = [launcher, "-C", folder, program] + arguments
    let result = Self.withCStrings(words) { arguments in
      Self.withCStrings(environment) { environment in
        posix_spawn(&id, launcher, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else { throw SpawnError(errno: result, program: launcher) }
    self.id = id
  }

  /// Waits for the end, and kills the program when that takes too long.
  ///
  /// Gives the exit status, 128 and the number for a signal, and -1 for a program that had to be
  /// killed.
  func wait(seconds: Double, meanwhile work: () -> Void = {}) -> Int32 {
    var status: Int32 = 0
    let pause = 0.005
    for _ in 0..<Int(seconds / pause) {
      if waitpid(id, &status, WNOHANG) == id {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
      }
      work()
      usleep(UInt32(pause * 1_000_000))
    }
    kill(id, SIGKILL)
    waitpid(id, &status, 0)
    return -1
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}

/// Why the built program could not be started.
struct SpawnError: Error {
  var errno: Int32
  var program: String
}

/// Where the program that belongs to these tests was built.
enum BuiltProgram {
  /// The path of the program, beside the bundle of tests that is running.
  static let path: String = {
    let places =
      ["/proc/self/exe".resolved] + CommandLine.arguments.filter { $0.contains(".xctest") }
    let folders = places.compactMap { place in
      place.lastIndex(of: "/").map { String(place[..<$0]) }
    }
    return folders.map { $0 + "/bookmarks" }.first { access($0, X_OK) == 0 } ?? "bookmarks"
  }()
}

extension String {
  /// The path to which a symbolic link leads.
  fileprivate var resolved: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    return realpath(self, &path).map { String(cString: $0) } ?? self
  }
}
