/// Bytes that are no text in the encoding they are said to be in.
public struct TextDecodingError: Error, Equatable, Sendable {
  /// Whether the bytes are wrong or merely end too early.
  public enum Reason: Sendable {
    /// No character has these bytes in this encoding.
    case invalid
    /// The stream ends inside a character.
    case truncated
  }

  /// The encoding, as the decoder names it.
  public let encoding: String
  /// The place of the first byte that couldn't be decoded, counted from 0 over the whole stream.
  public let byteOffset: Int
  /// The line that byte is in, counted from 1 by newlines.
  public let line: Int
  /// What is wrong with the bytes.
  public let reason: Reason

  /// Describes a failure; see the properties for units.
  public init(encoding: String, byteOffset: Int, line: Int, reason: Reason) {
    self.encoding = encoding
    self.byteOffset = byteOffset
    self.line = line
    self.reason = reason
  }
}
