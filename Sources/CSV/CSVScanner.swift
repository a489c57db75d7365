/// Finds the fields of one record, byte by byte, and can stop and go on anywhere.
///
/// All positions are counted from the start of the record, so the owner may move its buffer.
struct CSVScanner: Sendable {
  /// What a call to `scan` came to.
  enum Outcome: Equatable {
    /// All bytes were used and the record isn't complete.
    case needsMore
    /// The record is complete: its length, and its line end's where one is there.
    case record(length: Int, lineEnd: Int)
    /// A limit was passed; the next `scan` goes on to the end of the record without keeping it.
    case breach(CSVError.Kind)
    /// The input ended inside quotes.
    case unclosedQuote
  }

  private enum Phase { case fieldStart, plain, quoted, quoteSeen }

  private let delimiter: UInt8
  private let quote: UInt8
  private let limits: CSVLimits

  private var phase = Phase.fieldStart
  private(set) var cursor = 0
  private var contentStart = 0
  private var contentEnd = 0
  private var traits: CSVField.Traits = []
  /// Where a line feed would belong to the carriage return before it.
  private var afterCR = -1

  private(set) var fields: [CSVField] = []
  /// The number of the field being scanned, from 1.
  private(set) var column = 1
  private(set) var fieldStart = 0
  private(set) var lineEnds = 0
  private(set) var removedNULs = 0
  /// The value of `lineEnds` where the field being scanned begins.
  private(set) var fieldLineEnds = 0
  /// Where the last opening quote stands.
  private(set) var quotePosition = 0
  /// Whether a limit was passed and the rest of the record is only being passed over.
  private(set) var isSkipping = false

  init(dialect: CSVDialect, limits: CSVLimits) {
    delimiter = dialect.delimiter
    quote = dialect.quote
    // Fields keep their bounds in 32 bits.
    var limits = limits
    limits.recordBytes = min(limits.recordBytes, Int(UInt32.max))
    limits.fieldBytes = min(limits.fieldBytes, limits.recordBytes)
    self.limits = limits
  }

  /// Makes ready for the next record; the fields' storage is used again if no record holds it.
  mutating func reset() {
    phase = .fieldStart
    cursor = 0
    fieldStart = 0
    traits = []
    afterCR = -1
    fields.removeAll(keepingCapacity: true)
    column = 1
    lineEnds = 0
    fieldLineEnds = 0
    removedNULs = 0
    isSkipping = false
  }

  /// Forgets the bytes already passed over, so that the owner can drop them.
  mutating func rebase() {
    fieldStart -= cursor
    quotePosition -= cursor
    afterCR -= cursor
    cursor = 0
  }

  /// Goes on in a record whose bytes begin at the buffer's start.
  ///
  /// - Parameter isLast: no bytes will follow these.
  mutating func scan(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> Outcome {
    let wordsOfDelimiter = ByteWord.repeating(delimiter)
    let wordsOfQuote = ByteWord.repeating(quote)
    var position = cursor
    while true {
      switch phase {
      case .fieldStart:
        position = passBlanks(bytes, from: position)
        guard position < bytes.count else { break }
        if bytes[position] == quote {
          quotePosition = position
          position += 1
          contentStart = position
          traits.insert(.quoted)
          phase = .quoted
        } else {
          phase = .plain
        }
        continue

      case .plain:
        position = ByteWord.firstControl(or: wordsOfDelimiter, in: bytes, from: position)
        guard position < bytes.count else { break }
        let byte = bytes[position]
        if byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          if let outcome = endField(at: position, bytes: bytes) { return outcome }
        } else if byte == 0 {
          noteNUL()
        }
        position += 1
        continue

      case .quoted:
        position = ByteWord.firstControl(or: wordsOfQuote, in: bytes, from: position)
        guard position < bytes.count else { break }
        let byte = bytes[position]
        if byte == quote {
          contentEnd = position
          phase = .quoteSeen
        } else if byte == 0 {
          noteNUL()
        } else {
          noteLineEnd(byte, at: position)
        }
        position += 1
        continue

      case .quoteSeen:
        guard position < bytes.count else { break }
        let byte = bytes[position]
        if byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          if let outcome = endField(at: position, bytes: bytes) { return outcome }
        } else if byte == 0 {
          noteNUL()
        } else {
          traits.insert(.encoded)
          phase = byte == quote ? .quoted : .plain
        }
        position += 1
        continue
      }
      return endOfBytes(at: position, isLast: isLast)
    }
  }

  /// Passes the spaces that may stand before an opening quote.
  private mutating func passBlanks(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0 {
        noteNUL()
      } else if byte != UInt8(ascii: " ") || byte == delimiter {
        break
      }
      position += 1
    }
    return position
  }

  private mutating func noteNUL() {
    removedNULs += 1
    traits.insert(.encoded)
  }

  private mutating func noteLineEnd(_ byte: UInt8, at position: Int) {
    if byte == UInt8(ascii: "\r") {
      lineEnds += 1
      afterCR = position + 1
    } else if byte == UInt8(ascii: "\n"), position != afterCR {
      lineEnds += 1
    }
  }

  /// Ends the field at a delimiter or line end; returns the outcome if the scan is to stop there.
  private mutating func endField(at position: Int, bytes: UnsafeRawBufferPointer) -> Outcome? {
    let isDelimiter = bytes[position] == delimiter
    if let breach = breach(at: position) ?? (isDelimiter ? columnBreach() : nil) {
      cursor = position
      isSkipping = true
      return .breach(breach)
    }
    keepField(endingAt: position)
    guard isDelimiter else { return .record(length: position, lineEnd: 1) }
    fieldStart = position + 1
    fieldLineEnds = lineEnds
    column += 1
    traits = []
    phase = .fieldStart
    return nil
  }

  private mutating func keepField(endingAt end: Int) {
    guard !isSkipping else { return }
    let bounds: (Int, Int)
    if !traits.contains(.quoted) {
      bounds = (fieldStart, end)
    } else if traits.contains(.encoded) {
      bounds = (quotePosition, end)
    } else {
      bounds = (contentStart, contentEnd)
    }
    fields.append(
      CSVField(
        lower: UInt32(truncatingIfNeeded: bounds.0), upper: UInt32(truncatingIfNeeded: bounds.1),
        traits: traits))
  }

  private mutating func endOfBytes(at position: Int, isLast: Bool) -> Outcome {
    cursor = position
    if let breach = breach(at: position) {
      isSkipping = true
      return .breach(breach)
    }
    guard isLast else { return .needsMore }
    if phase == .quoted { return .unclosedQuote }
    keepField(endingAt: position)
    return .record(length: position, lineEnd: 0)
  }

  /// The limit that was passed first, in order of bytes, so that it is the same for all chunkings.
  private func breach(at position: Int) -> CSVError.Kind? {
    guard !isSkipping else { return nil }
    let fieldEnd = fieldStart + limits.fieldBytes
    guard position > fieldEnd || position > limits.recordBytes else { return nil }
    return fieldEnd <= limits.recordBytes
      ? .fieldTooLong(limit: limits.fieldBytes) : .recordTooLong(limit: limits.recordBytes)
  }

  private func columnBreach() -> CSVError.Kind? {
    !isSkipping && column >= limits.columns ? .tooManyColumns(limit: limits.columns) : nil
  }
}
