public import BookmarkCommands
import Synchronization

/// A console whose person, pipe and terminal are written down beforehand, for tests.
///
/// What is written is kept, what is asked is answered in order, what is read comes from `input`.
public final class ScriptedConsole: Console {
  /// What holds for the console from the beginning.
  public struct Setting: Sendable {
    /// Whether standard input comes from a terminal.
    public var isInputTerminal = false
    /// Whether the standard output goes to a terminal.
    public var isOutputTerminal = false
    /// Whether the standard error output goes to a terminal.
    public var isErrorTerminal = false
    /// The terminal's width; `nil` when it does not say.
    public var columns: Int?
    /// The terminal's height; `nil` when it does not say.
    public var lines: Int?
    /// The environment variables.
    public var environment: [String: String] = [:]
    /// What standard input gives.
    public var input: [UInt8] = []
    /// The answers to questions, in order; after the last one the input has ended.
    public var answers: [String] = []
    /// The error with which every write fails once so many bytes were written.
    public var failure: (afterBytes: Int, error: ConsoleError)?
    /// Ctrl-C is pressed when it was asked for that many times; never when `nil`.
    public var interruptsAtCheck: Int?

    /// A pipe at both ends, and nothing to read.
    public init() {}

    /// A terminal of that many columns at all three places.
    public static func terminal(columns: Int?) -> Setting {
      var setting = Setting()
      setting.isInputTerminal = true
      setting.isOutputTerminal = true
      setting.isErrorTerminal = true
      setting.columns = columns
      return setting
    }
  }

  private struct State {
    var output: [UInt8] = []
    var errors = ""
    var questions: [String] = []
    var inputOffset = 0
    var answerIndex = 0
    var checks = 0
    var isCleared = false
  }

  private let setting: Setting
  private let state = Mutex(State())

  /// A console as the script has it; a pipe unless told.
  public init(_ setting: Setting = Setting()) { self.setting = setting }

  /// Everything written to the standard output, as bytes.
  public var outputBytes: [UInt8] { state.withLock { $0.output } }
  /// Everything written to the standard output.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Everything written to the standard error output.
  public var errors: String { state.withLock { $0.errors } }
  /// The questions that were asked, in order.
  public var questions: [String] { state.withLock { $0.questions } }

  /// Forgets what was written and asked.
  public func clear() {
    state.withLock {
      $0.output = []
      $0.errors = ""
      $0.questions = []
    }
  }

  /// Keeps the text as output.
  public func write(_ text: String) throws(ConsoleError) { try write(Array(text.utf8)) }

  /// Keeps the bytes as output, up to the point where the script lets writing fail.
  public func write(_ bytes: [UInt8]) throws(ConsoleError) {
    let failure = setting.failure
    let error: ConsoleError? = state.withLock { state in
      guard let failure, state.output.count + bytes.count > failure.afterBytes else {
        state.output += bytes
        return nil
      }
      state.output += bytes.prefix(max(0, failure.afterBytes - state.output.count))
      return failure.error
    }
    if let error { throw error }
  }

  /// Keeps the text as error output.
  public func writeError(_ text: String) { state.withLock { $0.errors += text } }

  /// Gives the next answer of the script; `nil` without a terminal and after the last one.
  public func ask(_ question: String) -> String? {
    guard setting.isInputTerminal else { return nil }
    return state.withLock { state in
      state.questions.append(question)
      guard state.answerIndex < setting.answers.count else { return nil }
      defer { state.answerIndex += 1 }
      return setting.answers[state.answerIndex]
    }
  }

  /// Gives the next bytes of the script's input.
  public func read(_ count: Int) throws(ConsoleError) -> [UInt8] {
    state.withLock { state in
      let end = min(state.inputOffset + max(0, count), setting.input.count)
      defer { state.inputOffset = end }
      return Array(setting.input[state.inputOffset..<end])
    }
  }

  /// As the script says.
  public var isInputTerminal: Bool { setting.isInputTerminal }
  /// As the script says.
  public var isOutputTerminal: Bool { setting.isOutputTerminal }
  /// As the script says.
  public var isErrorTerminal: Bool { setting.isErrorTerminal }
  /// As the script says.
  public var columns: Int? { setting.columns }
  /// As the script says.
  public var lines: Int? { setting.lines }
  /// As the script says.
  public var environment: [String: String] { setting.environment }

  /// Becomes true at the check that the script names.
  public var isInterrupted: Bool {
    guard let moment = setting.interruptsAtCheck else { return false }
    return state.withLock { state in
      state.checks += 1
      return !state.isCleared && state.checks >= moment
    }
  }

  /// Ends the interrupt of the script.
  public func clearInterrupt() { state.withLock { $0.isCleared = true } }
}
