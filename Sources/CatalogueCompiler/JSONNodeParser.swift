/// Reads UTF-8 bytes as one JSON value (RFC 8259), refusing a name given twice in an object.
struct JSONNodeParser {
  /// Why the bytes are no JSON, and on which line.
  struct Failure: Error, Equatable {
    let line: Int
    let message: String
  }

  /// Catalogues nest nine levels deep; this only keeps hostile input off the stack.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(bytes: [UInt8]) { self.bytes = bytes }

  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var parser = JSONNodeParser(bytes: bytes)
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.peek == nil else { throw parser.failure("text after the end of the JSON value") }
    return node
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ message: String) -> Failure { Failure(line: line, message: message) }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    skipSpace()
    guard peek == UInt8(ascii: character) else { throw failure("expected \"\(character)\"") }
    position += 1
  }

  /// Steps over `character` when it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONNode {
    guard depth < Self.deepest else { throw failure("nested too deeply") }
    skipSpace()
    let start = line
    switch peek {
    case UInt8(ascii: "{"):
      return JSONNode(line: start, content: .object(try members(depth: depth)))
    case UInt8(ascii: "["):
      return JSONNode(line: start, content: .array(try elements(depth: depth)))
    case UInt8(ascii: "\""):
      return JSONNode(line: start, content: .string(try string()))
    case nil:
      throw failure("the file ends inside a JSON value")
    default:
      return JSONNode(line: start, content: try word())
    }
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSONNode.Member] {
    try expect("{")
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = line
      let name = try string()
      guard names.insert(name).inserted else { throw failure("\"\(name)\" is given twice") }
      try expect(":")
      members.append(.init(name: name, line: start, value: try value(depth: depth + 1)))
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONNode] {
    try expect("[")
    var elements: [JSONNode] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    try expect("]")
    return elements
  }

  private mutating func word() throws(Failure) -> JSONNode.Content {
    let start = position
    while let byte = peek, Self.isWordByte(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true", "false", "null": return .literal(word)
    default:
      guard Double(word) != nil else { throw failure("expected a JSON value") }
      return .number(word)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func string() throws(Failure) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("a string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw failure("a control character in a string must be escaped")
      default:
        text.append(byte)
      }
    }
    throw failure("a string has no end")
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = peek else { throw failure("a string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("unknown escape in a string")
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), peek == UInt8(ascii: "\\") else {
      throw failure("half a surrogate pair in a string")
    }
    position += 1
    guard peek == UInt8(ascii: "u") else { throw failure("half a surrogate pair in a string") }
    position += 1
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw failure("half a surrogate pair in a string")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let end = position + 4
    guard end <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    position = end
    return unit
  }
}
