/// A fault as the parser sees it, by its place inside the parsed bytes.
struct JSONFailure: Error, Equatable {
  /// What was wrong; the line in `unexpectedEnd` is not known yet.
  let kind: JSONError.Kind
  /// The byte, from the start of the parsed bytes.
  let offset: Int

  /// Whether brackets and quotes can't be trusted to say where the value ends.
  var isStructural: Bool {
    switch kind {
    case .unexpectedByte, .unexpectedEnd: true
    case .controlCharacter(let byte): JSONBytes.isLineEnd(byte)
    default: false
    }
  }

  /// Whether the value just isn't complete.
  var isEnd: Bool {
    if case .unexpectedEnd = kind { true } else { false }
  }

  /// The error to throw, for bytes that begin at a place.
  ///
  /// - Parameter container: the line of the container around the value, if there is one.
  func error(
    in bytes: ArraySlice<UInt8>, at start: JSONPosition, index: Int, isFinal: Bool,
    container: Int? = nil
  ) -> JSONError {
    var kind = kind
    if isEnd {
      let opened = JSONFailure.innermostOpenContainer(in: bytes)
      let line = opened.map { start.advanced(over: bytes.prefix($0)).line }
      kind = .unexpectedEnd(openedOnLine: line ?? container ?? start.line)
    }
    let place = start.advanced(over: bytes.prefix(offset))
    return JSONError(
      kind: kind, line: place.line, column: place.column, byteOffset: place.offset, index: index,
      isFinal: isFinal)
  }

  /// Where the last container that is not closed begins, from the start of the bytes.
  private static func innermostOpenContainer(in bytes: ArraySlice<UInt8>) -> Int? {
    var open: [Int] = []
    var isInString = false
    var isEscaped = false
    for (position, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(position)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    return open.last
  }
}
