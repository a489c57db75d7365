extension JSONReader {
  mutating func takeElement() throws(JSONError) -> Step {
    // Inside a value that is passed over, white space and brackets are none of the array's.
    if isSkipping { return try takeValue() }
    guard let byte = passSpace() else { return try endInsideArray() }
    if stage == .firstElement, byte == UInt8(ascii: "]") {
      advance(by: 1)
      stage = .trailing
      return .again
    }
    return try takeValue()
  }

  mutating func takeSeparator() throws(JSONError) -> Step {
    guard let byte = passSpace() else { return try endInsideArray() }
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else { throw unexpected(byte) }
    advance(by: 1)
    stage = byte == UInt8(ascii: ",") ? .element : .trailing
    return .again
  }

  mutating func expectEnd() throws(JSONError) -> Step {
    guard let byte = passSpace() else { return .needsMore }
    throw unexpected(byte)
  }

  /// Takes the value that begins at `start`, in the array and values forms.
  mutating func takeValue() throws(JSONError) -> Step {
    let outcome = scanValue(endIsComplete: isFinished && form == .values, stopsAtLineEnd: false)
    let length =
      switch outcome {
      case .needsMore: framer.cursor
      case .complete(let end), .broken(let end), .lineEnd(_, let end): end
      }
    if length > limits.recordBytes, !isSkipping {
      if case .complete = outcome { return try refuseLongValue(length) }
      throw beginSkipping()
    }
    switch outcome {
    case .complete:
      return try takeValue(length)
    case .broken:
      throw brokenValue(length)
    case .needsMore, .lineEnd:
      if isFinished { throw endInsideValue() }
      if isSkipping {
        advance(by: framer.cursor)
        framer.rebase()
      }
      return .needsMore
    }
  }

  private mutating func takeValue(_ length: Int) throws(JSONError) -> Step {
    defer { endValue(length) }
    if isSkipping { return .again }
    index += 1
    let range = start..<start + length
    switch parse(range) {
    case .success(let parsed):
      return .record(record(parsed, in: range))
    case .failure(let failure):
      rejected = range
      let isFinal = failure.isStructural
      if isFinal { stage = .end }
      throw failure.error(in: buffer[range], at: position, index: index, isFinal: isFinal)
    }
  }

  private mutating func refuseLongValue(_ length: Int) throws(JSONError) -> Step {
    let error = beginSkipping()
    endValue(length)
    throw error
  }

  private mutating func endValue(_ length: Int) {
    advance(by: length)
    framer = JSONFramer()
    isSkipping = false
    if stage != .end { stage = form == .array ? .separator : .value }
  }

  /// The error for a value with a byte that can't stand where it does.
  private mutating func brokenValue(_ length: Int) -> JSONError {
    stage = .end
    if isSkipping {
      advance(by: length - 1)
      return error(.unexpectedByte(buffer[start]), isFinal: true)
    }
    index += 1
    rejected = start..<start + length
    var failure = JSONFailure(
      kind: .unexpectedByte(buffer[start + length - 1]), offset: length - 1)
    if case .failure(let found) = parse(rejected), found.isStructural { failure = found }
    return failure.error(
      in: buffer[rejected], at: position, index: index, isFinal: true, container: openedOnLine)
  }

  /// The error for a text that ends inside a value, unless it went wrong in its structure before.
  private mutating func endInsideValue() -> JSONError {
    stage = .end
    if isSkipping {
      advance(by: buffer.count - start)
      return error(.unexpectedEnd(openedOnLine: openedOnLine), isFinal: true)
    }
    index += 1
    rejected = start..<buffer.count
    var failure = JSONFailure(kind: .unexpectedEnd(openedOnLine: 0), offset: rejected.count)
    if case .failure(let found) = parse(rejected), found.isStructural { failure = found }
    return failure.error(
      in: buffer[rejected], at: position, index: index, isFinal: true,
      container: form == .array ? openedOnLine : nil)
  }

  private mutating func endInsideArray() throws(JSONError) -> Step {
    guard isFinished else { return .needsMore }
    stage = .end
    index += 1
    throw error(.unexpectedEnd(openedOnLine: openedOnLine), isFinal: true)
  }

  private mutating func unexpected(_ byte: UInt8) -> JSONError {
    stage = .end
    index += 1
    return error(.unexpectedByte(byte), isFinal: true)
  }

  mutating func scanValue(endIsComplete: Bool, stopsAtLineEnd: Bool) -> JSONFramer.Outcome {
    let from = start
    return buffer.withUnsafeBytes { all in
      framer.scan(
        UnsafeRawBufferPointer(rebasing: all[from...]), endIsComplete: endIsComplete,
        stopsAtLineEnd: stopsAtLineEnd)
    }
  }
}
