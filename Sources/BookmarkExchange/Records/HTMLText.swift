/// Text of an HTML file, whose references stand for characters.
enum HTMLText {
  /// The text with the usual references resolved; one that isn't known, or stands for U+0000, stays as it is.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let end = rest.prefix(10).firstIndex(of: ";")
      if let end, let character = character(rest[rest.index(after: mark)..<end]) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if let known = named[String(name)] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "middot": "·", "copy": "©", "eacute": "é",
  ]
}
