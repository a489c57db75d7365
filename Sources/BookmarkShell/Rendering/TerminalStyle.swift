import BookmarkCommands

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

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? code + text + "\u{1B}[0m" : text
  }
}
