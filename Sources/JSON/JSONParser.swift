/// Turns bytes that hold one value into that value, strictly by RFC 8259.
struct JSONParser {
  /// A value and how many NULs were left out of its strings.
  struct Parsed {
    let value: JSONValue
    let removedNULs: Int
  }

  private let bytes: UnsafeRawBufferPointer
  private let limits: JSONLimits
  private let deepest: Int
  private var position = 0
  private var removedNULs = 0

  /// Parses bytes that hold one value and nothing else but white space.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, limits: JSONLimits
  ) -> Result<Parsed, JSONFailure> {
    var parser = JSONParser(bytes: bytes, limits: limits)
    do throws(JSONFailure) {
      return .success(try parser.whole())
    } catch {
      return .failure(error)
    }
  }

  private init(bytes: UnsafeRawBufferPointer, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    // Each level is one call on the stack, whatever the caller allows.
    deepest = min(limits.depth, 512)
  }

  private mutating func whole() throws(JSONFailure) -> Parsed {
    if bytes.count > limits.recordBytes {
      throw JSONFailure(kind: .recordTooLong(limit: limits.recordBytes), offset: 0)
    }
    if let bad = JSONBytes.firstInvalidByte(in: bytes) {
      throw JSONFailure(kind: .invalidUTF8, offset: bad)
    }
    let value = try value(depth: 0)
    passSpace()
    if position < bytes.count { throw unexpected() }
    return Parsed(value: value, removedNULs: removedNULs)
  }

  private mutating func value(depth: Int) throws(JSONFailure) -> JSONValue {
    switch try nextByte() {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case let byte where JSONBytes.endsScalar(byte): throw unexpected()
    default: return try literal()
    }
  }

  private mutating func object(depth: Int) throws(JSONFailure) -> JSONValue {
    try enter(depth)
    var members: [JSONMember] = []
    var names = JSONNames()
    if try nextByte() == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    members.reserveCapacity(8)
    while true {
      guard try nextByte() == UInt8(ascii: "\"") else { throw unexpected() }
      let start = position
      let name = try string()
      if names.isDuplicate(name, among: members) {
        throw JSONFailure(kind: .duplicateName(name), offset: start)
      }
      guard try nextByte() == UInt8(ascii: ":") else { throw unexpected() }
      position += 1
      members.append(JSONMember(name: name, value: try value(depth: depth)))
      if try endsContainer(with: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONFailure) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if try nextByte() == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    while true {
      elements.append(try value(depth: depth))
      if try endsContainer(with: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONFailure) {
    if depth > deepest {
      throw JSONFailure(kind: .tooDeep(limit: deepest), offset: position)
    }
    position += 1
  }

  /// Passes a comma or the closing bracket, and says which it was.
  private mutating func endsContainer(with bracket: UInt8) throws(JSONFailure) -> Bool {
    let byte = try nextByte()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw unexpected() }
    position += 1
    return byte == bracket
  }

  private mutating func literal() throws(JSONFailure) -> JSONValue {
    let start = position
    let word = scalar()
    if word.elementsEqual("true".utf8) { return .bool(true) }
    if word.elementsEqual("false".utf8) { return .bool(false) }
    if word.elementsEqual("null".utf8) { return .null }
    throw JSONFailure(kind: .invalidLiteral, offset: start)
  }

  private mutating func number() throws(JSONFailure) -> String {
    let start = position
    let digits = scalar()
    if digits.count > limits.numberBytes {
      throw JSONFailure(kind: .numberTooLong(limit: limits.numberBytes), offset: start)
    }
    guard JSONBytes.isNumber(digits) else {
      throw JSONFailure(kind: .invalidNumber, offset: start)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Passes the bytes up to the next space, bracket, comma, colon or quote.
  private mutating func scalar() -> UnsafeRawBufferPointer {
    let start = position
    while position < bytes.count, !JSONBytes.endsScalar(bytes[position]) { position += 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
  }

  /// Passes a string whose opening quote is at the position.
  private mutating func string() throws(JSONFailure) -> String {
    let start = position + 1
    var end = JSONBytes.firstSpecial(in: bytes, from: start)
    var hasEscapes = false
    while true {
      guard end < bytes.count else { throw atEnd() }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\") else {
        throw JSONFailure(kind: .controlCharacter(byte), offset: end)
      }
      hasEscapes = true
      // Whatever is escaped can't close the string; it is judged when the escapes are resolved.
      guard end + 1 < bytes.count else { throw atEnd() }
      end = JSONBytes.firstSpecial(in: bytes, from: bytes[end + 1] < 0x20 ? end + 1 : end + 2)
    }
    if end - start > limits.stringBytes {
      throw JSONFailure(kind: .stringTooLong(limit: limits.stringBytes), offset: start - 1)
    }
    position = end + 1
    let content = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    guard hasEscapes else { return String(decoding: content, as: UTF8.self) }
    var escapes = JSONEscapes(content: content, offset: start)
    let text = try escapes.resolved()
    removedNULs += escapes.removedNULs
    return text
  }

  private mutating func passSpace() {
    while position < bytes.count, JSONBytes.isSpace(bytes[position]) { position += 1 }
  }

  /// The next byte that is no white space; it is not passed.
  private mutating func nextByte() throws(JSONFailure) -> UInt8 {
    passSpace()
    guard position < bytes.count else { throw atEnd() }
    return bytes[position]
  }

  private func atEnd() -> JSONFailure {
    JSONFailure(kind: .unexpectedEnd(openedOnLine: 0), offset: bytes.count)
  }

  private func unexpected() -> JSONFailure {
    JSONFailure(kind: .unexpectedByte(bytes[position]), offset: position)
  }
}
