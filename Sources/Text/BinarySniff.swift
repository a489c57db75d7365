/// Tells files that are no text by their first bytes, before anyone tries to read them as text.
public enum BinarySniff {
  /// Whether the sample, some kilobytes from the beginning of a file, is not of a text file.
  public static func looksBinary(_ sample: UnsafeRawBufferPointer) -> Bool {
    kind(of: sample) != nil
  }

  /// What the sample appears to be, or nil for text.
  ///
  /// Known beginnings decide first. Otherwise a sample is `other` if over 1 % of its bytes are
  /// zero, or over 10 % control characters that no text has; with a byte order mark it is text.
  /// UTF-16 without a mark is therefore `other`.
  public static func kind(of sample: UnsafeRawBufferPointer) -> BinaryKind? {
    if let known = beginnings.first(where: { sample.starts(with: $0.bytes) }) { return known.kind }
    if sample.starts(with: "RIFF".utf8), sample.dropFirst(8).starts(with: "WEBP".utf8) {
      return .image
    }
    if ByteOrderMark.detect(sample) != nil { return nil }
    let zeros = sample.count { $0 == 0 }
    // "MZ" alone may be the beginning of a word.
    if zeros > 0, sample.starts(with: "MZ".utf8) { return .executable }
    // Text may hold tab to carriage return, and escape for colours and for ISO-2022.
    let controls = sample.count { $0 < 0x09 || 0x0E..<0x1B ~= $0 || 0x1C..<0x20 ~= $0 }
    return zeros > sample.count / 100 || controls > sample.count / 10 ? .other : nil
  }

  private static var beginnings: [(bytes: [UInt8], kind: BinaryKind)] {
    [
      (Array("PK\u{3}\u{4}".utf8), .zip), (Array("PK\u{5}\u{6}".utf8), .zip),
      (Array("PK\u{7}\u{8}".utf8), .zip), ([0x1F, 0x8B], .gzip),
      (Array("SQLite format 3\u{0}".utf8), .sqlite), (Array("%PDF-".utf8), .pdf),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image), ([0xFF, 0xD8, 0xFF], .image),
      (Array("GIF87a".utf8), .image), (Array("GIF89a".utf8), .image),
      (Array("II*\u{0}".utf8), .image), (Array("MM\u{0}*".utf8), .image),
      (Array("\u{7F}ELF".utf8), .executable), (Array("\u{0}asm".utf8), .executable),
      ([0xCF, 0xFA, 0xED, 0xFE], .executable), ([0xFE, 0xED, 0xFA, 0xCF], .executable),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .other),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .other), ([0x28, 0xB5, 0x2F, 0xFD], .other),
      (Array("BZh91AY&SY".utf8), .other),
    ]
  }
}
