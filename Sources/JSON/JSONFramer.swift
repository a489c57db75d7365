/// Finds where one value ends by its brackets and quotes, and can stop and go on anywhere.
///
/// What is between them is the parser's business. Positions count from the start of the value.
struct JSONFramer: Sendable {
  /// What a call to `scan` came to.
  enum Outcome: Equatable {
    /// All bytes were used and the value isn't complete.
    case needsMore
    /// The value ends before this byte.
    case complete(Int)
    /// A bracket closes what it didn't open; the byte after it.
    case broken(Int)
    /// A line ended inside the value, and the caller wanted to know.
    case lineEnd(isInString: Bool, position: Int)
  }

  private enum Phase { case start, scalar, string, escape, between }

  private var phase = Phase.start
  private var depth = 0
  /// One bit a level, the innermost lowest: whether it is an object.
  ///
  /// Only the outermost 64 levels have one.
  private var objects: UInt64 = 0
  private(set) var cursor = 0

  /// Forgets the bytes already passed over, so that the owner can drop them.
  mutating func rebase() { cursor = 0 }

  /// Goes on in a value whose bytes begin at the buffer's start.
  ///
  /// - Parameters:
  ///   - endIsComplete: a number or literal may end where the bytes end.
  ///   - stopsAtLineEnd: a line end inside the value is reported instead of passed.
  mutating func scan(
    _ bytes: UnsafeRawBufferPointer, endIsComplete: Bool, stopsAtLineEnd: Bool = false
  ) -> Outcome {
    var position = cursor
    defer { cursor = position }
    while position < bytes.count {
      let byte = bytes[position]
      switch phase {
      case .escape:
        phase = .string
        // A line end is no escape; leave it to be seen as what it is.
        if byte >= 0x20 { position += 1 }
      case .string:
        position = JSONBytes.firstSpecial(in: bytes, from: position)
        guard position < bytes.count else { return .needsMore }
        let special = bytes[position]
        if stopsAtLineEnd, JSONBytes.isLineEnd(special) {
          return .lineEnd(isInString: true, position: position)
        }
        position += 1
        if special == UInt8(ascii: "\\") {
          phase = .escape
        } else if special == UInt8(ascii: "\"") {
          if depth == 0 { return .complete(position) }
          phase = .between
        }
      case .scalar:
        if JSONBytes.endsScalar(byte) { return .complete(position) }
        position += 1
      case .start, .between:
        if stopsAtLineEnd, JSONBytes.isLineEnd(byte) {
          return .lineEnd(isInString: false, position: position)
        }
        if let outcome = structure(byte, endingAt: position + 1) {
          // A wrong byte is left, so that going on comes upon it again.
          if case .complete(let end) = outcome { position = end }
          return outcome
        }
        position += 1
      }
    }
    return phase == .scalar && endIsComplete ? .complete(position) : .needsMore
  }

  private mutating func structure(_ byte: UInt8, endingAt end: Int) -> Outcome? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth <= 64 { objects = objects << 1 | (byte == UInt8(ascii: "{") ? 1 : 0) }
      phase = .between
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let isObject = byte == UInt8(ascii: "}")
      // Deeper than the bits reach, either bracket will do: the parser refuses such depth anyway.
      guard depth > 0, depth > 64 || (objects & 1 == 1) == isObject else { return .broken(end) }
      if depth <= 64 { objects >>= 1 }
      depth -= 1
      if depth == 0 { return .complete(end) }
    case UInt8(ascii: "\""):
      phase = .string
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      if depth == 0 { return .broken(end) }
    default:
      if depth == 0 { phase = .scalar }
    }
    return nil
  }
}
