/// A place in a text: its byte, its line, and where that line begins.
struct JSONPosition: Equatable, Sendable {
  /// The byte in the input, from 0.
  var offset = 0
  /// The physical line, from 1.
  var line = 1
  /// The byte in the input at which the line begins.
  var lineStart = 0
  /// Whether the byte before was a carriage return, which a line feed would belong to.
  private var isAfterCR = false

  init(offset: Int = 0, lineStart: Int = 0) {
    self.offset = offset
    self.lineStart = lineStart
  }

  /// The byte of the line, from 1.
  var column: Int { offset - lineStart + 1 }

  /// Moves over bytes, counting the lines that end in them.
  mutating func advance(over bytes: UnsafeRawBufferPointer) {
    var position = 0
    while true {
      let next = JSONBytes.firstControl(in: bytes, from: position)
      if next > position { isAfterCR = false }
      guard next < bytes.count else { break }
      let byte = bytes[next]
      position = next + 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\r") || !isAfterCR { line += 1 }
        lineStart = offset + position
      }
      isAfterCR = byte == UInt8(ascii: "\r")
    }
    offset += bytes.count
  }

  /// The place behind some bytes that begin here.
  func advanced(over bytes: ArraySlice<UInt8>) -> JSONPosition {
    var copy = self
    bytes.withUnsafeBytes { copy.advance(over: $0) }
    return copy
  }
}
