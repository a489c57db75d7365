public import BookmarkCommands
import FoundationEssentials
import Glibc

/// The console of the running program: file descriptors 0, 1 and 2, and Ctrl-C as a flag.
///
/// Making one takes SIGINT, and turns SIGPIPE and SIGXFSZ into errors of writing.
public final class SystemConsole: Console {
  /// The environment variables as they were at the beginning.
  public let environment: [String: String]
  /// Whether standard input comes from a terminal.
  public let isInputTerminal: Bool
  /// Whether the standard output goes to a terminal.
  public let isOutputTerminal: Bool
  /// Whether the standard error output goes to a terminal.
  public let isErrorTerminal: Bool
  /// Whether the program was started without a standard output.
  private let isOutputClosed: Bool

  /// The console of this process.
  public init() {
    isOutputClosed = fcntl(STDOUT_FILENO, F_GETFD) == -1
    FileDescriptor.occupyStandardOnes()
    InterruptFlag.install()
    environment = ProcessInfo.processInfo.environment
    isInputTerminal = isatty(STDIN_FILENO) == 1
    isOutputTerminal = isatty(STDOUT_FILENO) == 1
    isErrorTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Writes all of the text, however often it takes.
  public func write(_ text: String) throws(ConsoleError) {
    if isOutputClosed { throw .writeFailed(errno: EBADF) }
    var text = text
    try check(text.withUTF8 { FileDescriptor.write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) })
  }

  /// Writes all of the bytes, however often it takes.
  public func write(_ bytes: [UInt8]) throws(ConsoleError) {
    if isOutputClosed { throw .writeFailed(errno: EBADF) }
    try check(bytes.withUnsafeBytes { FileDescriptor.write($0, to: STDOUT_FILENO) })
  }

  /// Writes to the standard error output; what can't be written is dropped.
  public func writeError(_ text: String) {
    var text = text
    _ = text.withUTF8 { FileDescriptor.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  /// Asks on the terminal, beside the output, and gives the line without its end.
  public func ask(_ question: String) -> String? {
    guard isInputTerminal, isErrorTerminal || isOutputTerminal else { return nil }
    if isErrorTerminal {
      writeError(question)
    } else if (try? write(question)) == nil {
      return nil
    }
    var line: [UInt8] = []
    while let bytes = try? read(1), let byte = bytes.first {
      if byte == UInt8(ascii: "\n") { return String(validating: line, as: UTF8.self) ?? "" }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(validating: line, as: UTF8.self)
  }

  /// Reads what there is, up to `count` bytes; ends with EINTR when Ctrl-C is pressed.
  public func read(_ count: Int) throws(ConsoleError) -> [UInt8] {
    switch FileDescriptor.read(count, from: STDIN_FILENO, unless: { InterruptFlag.isRaised }) {
    case .success(let bytes): return bytes
    case .failure(let error): throw .readFailed(errno: error.errno)
    }
  }

  /// The width that the terminal tells; `nil` for none and for the 0 of terminals that don't know.
  public var columns: Int? { size.map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } }

  /// The height that the terminal tells; `nil` for none and for the 0 of terminals that don't know.
  public var lines: Int? { size.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether Ctrl-C was pressed.
  public var isInterrupted: Bool { InterruptFlag.isRaised }

  /// Forgets that Ctrl-C was pressed.
  public func clearInterrupt() { InterruptFlag.clear() }

  private var size: winsize? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] where isatty(descriptor) == 1 {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 { return size }
    }
    return nil
  }

  private func check(_ error: SystemError?) throws(ConsoleError) {
    guard let error else { return }
    throw error.errno == EPIPE ? .closedPipe : .writeFailed(errno: error.errno)
  }
}
