/// What was wrong with a delimited text, and where; it holds no text from the input.
public struct CSVError: Error, Equatable, Sendable {
  /// The kinds of fault, with the limit where one was passed.
  public enum Kind: Equatable, Sendable {
    /// The text ended inside quotes. The position is that of the opening quote.
    case unclosedQuote
    /// A field is longer than the limit allows. The position is where the field begins.
    case fieldTooLong(limit: Int)
    /// A record is longer than the limit allows. The position is where the record begins.
    case recordTooLong(limit: Int)
    /// A record has more fields than the limit allows. The position is where the record begins.
    case tooManyColumns(limit: Int)
    /// A byte doesn't belong to well-formed UTF-8. The position is that of the byte.
    case invalidUTF8
  }

  /// What was wrong.
  public let kind: Kind
  /// The physical line, from 1; LF, CRLF and CR each end one, inside quotes too.
  public let line: Int
  /// The number of the field, from 1.
  public let column: Int
  /// The byte in the input, from 0; a byte order mark counts.
  public let byteOffset: Int
  /// The physical line on which the record begins.
  public let recordLine: Int

  /// Whether the reader is at its end after this error.
  public var isFinal: Bool { kind == .unclosedQuote }

  /// Makes an error; readers do, and tests that compare with one.
  public init(kind: Kind, line: Int, column: Int, byteOffset: Int, recordLine: Int) {
    self.kind = kind
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
    self.recordLine = recordLine
  }
}
