import Glibc

/// A running plugin, started with the signals as a shell leaves them.
public struct PluginProcess: Sendable {
  /// Its process number.
  public let id: Int32

  /// Why a program could not be started.
  public struct StartError: Error, Sendable {
    /// The system's words.
    public var reason: String
  }

  /// The descriptors that it gets in place of ours.
  struct Streams {
    var input: Int32
    var output: Int32
    var errors: Int32
  }

  /// Starts a program on our own terminal or pipes.
  public init(_ path: String, _ arguments: [String], environment: [String: String])
    throws(StartError)
  {
    try self.init(path, arguments, environment: environment, streams: nil)
  }

  /// - Parameter streams: makes it the head of a group of its own, cut off from the terminal.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], streams: Streams?
  ) throws(StartError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if let streams {
      posix_spawn_file_actions_adddup2(&actions, streams.input, 0)
      posix_spawn_file_actions_adddup2(&actions, streams.output, 1)
      posix_spawn_file_actions_adddup2(&actions, streams.errors, 2)
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var id = pid_t()
    let result = Self.withCStrings([path] + arguments) { words in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&id, path, &actions, &attributes, words, variables)
      }
    }
    guard result == 0 else { throw StartError(reason: SystemError(errno: result).text) }
    self.id = id
  }

  /// Waits for its end; gives its status, or 128 and the number of the signal that ended it.
  public func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return Self.exitStatus(status)
  }

  /// The status when it has ended.
  func poll() -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Self.exitStatus(status) : nil
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
