/// The two bytes that give a delimited text its shape: what parts fields, and what encloses them.
///
/// Both are ASCII bytes; a quote inside an enclosed field is written twice, as RFC 4180 has it.
public struct CSVDialect: Equatable, Sendable {
  /// The byte between two fields.
  public var delimiter: UInt8
  /// The byte that encloses a field which holds delimiters or line ends.
  public var quote: UInt8

  /// Makes a dialect; the quote is `"` unless told.
  public init(delimiter: UInt8, quote: UInt8 = UInt8(ascii: "\"")) {
    self.delimiter = delimiter
    self.quote = quote
  }

  /// Comma-separated, as RFC 4180 describes it.
  public static let comma = CSVDialect(delimiter: UInt8(ascii: ","))
  /// Semicolon-separated, what spreadsheets write where the comma is the decimal sign.
  public static let semicolon = CSVDialect(delimiter: UInt8(ascii: ";"))
  /// Tab-separated.
  public static let tab = CSVDialect(delimiter: UInt8(ascii: "\t"))
  /// Separated by vertical bars.
  public static let pipe = CSVDialect(delimiter: UInt8(ascii: "|"))
}
