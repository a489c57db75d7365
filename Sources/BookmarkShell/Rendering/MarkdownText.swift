/// Text from outside as it may stand in Markdown.
enum MarkdownText {
  /// What would end a cell, begin emphasis, a link or HTML, with a backslash or as a reference.
  static func inline(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "|", "`", "*", "_", "[", "]", "~": escaped += "\\\(scalar)"
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The same for a whole line, which must not become a heading, a list or a rule.
  static func line(_ text: String) -> String {
    let line = inline(text)
    let start = line.drop { $0 == " " }
    guard let first = start.unicodeScalars.first else { return line }
    if "#+->=".unicodeScalars.contains(first) { return "\\" + start }
    let digits = start.prefix { ("0"..."9").contains($0) }
    let rest = start.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return line }
    return digits + "\\" + rest
  }
}
