/// What was wrong with a JSON text, and where.
///
/// Of the input it holds at most the name of a member that was there twice.
public struct JSONError: Error, Equatable, Sendable {
  /// The kinds of fault, with the limit where one was passed.
  public enum Kind: Equatable, Sendable {
    /// A byte that can't stand there: a missing or superfluous comma, colon, bracket or value.
    case unexpectedByte(UInt8)
    /// The text, or the line, ended inside a value.
    ///
    /// The innermost container that is still open began on the line given; without one, the value.
    case unexpectedEnd(openedOnLine: Int)
    /// A word other than `true`, `false` and `null`. The position is where it begins.
    case invalidLiteral
    /// A number that RFC 8259 doesn't allow, such as `01` or `1.`. The position is where it begins.
    case invalidNumber
    /// A number is longer than the limit allows. The position is where it begins.
    case numberTooLong(limit: Int)
    /// A backslash that no known escape follows. The position is that of the backslash.
    case invalidEscape
    /// An escaped half of a surrogate pair without the other half.
    case loneSurrogate
    /// A control character that stands in a string without an escape.
    case controlCharacter(UInt8)
    /// A byte doesn't belong to well-formed UTF-8. The position is that of the byte.
    case invalidUTF8
    /// An object has two members of this name. The position is that of the second one's name.
    case duplicateName(String)
    /// Containers are nested deeper than allowed. The position is the first bracket beyond.
    case tooDeep(limit: Int)
    /// A string is longer than the limit allows. The position is its opening quote.
    case stringTooLong(limit: Int)
    /// A record is longer than the limit allows. The position is where it begins.
    case recordTooLong(limit: Int)
  }

  /// What was wrong.
  public let kind: Kind
  /// The physical line, from 1; LF, CRLF and CR each end one.
  public let line: Int
  /// The byte of the line, from 1; a byte order mark doesn't count.
  public let column: Int
  /// The byte in the input, from 0; a byte order mark counts.
  public let byteOffset: Int
  /// The number of the record, from 1, that the fault is in or comes before.
  public let index: Int
  /// Whether the reader is at its end after this error.
  public let isFinal: Bool

  /// Makes an error; readers do, and tests that compare with one.
  public init(
    kind: Kind, line: Int, column: Int, byteOffset: Int, index: Int, isFinal: Bool
  ) {
    self.kind = kind
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
    self.index = index
    self.isFinal = isFinal
  }
}
