/// A byte that isn't UTF-8 in a text that is, read as the character of Windows-1252.
public struct StrayByte: Hashable, Sendable {
  /// The line it is in, from 1, counted by newlines.
  public let line: Int
  /// The byte itself.
  public let byte: UInt8
  /// What it was read as.
  public let character: Unicode.Scalar

  /// Nil for the five bytes to which Windows-1252 gives no character, and for ASCII.
  init?(_ byte: UInt8, line: Int) {
    guard byte >= 0x80, let character = Self.character(byte) else { return nil }
    (self.line, self.byte, self.character) = (line, byte, character)
  }

  private static func character(_ byte: UInt8) -> Unicode.Scalar? {
    if byte >= 0xA0 { return Unicode.Scalar(byte) }
    let value = punctuation[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The characters from 0x80 to 0x9F.
  ///
  /// See <https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT>.
  private static let punctuation: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
