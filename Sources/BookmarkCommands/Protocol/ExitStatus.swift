/// The exit statuses of the program, from sysexits.h where that has one.
///
/// Any other number is that of a program which was run and ended with it.
public struct ExitStatus: RawRepresentable, Hashable, Codable, Sendable {
  /// The number that the system is given.
  public let rawValue: Int32

  /// The status with a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Done.
  public static let success = ExitStatus(rawValue: 0)
  /// Done, but some rows were rejected.
  public static let someRejected = ExitStatus(rawValue: 1)
  /// The words make no command.
  public static let usage = ExitStatus(rawValue: 64)
  /// The data can't be read.
  public static let badData = ExitStatus(rawValue: 65)
  /// The input isn't there.
  public static let noInput = ExitStatus(rawValue: 66)
  /// The service isn't running.
  public static let unavailable = ExitStatus(rawValue: 69)
  /// A fault of the program.
  public static let bug = ExitStatus(rawValue: 70)
  /// The store is damaged.
  public static let corrupt = ExitStatus(rawValue: 72)
  /// A file can't be made.
  public static let cannotCreate = ExitStatus(rawValue: 73)
  /// Output or disk error.
  public static let outputFailed = ExitStatus(rawValue: 74)
  /// The store is in use.
  public static let busy = ExitStatus(rawValue: 75)
  /// The other side speaks another version of the protocol.
  public static let protocolMismatch = ExitStatus(rawValue: 76)
  /// Not allowed.
  public static let permission = ExitStatus(rawValue: 77)
  /// The configuration is wrong, or the store is of a newer version.
  public static let configuration = ExitStatus(rawValue: 78)
  /// Ended by Ctrl-C.
  public static let interrupted = ExitStatus(rawValue: 130)
  /// Ended by SIGTERM.
  public static let terminated = ExitStatus(rawValue: 143)
}
