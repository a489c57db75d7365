/// The mark at the beginning of a file that tells its Unicode encoding.
public enum ByteOrderMark {
  /// The encoding, by a name `TextDecoder` takes, and the mark's length in bytes; nil without one.
  ///
  /// `FF FE 00 00` is read as UTF-32, for no text begins with U+0000.
  public static func detect(_ bytes: UnsafeRawBufferPointer) -> (name: String, length: Int)? {
    marks.first { bytes.starts(with: $0.mark) }.map { ($0.name, $0.mark.count) }
  }

  private static var marks: [(mark: [UInt8], name: String)] {
    [
      ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE"),
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE"), ([0xFF, 0xFE], "UTF-16LE"),
      ([0xFE, 0xFF], "UTF-16BE"),
    ]
  }
}
