/// Resolves the escapes in the content of one string.
struct JSONEscapes {
  private let content: UnsafeRawBufferPointer
  /// Where the content begins in the parsed bytes, for the place of a fault.
  private let offset: Int
  private var position = 0
  private var output: [UInt8] = []

  /// How many `\u0000` were left out.
  private(set) var removedNULs = 0

  init(content: UnsafeRawBufferPointer, offset: Int) {
    self.content = content
    self.offset = offset
    output.reserveCapacity(content.count)
  }

  /// The text, once all escapes are replaced by what they stand for.
  mutating func resolved() throws(JSONFailure) -> String {
    while position < content.count {
      let next = JSONBytes.firstSpecial(in: content, from: position)
      output.append(contentsOf: content[position..<next])
      position = next
      if position < content.count { try escape() }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func escape() throws(JSONFailure) {
    let start = position
    let letter = position + 1 < content.count ? content[position + 1] : 0
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(letter)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "u"): try append(try codePoint(escapedAt: start))
    default: throw JSONFailure(kind: .invalidEscape, offset: offset + start)
    }
  }

  /// Reads what follows `\u`, and the other half of a surrogate pair.
  private mutating func codePoint(escapedAt start: Int) throws(JSONFailure) -> UInt32 {
    guard let unit = hexDigits() else {
      throw JSONFailure(kind: .invalidEscape, offset: offset + start)
    }
    guard unit & 0xF800 == 0xD800 else { return unit }
    let lone = JSONFailure(kind: .loneSurrogate, offset: offset + start)
    guard unit < 0xDC00, position + 1 < content.count, content[position] == UInt8(ascii: "\\"),
      content[position + 1] == UInt8(ascii: "u")
    else { throw lone }
    position += 2
    guard let low = hexDigits(), low & 0xFC00 == 0xDC00 else { throw lone }
    return 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
  }

  private mutating func hexDigits() -> UInt32? {
    guard position + 4 <= content.count else { return nil }
    var value: UInt32 = 0
    for byte in content[position..<position + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  private mutating func append(_ codePoint: UInt32) throws(JSONFailure) {
    guard codePoint != 0 else {
      removedNULs += 1
      return
    }
    guard let scalar = Unicode.Scalar(codePoint) else {
      throw JSONFailure(kind: .loneSurrogate, offset: offset + position)
    }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
