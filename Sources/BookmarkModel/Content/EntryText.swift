/// One entry of a list as it is written in a cell: text, attributes, or both.
///
/// A cell's entries are separated by `;`. An entry is bare text (`sf`), or attributes
/// (`finished=2024-05-01 rating=4`), or quoted text followed by attributes
/// (`"三体" role=original language=zh`). Quotes are doubled inside of quotes. What is quoted is meant
/// as it stands: no role, position or list is read out of it.
struct EntryText: Equatable {
  /// The entry's text, when it has one.
  var text: String?
  /// The attributes in their order.
  var attributes: [(name: String, value: String)] = []
  /// Whether the text stood in quotes.
  var isQuoted = false

  /// The value of the first attribute of that name.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.attributes.elementsEqual(right.attributes, by: ==)
  }

  /// The entries of a cell.
  ///
  /// - Parameter names: the attributes that an entry may have; `x=y` with another name is text.
  static func list(_ cell: String, attributes names: Set<String> = []) throws(FieldError.Reason)
    -> [EntryText]
  {
    var reader = EntryReader(cell, names: names)
    return try reader.entries()
  }

  /// The cell that holds the entries; read again by ``list(_:attributes:)`` it gives the same.
  static func cell(_ entries: [EntryText]) -> String {
    entries.map(\.written).joined(separator: "; ")
  }

  private var written: String {
    var words: [String] = []
    if let text {
      words.append(attributes.isEmpty && !Self.needsQuotes(text) ? text : Self.quoted(text))
    }
    for (name, value) in attributes {
      let isPlain =
        !value.isEmpty
        && !value.unicodeScalars.contains { $0 == "\"" || $0 == ";" || EntryReader.isSpace($0) }
      words.append(name + "=" + (isPlain ? value : Self.quoted(value)))
    }
    return words.joined(separator: " ")
  }

  private static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return true
    }
    return first == "\"" || last == ")" || EntryReader.isSpace(first) || EntryReader.isSpace(last)
      || text.unicodeScalars.contains { ";,|、=#\n\r".unicodeScalars.contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + String(
        String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
      + "\""
  }
}

/// Reads the entries of one cell, scalar by scalar.
private struct EntryReader {
  private let scalars: [Unicode.Scalar]
  private let names: Set<String>
  private var index = 0

  init(_ cell: String, names: Set<String>) {
    scalars = Array(cell.unicodeScalars)
    self.names = names
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{3000}"
  }

  mutating func entries() throws(FieldError.Reason) -> [EntryText] {
    var entries: [EntryText] = []
    while index < scalars.count {
      let entry = try entry()
      if entry.text != nil || !entry.attributes.isEmpty { entries.append(entry) }
    }
    return entries
  }

  private mutating func entry() throws(FieldError.Reason) -> EntryText {
    var entry = EntryText()
    skipSpaces()
    if peek == "\"" {
      entry.text = try quoted()
      entry.isQuoted = true
      skipSpaces()
    }
    while let attribute = try attribute() {
      entry.attributes.append(attribute)
      skipSpaces()
    }
    let rest = bareText()
    if !rest.isEmpty {
      entry.text = entry.text.map { $0 + " " + rest } ?? rest
    }
    if peek == ";" { index += 1 }
    return entry
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpaces() {
    while let scalar = peek, Self.isSpace(scalar) { index += 1 }
  }

  private mutating func quoted() throws(FieldError.Reason) -> String {
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = peek {
      index += 1
      if scalar != "\"" {
        text.append(scalar)
      } else if peek == "\"" {
        text.append(scalar)
        index += 1
      } else {
        return String(text)
      }
    }
    throw .unclosedQuote
  }

  private mutating func attribute() throws(FieldError.Reason) -> (name: String, value: String)? {
    var end = index
    while end < scalars.count, ("a"..."z").contains(scalars[end]) { end += 1 }
    guard end > index, end < scalars.count, scalars[end] == "=" else { return nil }
    let name = String(String.UnicodeScalarView(scalars[index..<end]))
    guard names.contains(name) else { return nil }
    index = end + 1
    if peek == "\"" { return (name, try quoted()) }
    let start = index
    while let scalar = peek, scalar != ";", !Self.isSpace(scalar) { index += 1 }
    return (name, String(String.UnicodeScalarView(scalars[start..<index])))
  }

  private mutating func bareText() -> String {
    let start = index
    while let scalar = peek, scalar != ";" { index += 1 }
    var end = index
    while end > start, Self.isSpace(scalars[end - 1]) { end -= 1 }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
