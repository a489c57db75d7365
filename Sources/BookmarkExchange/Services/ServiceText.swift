import BookmarkModel

/// Habits that the texts of several services share.
enum ServiceText {
  /// A title without the series that stands behind it: `Tiamat's Wrath (The Expanse, #8)`.
  static func titleAndSeries(_ text: String) -> (title: String, series: [SeriesEntry]) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.last == ")", let open = openingBracket(in: scalars), open > 0 else {
      return (text, [])
    }
    let title = CellText.trimmed(string(scalars[..<open]))
    let inside = string(scalars[(open + 1)..<(scalars.count - 1)])
    var series: [SeriesEntry] = []
    for part in CellText.parts(inside, by: ";") {
      guard let entry = seriesEntry(part) else { return (text, []) }
      series.append(entry)
    }
    return title.isEmpty || series.isEmpty ? (text, []) : (title, series)
  }

  /// `The Expanse, #8` or `The Locked Tomb #1`; nil for anything without such a number.
  private static func seriesEntry(_ text: String) -> SeriesEntry? {
    let scalars = Array(text.unicodeScalars)
    guard let mark = scalars.lastIndex(of: "#"), mark + 1 < scalars.count,
      ("0"..."9").contains(scalars[mark + 1])
    else { return nil }
    var name = CellText.trimmed(string(scalars[..<mark]))
    if name.hasSuffix(",") { name = CellText.trimmed(String(name.dropLast())) }
    guard !name.isEmpty else { return nil }
    return SeriesEntry(name, position: string(scalars[(mark + 1)...]))
  }

  /// A title and the author in brackets behind it: `Sourdough (Robin Sloan)`.
  static func titleAndAuthor(_ text: String) -> (title: String, author: String) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.last == ")", let open = openingBracket(in: scalars), open > 0 else {
      return (text, "")
    }
    return (
      CellText.trimmed(string(scalars[..<open])),
      CellText.trimmed(string(scalars[(open + 1)..<(scalars.count - 1)]))
    )
  }

  /// A name as it is spoken: `Sinek, Simon` is Simon Sinek.
  static func nameInOrder(_ text: String) -> String {
    let parts = CellText.parts(text, by: ",")
    return parts.count == 2 ? "\(parts[1]) \(parts[0])" : text
  }

  /// Where the bracket opens that the text's last scalar closes.
  private static func openingBracket(in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for index in scalars.indices.reversed() {
      if scalars[index] == ")" { depth += 1 }
      if scalars[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A shelf with its place: `to-read (#80)`.
  static func shelf(_ text: String) -> ShelfEntry {
    let scalars = Array(text.unicodeScalars)
    guard scalars.last == ")", let open = openingBracket(in: scalars), open > 0,
      open + 2 < scalars.count, scalars[open + 1] == "#",
      let position = Int(string(scalars[(open + 2)..<(scalars.count - 1)]))
    else { return ShelfEntry(text) }
    return ShelfEntry(CellText.trimmed(string(scalars[..<open])), position: position)
  }

  /// Runs of spaces inside a name as one space.
  static func singleSpaces(_ text: String) -> String {
    guard text.contains("  ") else { return text }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The parts between a separator of several characters, trimmed, without empty ones.
  static func parts(_ text: String, by separator: String) -> [String] {
    text.split(separator: separator).compactMap {
      let part = CellText.trimmed(String($0))
      return part.isEmpty ? nil : part
    }
  }

  /// `George Orwell` of `Orwell, George`; a name without a comma stays as it is.
  static func firstNameFirst(_ name: String) -> String {
    let parts = CellText.parts(name, by: ",")
    return parts.count == 2 ? "\(parts[1]) \(parts[0])" : name
  }

  /// A number that a spreadsheet wrote with a fraction of zeros, without it: `5.0` is `5`.
  static func wholeNumber(_ text: String) -> String {
    for zeros in [".00", ".0", ",0"] where text.hasSuffix(zeros) {
      return String(text.dropLast(zeros.count))
    }
    return text
  }

  /// A series with its place, if that stands behind it: `Discworld #4`, `Discworld (4)`.
  static func series(_ text: String) -> SeriesEntry {
    if let entry = seriesEntry(text) { return entry }
    let scalars = Array(text.unicodeScalars)
    guard scalars.last == ")", let open = openingBracket(in: scalars), open > 0,
      ("0"..."9").contains(scalars[open + 1])
    else { return SeriesEntry(text) }
    return SeriesEntry(
      CellText.trimmed(string(scalars[..<open])),
      position: string(scalars[(open + 1)..<(scalars.count - 1)]))
  }

  /// The text with its `<br/>` as line feeds; any other markup stays as it is.
  static func lineBreaks(_ text: String) -> String {
    guard text.contains("<") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "<", let length = lineBreakLength(rest) {
        result.append("\n")
        rest = rest.dropFirst(length)
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  private static func lineBreakLength(_ rest: Substring.UnicodeScalarView) -> Int? {
    for tag in ["<br/>", "<br />", "<br>"] {
      let head = String(String.UnicodeScalarView(rest.prefix(tag.count))).lowercased()
      if head == tag { return tag.count }
    }
    return nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
