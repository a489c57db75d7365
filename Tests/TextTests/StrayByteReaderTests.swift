import Testing
import Text

@Suite("Single bytes that aren't UTF-8")
struct StrayByteReaderTests {
  private func read(_ text: [UInt8], pieces size: Int) -> (text: [UInt8], told: [String]) {
    var reader = StrayByteReader()
    var output: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: size) {
      let end = min(start + size, text.count)
      output += reader.read(Array(text[start..<end]), isLast: end == text.count)
    }
    return (output, reader.told.map { "\($0.line) \($0.byte) \($0.character)" })
  }

  private static let known = Array("ä€三体\nü".utf8)

  @Test(
    "are read as Windows-1252 and told, in a text that has many that are",
    arguments: [
      ([], "", []),
      ([0xE2, 0x61], "âa", ["2 226 â"]),
      ([0x0A, 0x93, 0x78, 0x94], "\n“x”", ["3 147 “", "3 148 ”"]),
      // The beginning of a character that never goes on, and the end of one that never began.
      ([0xE4, 0xB8, 0x0A, 0xBF], "ä¸\n¿", ["2 228 ä", "2 184 ¸", "3 191 ¿"]),
    ] as [([UInt8], String, [String])])
  func read(_ bytes: [UInt8], _ expected: String, _ told: [String]) {
    let text = Self.known + Self.known + Self.known + bytes
    let lines = told.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return "\((Int(parts[0]) ?? 0) + 2) \(parts[1])"
    }
    let whole = read(text, pieces: 1000)
    #expect(whole.text == Self.known + Self.known + Self.known + Array(expected.utf8))
    #expect(whole.told == lines)
    #expect(read(Self.known + Self.known + Self.known, pieces: 1).told.isEmpty)
  }

  @Test("stay where nothing says that the text is UTF-8, and where Windows-1252 has none")
  func kept() {
    for text in [Array("caf".utf8) + [0xE9], Array("ä".utf8) + [0xE9, 0x0A], [0xFF, 0xFE]] {
      #expect(read(text, pieces: 100).text == text)
    }
    let text = Self.known + Self.known + [0x81]
    #expect(read(text, pieces: 100).text == text)
  }

  @Test("are found wherever the text is cut", arguments: 1...9)
  func pieces(size: Int) {
    let text = Self.known + Self.known + Self.known + [0xE9, 0x0A] + Self.known
    let whole = read(text, pieces: 1000)
    let cut = read(text, pieces: size)
    #expect(cut.text == whole.text && cut.told == whole.told && cut.told == ["4 233 é"])
  }

  @Test("many are counted, few told")
  func many() {
    var reader = StrayByteReader()
    let text = Array([[UInt8]](repeating: Self.known + Self.known + [0xE9], count: 30).joined())
    _ = reader.read(text, isLast: true)
    #expect(reader.count == 30 && reader.told.count == StrayByteReader.mostTold)
  }
}
