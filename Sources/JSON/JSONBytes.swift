/// Questions about bytes, answered eight at a time where runs are long.
///
/// The arithmetic is that of "Bit Twiddling Hacks" (determine if a word has a byte less than n):
/// a marker bit may be wrong only above a right one, and the lowest is the one used.
enum JSONBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// The first quote, backslash or control character; else the count.
  @inline(__always)
  static func firstSpecial(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let noQuote = word ^ (0x22 &* ones)
      let noBackslash = word ^ (0x5C &* ones)
      let marks =
        (((noQuote &- ones) & ~noQuote) | ((noBackslash &- ones) & ~noBackslash)
          | ((word &- 0x20 &* ones) & ~word)) & tops
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < bytes.count, !isSpecial(bytes[position]) { position += 1 }
    return position
  }

  /// The first byte that a writer escapes: those of `firstSpecial`, and DEL; else the count.
  static func firstToEscape(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let end = firstSpecial(in: bytes, from: start)
    return bytes[start..<end].firstIndex(of: 0x7F) ?? end
  }

  /// The first control character (LF and CR are among them); else the count.
  static func firstControl(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let marks = (word &- 0x20 &* ones) & ~word & tops
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < bytes.count, bytes[position] >= 0x20 { position += 1 }
    return position
  }

  /// The first byte that is not ASCII; else the count.
  static func firstNonASCII(in bytes: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let marks = word & tops
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }

  /// Where the first byte stands that is not well-formed UTF-8.
  static func firstInvalidByte(in bytes: UnsafeRawBufferPointer) -> Int? {
    let ascii = firstNonASCII(in: bytes)
    guard ascii < bytes.count else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[ascii...])
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: rest.assumingMemoryBound(to: UInt8.self).span)
      return nil
    } catch {
      return ascii + error.byteOffsets.lowerBound
    }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  @inline(__always)
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether the byte ends a number or literal.
  @inline(__always)
  static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09: true
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""): true
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  /// Whether the bytes are a number by RFC 8259, section 6.
  static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    func passDigits() -> Bool {
      let start = position
      while position < bytes.count, isDigit(bytes[position]) { position += 1 }
      return position > start
    }
    func pass(_ byte: UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }
    _ = pass(UInt8(ascii: "-"))
    if !pass(UInt8(ascii: "0")), !passDigits() { return false }
    if pass(UInt8(ascii: ".")), !passDigits() { return false }
    if pass(UInt8(ascii: "e")) || pass(UInt8(ascii: "E")) {
      _ = pass(UInt8(ascii: "+")) || pass(UInt8(ascii: "-"))
      if !passDigits() { return false }
    }
    return position == bytes.count
  }
}
