import Testing
import Text

@Suite("Telling what bytes are")
struct BinarySniffTests {
  @Test(
    "byte order marks name the encoding",
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], "UTF-8", 3), ([0xFF, 0xFE, 0x61, 0x00], "UTF-16LE", 2),
      ([0xFE, 0xFF, 0x00, 0x61], "UTF-16BE", 2), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE", 4),
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE", 4), ([0xEF, 0xBB], nil, nil), ([], nil, nil),
      ([0x61, 0x62, 0x63], nil, nil),
    ] as [([UInt8], String?, Int?)])
  func marks(bytes: [UInt8], name: String?, length: Int?) {
    let mark = bytes.withUnsafeBytes { ByteOrderMark.detect($0) }
    #expect(mark?.name == name)
    #expect(mark?.length == length)
  }

  @Test(
    "beginnings and bytes tell what is no text",
    arguments: [
      (Array("PK\u{3}\u{4}rest".utf8), .zip), ([0x1F, 0x8B, 0x08], .gzip),
      (Array("SQLite format 3\u{0}".utf8), .sqlite), (Array("%PDF-1.7".utf8), .pdf),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
      ([0xFF, 0xD8, 0xFF, 0xE0], .image),
      (Array("RIFFsizeWEBPVP8 ".utf8), .image), (Array("\u{7F}ELF".utf8), .executable),
      (Array("MZ\u{0}\u{0}".utf8), .executable), ([0x61, 0x00, 0x62, 0x00], .other),
      ([0x01, 0x02, 0x61, 0x62], .other), (Array("Title,Author\r\n三体,刘慈欣\n".utf8), nil),
      (Array("MZ is how it starts".utf8), nil), (Array("PKs".utf8), nil), ([], nil),
      ([0xFF, 0xFE, 0x61, 0x00, 0x62, 0x00], nil), ([0xC8, 0xFD, 0xCC, 0xE5], nil),
      ([UInt8](repeating: 0x61, count: 200) + [0], nil),
    ] as [([UInt8], BinaryKind?)])
  func kinds(bytes: [UInt8], kind: BinaryKind?) {
    #expect(bytes.withUnsafeBytes { BinarySniff.kind(of: $0) } == kind)
    #expect(bytes.withUnsafeBytes { BinarySniff.looksBinary($0) } == (kind != nil))
  }
}
