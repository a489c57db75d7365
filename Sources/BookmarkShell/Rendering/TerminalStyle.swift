import BookmarkCommands
import Text

/// Bold and dim, where the output goes to a terminal whose owner wants it.
///
/// NO_COLOR (<https://no-color.org>) with any value and TERM=dumb turn it off.
struct TerminalStyle {
  let isOn: Bool

  init(isOn: Bool) { self.isOn = isOn }

  /// The style of what is written to the console's standard output.
  init(_ console: any Console) {
    isOn =
      console.isOutputTerminal && (console.environment["NO_COLOR"] ?? "").isEmpty
      && console.environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { wrapped(text, "\u{1B}[1m") }

  func dim(_ text: String) -> String { wrapped(text, "\u{1B}[2m") }

  /// The columns that a line takes, whatever of it is bold or dim.
  static func width(of line: String) -> Int {
    let codes = ["\u{1B}[0m", "\u{1B}[1m", "\u{1B}[2m"]
    return DisplayWidth.of(codes.reduce(line) { $0.replacing($1, with: "") })
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? code + text + "\u{1B}[0m" : text
  }
}
