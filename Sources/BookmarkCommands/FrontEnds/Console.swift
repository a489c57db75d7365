/// The place where a front end talks to a person or a pipe: output, errors, size, environment.
///
/// Everything written must already be safe for a terminal.
public protocol Console: Sendable {
  /// Writes text to the standard output; throws when it can't be written or nobody reads it.
  func write(_ text: String) throws(ConsoleError)

  /// Writes bytes to the standard output.
  func write(_ bytes: [UInt8]) throws(ConsoleError)

  /// Writes text to the standard error output; what can't be written is dropped.
  func writeError(_ text: String)

  /// Asks a question on the terminal and gives the answer; `nil` when there is no terminal or the
  /// person ended the input.
  func ask(_ question: String) -> String?

  /// Reads up to `count` bytes of standard input; empty at its end.
  func read(_ count: Int) throws(ConsoleError) -> [UInt8]

  /// Whether standard input comes from a terminal.
  var isInputTerminal: Bool { get }
  /// Whether the standard output goes to a terminal.
  var isOutputTerminal: Bool { get }
  /// Whether the standard error output goes to a terminal.
  var isErrorTerminal: Bool { get }
  /// The terminal's width in columns; `nil` when there is none or it does not say.
  var columns: Int? { get }
  /// The terminal's height in lines; `nil` when there is none or it does not say.
  var lines: Int? { get }
  /// The environment variables.
  var environment: [String: String] { get }
  /// Whether Ctrl-C was pressed since the last ``clearInterrupt()``.
  var isInterrupted: Bool { get }
  /// Forgets an interrupt that was dealt with.
  func clearInterrupt()
}

/// Why something could not be written or read.
public enum ConsoleError: Error, Equatable, Sendable {
  /// Whoever read the output has gone; the program ends quietly.
  case closedPipe
  /// Writing failed, with the system's error number.
  case writeFailed(errno: Int32)
  /// Reading failed, with the system's error number.
  case readFailed(errno: Int32)
}
