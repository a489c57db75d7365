/// The exit statuses of the program, from sysexits.h where that has one.
public enum ExitStatus: Int32, Codable, Sendable {
  /// Done.
  case success = 0
  /// Done, but some rows were rejected.
  case someRejected = 1
  /// The words make no command.
  case usage = 64
  /// The data can't be read.
  case badData = 65
  /// The input isn't there.
  case noInput = 66
  /// The service isn't running.
  case unavailable = 69
  /// A fault of the program.
  case bug = 70
  /// The store is damaged.
  case corrupt = 72
  /// A file can't be made.
  case cannotCreate = 73
  /// Output or disk error.
  case outputFailed = 74
  /// The store is in use.
  case busy = 75
  /// The other side speaks another version of the protocol.
  case protocolMismatch = 76
  /// Not allowed.
  case permission = 77
  /// The configuration is wrong, or the store is of a newer version.
  case configuration = 78
  /// Ended by Ctrl-C.
  case interrupted = 130
  /// Ended by SIGTERM.
  case terminated = 143
}
