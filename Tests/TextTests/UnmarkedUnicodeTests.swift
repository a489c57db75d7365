import Testing
import Text

@Suite("Unicode without a byte order mark")
struct UnmarkedUnicodeTests {
  private static func bytes(_ text: String, _ encoding: String) -> [UInt8] {
    switch encoding {
    case "UTF-16LE": text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case "UTF-16BE": text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case "UTF-32LE":
      text.unicodeScalars.flatMap { scalar in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
    default:
      text.unicodeScalars.flatMap { scalar in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
    }
  }

  @Test(
    "is known by its zero bytes",
    arguments: ["title,author\nSolaris,Lem\n", "标题,作者\n三体,刘慈欣\n"],
    ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
  func known(text: String, encoding: String) {
    let found = Self.bytes(text, encoding).withUnsafeBytes { UnmarkedUnicode.detect($0) }
    #expect(found == encoding)
  }

  @Test(
    "is no other text",
    arguments: [
      Array("title\nA\n".utf8), Array("title\nA\u{0}\u{0}B\n".utf8), [], [0, 0], Array(0...255),
      Array(repeating: 0, count: 64),
    ] as [[UInt8]])
  func other(bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { UnmarkedUnicode.detect($0) } == nil)
  }
}
