/// Reads the values of a JSON text that arrives in pieces of any size, one by one.
///
/// The caller appends bytes and pulls records until `next` returns nil, then appends more, and
/// calls `finish` when there are none. Memory is bounded by one record and one piece.
///
///     var reader = JSONReader()
///     reader.append(bytes)
///     reader.finish()
///     while let record = try reader.next() { print(record.line, record.value) }
///
/// The values are by RFC 8259; a byte order mark at the start is dropped, and NULs written as
/// `\u0000` are removed and counted. The reader finds out by itself in which `Form` the values
/// come.
public struct JSONReader: Sendable {
  /// How the values of a text are put together.
  public enum Form: Equatable, Sendable {
    /// The elements of one array around everything.
    case array
    /// One value a line.
    case lines
    /// One value after the other, each on any number of lines.
    case values
  }

  enum Stage {
    case beginning, deciding, line, value, firstElement, element, separator, trailing, end
  }

  /// What one step came to.
  enum Step {
    case record(JSONRecord)
    case needsMore
    case again
  }

  let limits: JSONLimits
  var buffer: [UInt8] = []
  /// Where in `buffer` the bytes begin that are still to be read; `position` is the same place.
  var start = 0
  var position = JSONPosition()
  var stage = Stage.beginning
  var framer = JSONFramer()
  /// How far the search for the end of the line has come, from `start`.
  var lineCursor = 0
  /// Where the first value ends, from `start`, while the form is being decided.
  var firstValueEnd: Int?
  /// Whether the record passed a limit and is only being passed over.
  var isSkipping = false
  /// The line of the array around everything, or of the record being passed over.
  var openedOnLine = 1
  var index = 0
  var isFinished = false
  var rejected = 0..<0

  /// The form of the text.
  ///
  /// Nil until enough bytes are there to tell: `array` after the first bracket, the others once the
  /// first value or its first line is complete. It is `lines` if the first value ends on the line
  /// it begins on and no other object or array follows there, or if that line ends inside a string,
  /// which no value may do.
  public internal(set) var form: Form?

  /// Makes a reader of a text that has not begun.
  public init(limits: JSONLimits = JSONLimits()) { self.limits = limits }

  /// The bytes of the record that the last error was about.
  ///
  /// Empty when the record passed its limit (it isn't kept) or the fault lies between records, and
  /// after the next call of any method that changes the reader.
  public var rejectedBytes: ArraySlice<UInt8> { buffer[rejected] }

  /// Adds bytes to what was given before.
  ///
  /// Bytes that come after `finish` are ignored.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished else { return }
    rejected = 0..<0
    if start > buffer.count / 2 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Adds bytes to what was given before.
  ///
  /// Bytes that come after `finish` are ignored.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Says that no bytes follow, so that a last value may end where they end.
  public mutating func finish() { isFinished = true }

  /// The next record, or nil: more bytes are needed, or, after `finish`, there are no more records.
  ///
  /// - Throws: `JSONError`. If it isn't final, the reader goes on behind the record: in the lines
  ///   form with the next line, whatever was wrong; in the other forms if the fault is one of
  ///   content (a duplicate name, a number, an escape, an invalid byte, a limit), so that brackets
  ///   and quotes still tell where the value ends. Wrong structure and a text that ends too early
  ///   are final there.
  public mutating func next() throws(JSONError) -> JSONRecord? {
    rejected = 0..<0
    while true {
      switch try step() {
      case .record(let record): return record
      case .needsMore: return nil
      case .again: continue
      }
    }
  }

  private mutating func step() throws(JSONError) -> Step {
    switch stage {
    case .beginning: begin()
    case .deciding: decideForm()
    case .line: try takeLine()
    case .value: !isSkipping && passSpace() == nil ? .needsMore : try takeValue()
    case .firstElement, .element: try takeElement()
    case .separator: try takeSeparator()
    case .trailing: try expectEnd()
    case .end: .needsMore
    }
  }

  private mutating func begin() -> Step {
    if position.offset == 0 {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      if buffer.count < mark.count, !isFinished, mark.starts(with: buffer) { return .needsMore }
      if buffer.starts(with: mark) {
        start = mark.count
        position = JSONPosition(offset: start, lineStart: start)
      }
    }
    guard let byte = passSpace() else { return .needsMore }
    stage = .deciding
    if byte == UInt8(ascii: "[") {
      form = .array
      openedOnLine = position.line
      advance(by: 1)
      stage = .firstElement
    }
    return .again
  }

  /// The bytes still to be read.
  var rest: ArraySlice<UInt8> { buffer[start...] }

  /// Passes white space; returns the byte behind it, which is not passed, or nil if there is none
  /// yet.
  mutating func passSpace() -> UInt8? {
    var end = start
    while end < buffer.count, JSONBytes.isSpace(buffer[end]) { end += 1 }
    advance(by: end - start)
    return start < buffer.count ? buffer[start] : nil
  }

  mutating func advance(by count: Int) {
    guard count > 0 else { return }
    let range = start..<start + count
    buffer.withUnsafeBytes { position.advance(over: UnsafeRawBufferPointer(rebasing: $0[range])) }
    start += count
  }

  func parse(_ range: Range<Int>) -> Result<JSONParser.Parsed, JSONFailure> {
    buffer.withUnsafeBytes {
      JSONParser.parse(UnsafeRawBufferPointer(rebasing: $0[range]), limits: limits)
    }
  }

  func record(_ parsed: JSONParser.Parsed, in range: Range<Int>) -> JSONRecord {
    JSONRecord(
      storage: buffer, range: range, value: parsed.value, index: index, line: position.line,
      column: position.column, byteOffset: position.offset, removedNULs: parsed.removedNULs)
  }

  /// Begins to pass over the record at `start`, which is longer than the limit allows.
  mutating func beginSkipping() -> JSONError {
    index += 1
    isSkipping = true
    if form != .array { openedOnLine = position.line }
    return error(.recordTooLong(limit: limits.recordBytes), isFinal: false)
  }

  /// An error at the place reached.
  func error(_ kind: JSONError.Kind, isFinal: Bool) -> JSONError {
    JSONError(
      kind: kind, line: position.line, column: position.column, byteOffset: position.offset,
      index: index, isFinal: isFinal)
  }
}
