import Text

/// Lines of a label and a value, the values under each other and wrapped to the terminal.
struct LabelledLines {
  private var entries: [(label: String, value: String)] = []

  /// Adds a line; one without a value is left out.
  mutating func add(_ label: String, _ value: String) {
    if !value.isEmpty { entries.append((label, value)) }
  }

  /// Adds several lines under one label.
  mutating func add(_ label: String, _ values: [String]) {
    for (index, value) in values.enumerated() { add(index == 0 ? label : "", value) }
  }

  /// The lines, indented; wrapped where there is a width.
  func text(indent: Int = 2, width: Int?, style: TerminalStyle) -> String {
    let labelWidth = entries.map { DisplayWidth.of($0.label) }.max() ?? 0
    let start = indent + labelWidth + 2
    var text = ""
    for entry in entries {
      let lines =
        width.map { DisplayWidth.wrapped(entry.value, to: max(16, $0 - start)) } ?? [entry.value]
      for (index, line) in lines.enumerated() {
        let label = DisplayWidth.padded(index == 0 ? entry.label : "", to: labelWidth)
        text += String(repeating: " ", count: indent) + style.dim(label) + "  " + line + "\n"
      }
    }
    return text
  }
}
