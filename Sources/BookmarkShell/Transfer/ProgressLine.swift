import BookmarkCommands
import Localization
import Synchronization
import Text

/// One line on a terminal that tells how far long work is, and is gone when the work is done.
///
/// It appears when the work has taken half a second and is drawn at most ten times a second.
final class ProgressLine: Sendable {
  private struct State {
    var begun: ContinuousClock.Instant?
    var drawn: ContinuousClock.Instant?
    var stage: CommandProgress.Stage?
  }

  private let console: any Console
  private let messages: Messages
  private let isShown: Bool
  private let state = Mutex(State())

  init(_ console: any Console, messages: Messages, isQuiet: Bool) {
    self.console = console
    self.messages = messages
    isShown = console.isErrorTerminal && !isQuiet && console.environment["TERM"] != "dumb"
  }

  /// Tells how many rows were read, and which part of the file when its size is known.
  func reading(rows: Int, part: Double?) {
    draw(.reading) { seconds in
      let rate = Int(Double(rows) / max(seconds, 0.001))
      let text = self.messages.importProgressReading(rows: rows, rate: rate)
      guard let part else { return text }
      return Self.bar(part) + " \(Int(min(max(part, 0), 1) * 100)) % · " + text
    }
  }

  /// Tells what the store does.
  func storing(_ progress: CommandProgress) {
    draw(progress.stage) { _ in
      let text =
        switch progress.stage {
        case .reading: self.messages.importProgressMatching(count: progress.done)
        case .comparing: self.messages.importProgressComparing(count: progress.done)
        case .writing: self.messages.importProgressWriting(count: progress.done)
        case .indexing: self.messages.importProgressIndexing(count: progress.done)
        }
      guard let total = progress.total, total > 0 else { return text }
      return Self.bar(Double(progress.done) / Double(total)) + " " + text
    }
  }

  /// Takes the line away, before something else is written.
  func clear() {
    guard isShown else { return }
    state.withLock { state in
      if state.drawn != nil { console.writeError("\r\u{1B}[K") }
      state.drawn = nil
    }
  }

  private func draw(_ stage: CommandProgress.Stage, _ text: (_ seconds: Double) -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    state.withLock { state in
      let begun = state.begun ?? now
      state.begun = begun
      let age = begun.duration(to: now)
      guard age >= .milliseconds(500) else { return }
      if let drawn = state.drawn, drawn.duration(to: now) < .milliseconds(100) { return }
      state.drawn = now
      let seconds = Double(age.components.seconds) + Double(age.components.attoseconds) / 1e18
      let line = DisplayWidth.truncated(text(seconds), to: max(1, (console.columns ?? 80) - 1))
      console.writeError("\r\(line)\u{1B}[K")
    }
  }

  static func bar(_ part: Double) -> String {
    let full = Int((min(max(part, 0), 1) * 20).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
  }
}
