/// Reads records from a delimited text that arrives in pieces of any size.
///
/// The caller appends bytes and pulls records until `next` returns nil, then appends more, and
/// calls `finish` when there are none. Memory is bounded by one record and one piece.
///
///     var reader = CSVReader(dialect: .comma)
///     reader.append(bytes)
///     reader.finish()
///     while let record = try reader.next() {
///       if !record.isBlank { print(record[0]) }
///     }
///
/// The rules are those of RFC 4180, and these:
/// - A record ends with LF, CRLF or CR, also mixed in one text. A line end inside quotes is kept.
/// - Spaces before an opening quote are dropped. Any other text before a quote makes the quote
///   plain.
/// - Text after a closing quote belongs to the field, as it stands up to the next delimiter or line
///   end, quotes included: `"a"b` is `ab`, `"a" "b"` is `a "b"`.
/// - A byte order mark at the start is dropped. NUL bytes are removed before quotes are looked at,
///   and counted.
/// - An empty line is a record whose `isBlank` is true.
/// - A field without quotes keeps its spaces.
public struct CSVReader: Sendable {
  /// The delimiter and quote that the reader goes by.
  public let dialect: CSVDialect

  private var buffer: [UInt8] = []
  /// Where in `buffer` the current record begins.
  private var recordStart = 0
  /// How many bytes of the input went before `buffer`.
  private var bytesDropped = 0
  private var line = 1
  private var scanner: CSVScanner
  private var isAtBeginning = true
  private var isAfterCR = false
  private var isFinished = false
  private var isAtEnd = false
  private var rejected = 0..<0

  /// Makes a reader of a text that has not begun.
  public init(dialect: CSVDialect = .comma, limits: CSVLimits = CSVLimits()) {
    self.dialect = dialect
    scanner = CSVScanner(dialect: dialect, limits: limits)
  }

  /// The bytes of the record that the last error was about, without the line end.
  ///
  /// Empty when a limit was passed (such a record isn't kept), and after the next call of any
  /// method that changes the reader.
  public var rejectedBytes: ArraySlice<UInt8> { buffer[rejected] }

  /// Adds bytes to what was given before.
  ///
  /// Bytes that come after `finish` are ignored.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished else { return }
    compact()
    buffer.append(contentsOf: bytes)
  }

  /// Adds bytes to what was given before.
  ///
  /// Bytes that come after `finish` are ignored.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Says that no bytes follow, so that a last line without a line end is a record.
  public mutating func finish() { isFinished = true }

  /// The next record, or nil: more bytes are needed, or, after `finish`, there are no more records.
  ///
  /// - Throws: `CSVError`. After an invalid byte the reader goes on with the next record. After a
  ///   breach of a limit it passes over the rest of that record, in the quoting it is in, and goes
  ///   on behind the line end that ends it. After an unclosed quote it is at its end.
  public mutating func next() throws(CSVError) -> CSVRecord? {
    rejected = 0..<0
    guard !isAtEnd, passByteOrderMark() else { return nil }
    while true {
      passLineFeed()
      let outcome = scan()
      switch outcome {
      case .needsMore:
        if scanner.isSkipping { dropSkipped() }
        return nil
      case .breach(let kind):
        throw error(breach: kind)
      case .unclosedQuote:
        throw endInsideQuotes()
      case .record(let length, let lineEnd):
        if length == 0, lineEnd == 0 {
          isAtEnd = true
          return nil
        }
        let wasSkipping = scanner.isSkipping
        let record = takeRecord(length: length, lineEnd: lineEnd)
        if wasSkipping { continue }
        try validate(record)
        return record
      }
    }
  }

  private mutating func scan() -> CSVScanner.Outcome {
    let (start, isLast) = (recordStart, isFinished)
    return buffer.withUnsafeBytes { bytes in
      scanner.scan(UnsafeRawBufferPointer(rebasing: bytes[start...]), isLast: isLast)
    }
  }

  /// Passes a byte order mark; false while it can't be told yet whether there is one.
  private mutating func passByteOrderMark() -> Bool {
    guard isAtBeginning else { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if buffer.count < mark.count, !isFinished, mark.starts(with: buffer) { return false }
    if buffer.starts(with: mark) { recordStart = mark.count }
    isAtBeginning = false
    return true
  }

  /// Passes the line feed of a CRLF whose carriage return already ended a record.
  private mutating func passLineFeed() {
    guard isAfterCR, recordStart < buffer.count else { return }
    isAfterCR = false
    if buffer[recordStart] == UInt8(ascii: "\n") { recordStart += 1 }
  }

  private mutating func takeRecord(length: Int, lineEnd: Int) -> CSVRecord {
    let end = recordStart + length
    let record = CSVRecord(
      storage: buffer, range: recordStart..<end, fields: scanner.fields, quote: dialect.quote,
      line: line, endLine: line + scanner.lineEnds, byteOffset: bytesDropped + recordStart,
      removedNULs: scanner.removedNULs)
    line += scanner.lineEnds + lineEnd
    isAfterCR = lineEnd == 1 && buffer[end] == UInt8(ascii: "\r")
    recordStart = end + lineEnd
    scanner.reset()
    return record
  }

  private mutating func dropSkipped() {
    recordStart += scanner.cursor
    scanner.rebase()
  }

  /// Moves what is still needed to the front, seldom enough to cost nothing for any piece size.
  private mutating func compact() {
    rejected = 0..<0
    guard recordStart > buffer.count / 2 else { return }
    buffer.removeSubrange(..<recordStart)
    bytesDropped += recordStart
    recordStart = 0
  }

  private func error(breach kind: CSVError.Kind) -> CSVError {
    let offset = bytesDropped + recordStart
    if case .fieldTooLong = kind {
      return CSVError(
        kind: kind, line: line + scanner.fieldLineEnds, column: scanner.column,
        byteOffset: offset + scanner.fieldStart, recordLine: line)
    }
    return CSVError(
      kind: kind, line: line, column: scanner.column, byteOffset: offset, recordLine: line)
  }

  private mutating func endInsideQuotes() -> CSVError {
    isAtEnd = true
    if !scanner.isSkipping { rejected = recordStart..<buffer.count }
    return CSVError(
      kind: .unclosedQuote, line: line + scanner.fieldLineEnds, column: scanner.column,
      byteOffset: bytesDropped + recordStart + scanner.quotePosition, recordLine: line)
  }

  private mutating func validate(_ record: CSVRecord) throws(CSVError) {
    guard let bad = record.firstInvalidByte() else { return }
    rejected = record.range
    let lines = CSVRecord.lineEnds(in: record.rawBytes.prefix(bad))
    let field = record.fields.lastIndex { $0.lower <= bad } ?? 0
    throw CSVError(
      kind: .invalidUTF8, line: record.line + lines, column: field + 1,
      byteOffset: record.byteOffset + bad, recordLine: record.line)
  }
}
