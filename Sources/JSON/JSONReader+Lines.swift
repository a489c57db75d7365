extension JSONReader {
  /// Takes the line at `start`: a record, an error, or nothing if it is blank.
  mutating func takeLine() throws(JSONError) -> Step {
    let lineEnd = findLineEnd()
    let length = lineEnd ?? buffer.count - start
    if length > limits.recordBytes, !isSkipping { throw beginSkipping() }
    if lineEnd == nil, !isFinished || length == 0 {
      if isSkipping {
        advance(by: length)
        lineCursor = 0
      }
      return .needsMore
    }
    defer { endLine() }
    lineCursor = length
    if isSkipping {
      isSkipping = false
      return .again
    }
    let content = buffer[start..<start + length]
    guard let first = content.firstIndex(where: { !JSONBytes.isSpace($0) }),
      let last = content.lastIndex(where: { !JSONBytes.isSpace($0) })
    else { return .again }
    lineCursor -= first - start
    advance(by: first - start)
    index += 1
    let range = first..<last + 1
    switch parse(range) {
    case .success(let parsed):
      return .record(record(parsed, in: range))
    case .failure(let failure):
      rejected = range
      throw failure.error(in: buffer[range], at: position, index: index, isFinal: false)
    }
  }

  /// Passes the rest of the line and the byte that ends it.
  private mutating func endLine() {
    advance(by: min(lineCursor + 1, buffer.count - start))
    lineCursor = 0
  }

  /// Where the line ends, from `start`; nil if it goes on beyond the bytes that are there.
  private mutating func findLineEnd() -> Int? {
    let (range, from) = (start..<buffer.count, lineCursor)
    let end = buffer.withUnsafeBytes { all in
      let bytes = UnsafeRawBufferPointer(rebasing: all[range])
      var end = JSONBytes.firstControl(in: bytes, from: from)
      while end < bytes.count, !JSONBytes.isLineEnd(bytes[end]) {
        end = JSONBytes.firstControl(in: bytes, from: end + 1)
      }
      return end
    }
    lineCursor = end
    return end < range.count ? end : nil
  }
}
