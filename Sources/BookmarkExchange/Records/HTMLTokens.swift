/// The tags and the text of an HTML file as they stand, without any idea of what closes what.
struct HTMLTokens {
  /// A tag, or the text up to the next one.
  struct Token {
    enum Kind {
      /// Name in lower case, with `/` before it where it closes; attributes by lower-case names.
      case tag(String, attributes: [String: String])
      case text(String)
    }

    let kind: Kind
    let line: Int
    /// Where its first byte stands.
    let start: Int
  }

  private let bytes: [UInt8]
  /// Where the next token begins.
  private(set) var place = 0
  /// The line on which it begins.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; comments are left out.
  mutating func next() -> Token? {
    while place < bytes.count {
      let (start, startLine) = (place, line)
      guard bytes[place] == UInt8(ascii: "<") else {
        let text = taken(upTo: bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
        return Token(kind: .text(HTMLText.decoded(text)), line: startLine, start: start)
      }
      if bytes[place...].starts(with: Array("<!--".utf8)) {
        passComment()
        continue
      }
      let tag = taken(upTo: min(endOfTag() + 1, bytes.count))
      guard let (name, attributes) = HTMLTag.parts(tag) else { continue }
      return Token(kind: .tag(name, attributes: attributes), line: startLine, start: start)
    }
    return nil
  }

  /// The name of the next tag, where nothing but space stands before it.
  var nextTag: String? {
    var ahead = self
    while let token = ahead.next() {
      switch token.kind {
      case .tag(let name, _): return name
      case .text(let text): if !CellText.isBlank(text) { return nil }
      }
    }
    return nil
  }

  /// Passes tags, and the space before them, as long as their names are wanted.
  mutating func passWhile(_ isWanted: (String) -> Bool) {
    while let name = nextTag, isWanted(name) {
      while let token = next() {
        if case .tag = token.kind { break }
      }
    }
  }

  /// The text up to a tag of one of the names, which stays.
  mutating func text(until ends: Set<String>, keepsLines: Bool = false) -> String {
    var result = ""
    while true {
      let before = self
      guard let token = next() else { break }
      if case .text(let text) = token.kind { result += text }
      if case .tag(let name, _) = token.kind {
        if ends.contains(name) {
          self = before
          break
        }
        if name == "br" || name == "p" { result += "\n" }
      }
    }
    let text = CellText.trimmed(result)
    return keepsLines
      ? text
      : ServiceText.singleSpaces(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Where the tag that begins here ends: at the first `>` outside quotes.
  ///
  /// A quote that its line doesn't close is none, for it would hide the tags that follow.
  private func endOfTag() -> Int {
    var quote: UInt8?
    for index in place..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == 0x0A { break }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
  }

  private mutating func passComment() {
    let end = Array("-->".utf8)
    var index = place + 4
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    _ = taken(upTo: min(index + end.count, bytes.count))
  }

  private mutating func taken(upTo end: Int) -> ArraySlice<UInt8> {
    let slice = bytes[place..<end]
    line += slice.count { $0 == 0x0A }
    place = end
    return slice
  }
}
