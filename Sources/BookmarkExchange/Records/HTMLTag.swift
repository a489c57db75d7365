/// The inside of a tag: `<A HREF="x" PRIVATE>`.
enum HTMLTag {
  /// The name and the attributes, all names in lower case; nil for what is no tag.
  static func parts(
    _ tag: ArraySlice<UInt8>
  ) -> (name: String, attributes: [String: String])? {
    var rest = tag.dropFirst()
    if rest.last == UInt8(ascii: ">") { rest = rest.dropLast() }
    let name = word(&rest) { CellText.isSpace($0) }
    if name.isEmpty { return nil }
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { CellText.isSpace($0) }
      if rest.isEmpty { break }
      let key = word(&rest) { CellText.isSpace($0) || $0 == UInt8(ascii: "=") }
      rest = rest.drop { CellText.isSpace($0) }
      var value = ""
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop { CellText.isSpace($0) }
        value = self.value(&rest)
      } else if key.isEmpty {
        rest = rest.dropFirst()
      }
      if !key.isEmpty { attributes[key] = attributes[key] ?? value }
    }
    return (name, attributes)
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> String {
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = rest.prefix { !CellText.isSpace($0) }
      rest = rest.dropFirst(value.count)
      return HTMLText.decoded(value)
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(value.count + 2)
    return HTMLText.decoded(value)
  }

  private static func word(
    _ rest: inout ArraySlice<UInt8>, until isEnd: (UInt8) -> Bool
  ) -> String {
    let word = rest.prefix { !isEnd($0) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self).lowercased()
  }
}
