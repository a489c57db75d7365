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
    var program = ChildProgram(path, arguments, environment: environment)
    if let streams {
      program.descriptors = [(streams.input, 0), (streams.output, 1), (streams.errors, 2)]
      program.isGroupHead = true
    }
    do throws(SystemError) {
      id = try program.start()
    } catch {
      throw StartError(reason: error.text)
    }
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
}
