import Testing
import Text

@Suite("Decoding of text")
struct TextDecoderTests {
  private static let encodings: [(name: String, bytes: [UInt8], text: String)] = [
    ("utf-8", [0xE4, 0xB8, 0x89, 0x61, 0xF0, 0x9F, 0x8E, 0xB5], "三a🎵"),
    ("UTF8", [0xEF, 0xBB, 0xBF, 0x61], "a"),
    ("utf-16le", [0x09, 0x4E, 0x3C, 0xD8, 0xB5, 0xDF], "三🎵"),
    ("utf-16be", [0x4E, 0x09, 0xD8, 0x3C, 0xDF, 0xB5], "三🎵"),
    ("utf-16", [0xFE, 0xFF, 0x4E, 0x09], "三"),
    ("utf-16", [0xFF, 0xFE, 0x09, 0x4E], "三"),
    ("utf-16le", [0xFF, 0xFE, 0x09, 0x4E], "三"),
    ("utf-32", [0xFF, 0xFE, 0, 0, 0x09, 0x4E, 0, 0], "三"),
    ("utf-32be", [0, 0, 0x4E, 0x09], "三"),
    ("latin1", [0xE9, 0x85], "é\u{85}"),
    ("ISO-8859-1", [0xE9], "é"),
    ("windows-1252", [0x93, 0xE9, 0x80], "“é€"),
    ("cp1252", [0x93], "“"),
    ("windows-1251", [0xCC, 0xE8, 0xF0], "Мир"),
    ("koi8-r", [0xED, 0xC9, 0xD2], "Мир"),
    ("gb18030", [0xC8, 0xFD, 0xCC, 0xE5, 0x95, 0x32, 0x82, 0x36], "三体𠀀"),
    ("gbk", [0xC8, 0xFD, 0xCC, 0xE5], "三体"),
    ("big5", [0xA4, 0x54, 0xC5, 0xE9], "三體"),
    ("shift_jis", [0x83, 0x67, 0x83, 0x67, 0x5C, 0xB6], "トト\\ｶ"),
    ("euc-kr", [0xB1, 0xE2, 0xBB, 0xFD], "기생"),
    ("euc-jp", [0xA4, 0xC8], "と"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x24, 0x48, 0x1B, 0x28, 0x42], "と"),
  ]

  @Test("gives the same in one piece and byte by byte", arguments: encodings)
  func decodes(name: String, bytes: [UInt8], text: String) throws {
    let decoder = try #require(TextDecoder(encoding: name))
    var whole: [UInt8] = []
    try bytes.withUnsafeBytes { bytes in try decoder.decode(bytes, final: true, into: &whole) }
    #expect(String(decoding: whole, as: UTF8.self) == text)
    // The same decoder once more, for it has to be as new.
    var pieces: [UInt8] = []
    for byte in bytes {
      try [byte].withUnsafeBytes { bytes in try decoder.decode(bytes, final: false, into: &pieces) }
    }
    try decoder.decode(UnsafeRawBufferPointer(start: nil, count: 0), final: true, into: &pieces)
    #expect(pieces == whole)
  }

  @Test(
    "refuses bytes that are no text, with their place, and keeps what came before",
    arguments: [
      ("utf-8", [0x61, 0x0A, 0x62, 0xFF, 0x63], "a\nb", 3, 2, .invalid),
      ("utf-8", [0xE4, 0xB8, 0x61], "", 0, 1, .invalid),
      ("utf-8", [0x61, 0xE4, 0xB8], "a", 1, 1, .truncated),
      ("utf-8", [0xED, 0xA0, 0x80], "", 0, 1, .invalid),
      ("utf-8", [0xC0, 0x80], "", 0, 1, .invalid),
      ("utf-16le", [0x0A, 0x00, 0x00, 0xDC, 0x61, 0x00], "\n", 2, 2, .invalid),
      ("utf-16le", [0x61, 0x00, 0x61], "a", 2, 1, .truncated),
      ("windows-1252", [0x61, 0x81], "a", 1, 1, .invalid),
      ("gb18030", [0xC8, 0xFD, 0x0A, 0x0A, 0xFF], "三\n\n", 4, 3, .invalid),
      ("shift_jis", [0x83], "", 0, 1, .truncated),
    ] as [(String, [UInt8], String, Int, Int, TextDecodingError.Reason)])
  func refuses(
    name: String, bytes: [UInt8], before: String, offset: Int, line: Int,
    reason: TextDecodingError.Reason
  ) throws {
    for size in [bytes.count, 1] {
      let decoder = try #require(TextDecoder(encoding: name))
      var output: [UInt8] = []
      let error = #expect(throws: TextDecodingError.self) {
        for start in stride(from: 0, to: bytes.count, by: size) {
          try Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { chunk in
            try decoder.decode(chunk, final: start + size >= bytes.count, into: &output)
          }
        }
      }
      #expect(
        error
          == TextDecodingError(
            encoding: decoder.encoding, byteOffset: offset, line: line, reason: reason))
      #expect(String(decoding: output, as: UTF8.self) == before)
    }
  }

  @Test("converts more than fits its buffer at once")
  func long() throws {
    let decoder = try #require(TextDecoder(encoding: "utf-16be"))
    let bytes = [[UInt8]](repeating: [0x4E, 0x09], count: 50_000).flatMap { $0 }
    var output: [UInt8] = []
    try bytes.withUnsafeBytes { bytes in try decoder.decode(bytes, final: true, into: &output) }
    #expect(output == Array(String(repeating: "三", count: 50_000).utf8))
  }

  @Test(
    "knows no encoding of such a name",
    arguments: ["", "klingon", "utf-8//TRANSLIT", "latin1//IGNORE", "utf 8", "三"])
  func unknown(name: String) {
    #expect(TextDecoder(encoding: name) == nil)
  }
}
