import BookmarkShell
import CReadline
import Dispatch
import Glibc
import Synchronization

/// What Readline calls back while a line is being edited: Tab, Ctrl-C, the list of candidates.
///
/// C functions carry nothing with them, so what they need stands in one guarded variable.
enum ReadlineHooks {
  /// What the editor asks of the prompt.
  struct Behavior: Sendable {
    /// Completes the text before the cursor.
    var complete: @Sendable (String) async -> Completion?
    /// The lines that show candidates.
    var table: @Sendable ([String]) -> [String]
    /// Whether an interrupt came by signal; asking takes it.
    var takeInterrupt: @Sendable () -> Bool
  }

  /// How a line can end without Enter.
  enum Ending {
    /// It was dropped for a signal.
    case dropped
    /// It was empty, and the person ended the input.
    case end
  }

  private struct State {
    var behavior: Behavior?
    var output = STDOUT_FILENO
    var ending: Ending?
    /// How many bytes of the line stand before what the candidates replace.
    var keptBytes = 0
  }

  private static let state = Mutex(State())

  /// How long a person waits for candidates before the key counts as not pressed.
  private static let patience = DispatchTimeInterval.seconds(3)

  /// Takes what the hooks need; before the first line.
  static func use(_ behavior: Behavior, output: Int32) {
    state.withLock {
      $0.behavior = behavior
      $0.output = output
    }
  }

  /// Hooks into Readline, after its initialization.
  static func install() {
    creadline_set_completer { text, _, _ in text.flatMap(ReadlineHooks.matches) }
    creadline_set_match_display { matches, count, _ in ReadlineHooks.show(matches, count) }
    creadline_set_startup_hook {
      ReadlineHooks.releaseInterruptKey()
      return 0
    }
    creadline_set_event_hook {
      ReadlineHooks.heedSignal()
      return 0
    }
    bindKeys()
  }

  /// How the line just read came to its end, when that was not Enter; asking forgets it.
  static func takeEnding() -> Ending? {
    state.withLock { state in
      defer { state.ending = nil }
      return state.ending
    }
  }
}

// MARK: - Ctrl-C and Ctrl-D

extension ReadlineHooks {
  private static func bindKeys() {
    let drop: @convention(c) (Int32, Int32) -> Int32 = { _, _ in
      ReadlineHooks.dropLine()
      return 0
    }
    let dropCommand: @convention(c) (Int32, Int32) -> Int32 = { _, key in
      ReadlineHooks.dropLine()
      return rl_vi_insertion_mode(1, key)
    }
    if let key = interruptKey {
      bind(key, drop, in: ["emacs", "vi-insert"])
      bind(key, dropCommand, in: ["vi-command"])
    }
    // A Ctrl-D that was typed while a command ran is read as NUL afterwards.
    let end: @convention(c) (Int32, Int32) -> Int32 = { count, key in
      guard creadline_line_length() == 0 else { return rl_set_mark(count, key) }
      ReadlineHooks.write("\n")
      ReadlineHooks.finish(.end)
      return 0
    }
    bind(0, end, in: ["emacs", "vi-insert"])
  }

  private static func bind(
    _ key: Int32, _ function: @convention(c) (Int32, Int32) -> Int32, in keymaps: [String]
  ) {
    for name in keymaps {
      guard let keymap = rl_get_keymap_by_name(name) else { continue }
      rl_bind_key_in_map(key, function, keymap)
    }
  }

  private static var interruptKey: Int32? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let key = withUnsafeBytes(of: settings.c_cc) { $0[Int(VINTR)] }
    return key == 0 ? nil : Int32(key)
  }

  /// Lets Ctrl-C come as a key while a line is edited, so that it stays in order with other keys.
  ///
  /// A signal would reach any thread, and at any time: keys typed right behind it could join the
  /// dropped line. Readline puts the terminal's settings back after the line.
  private static func releaseInterruptKey() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VINTR)] = 0 }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Begins an empty line below the current one.
  ///
  /// The terminal stays as Readline has set it, so that no key gets lost meanwhile.
  private static func dropLine() {
    showWholeLine()
    write("^C\n")
    rl_replace_line("", 1)
    creadline_set_cursor(0)
    using_history()
    rl_on_new_line()
    rl_redisplay()
  }

  /// Drops the line for an interrupt that came by signal; Readline looks here ten times a second.
  ///
  /// Readline has then shown `^C`, and ends the line itself.
  private static func heedSignal() {
    guard state.withLock({ $0.behavior })?.takeInterrupt() == true else { return }
    showWholeLine()
    finish(.dropped)
  }

  private static func showWholeLine() {
    creadline_set_cursor(creadline_line_length())
    rl_redisplay()
  }

  private static func finish(_ ending: Ending) {
    state.withLock { $0.ending = ending }
    creadline_finish_line()
  }

  /// Writes behind what Readline has written so far.
  static func write(_ text: String) {
    fflush(nil)
    let output = state.withLock { $0.output }
    var text = text
    text.withUTF8 { _ = Glibc.write(output, $0.baseAddress, $0.count) }
  }
}

// MARK: - Completion

extension ReadlineHooks {
  /// A C array of C strings that Readline frees: what replaces the line, then each candidate.
  private typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// A completion that one thread waits for and another brings.
  private final class Answer: Sendable {
    let completion = Mutex<Completion?>(nil)
    let isThere = DispatchSemaphore(value: 0)
  }

  private static func matches(_ text: UnsafePointer<CChar>) -> Matches? {
    creadline_set_completion_is_final(1)
    creadline_set_sorts_matches(0)
    creadline_set_ignores_duplicate_matches(0)
    guard let typed = String(validatingCString: text) else { return nil }
    // Of several pasted lines the last is the one being typed.
    let earlier = typed.utf8.lastIndex(of: UInt8(ascii: "\n")).map { typed.utf8.index(after: $0) }
    let line = String(typed[(earlier ?? typed.startIndex)...])
    guard let completion = complete(line), !completion.candidates.isEmpty else { return nil }

    let kept = typed.utf8.count - line.utf8.count + completion.start
    state.withLock { $0.keptBytes = kept }
    creadline_set_append_character(completion.appendsSpace ? 0x20 : 0)
    let head = String(decoding: typed.utf8.prefix(kept), as: UTF8.self)
    let lines = completion.candidates.map { head + $0 }
    let common = completion.commonPrefix.map { head + $0 } ?? typed
    return array(lines.count == 1 ? lines : [common] + lines)
  }

  private static func complete(_ line: String) -> Completion? {
    guard let behavior = state.withLock({ $0.behavior }) else { return nil }
    let answer = Answer()
    Task {
      let completion = await behavior.complete(line)
      answer.completion.withLock { $0 = completion }
      answer.isThere.signal()
    }
    guard answer.isThere.wait(timeout: .now() + patience) == .success else { return nil }
    return answer.completion.withLock { $0 }
  }

  private static func array(_ texts: [String]) -> Matches? {
    let size = (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let matches = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (matches + index).initialize(to: strdup(text)) }
    (matches + texts.count).initialize(to: nil)
    return matches
  }

  private static func show(_ matches: Matches?, _ count: Int32) {
    let (behavior, kept) = state.withLock { ($0.behavior, $0.keptBytes) }
    guard let matches, let behavior, count > 0 else { return }
    let candidates = (1...Int(count)).compactMap { index in
      matches[index].flatMap { String(validatingCString: $0 + min(kept, strlen($0))) }
    }
    write("\n" + behavior.table(candidates).map { $0 + "\n" }.joined())
    rl_forced_update_display()
  }
}
