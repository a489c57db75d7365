import CSV
import Testing

@Suite("CSV properties")
struct CSVPropertyTests {
  /// SplitMix64: the same numbers on every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Bytes that mean something to a reader, and some that don't.
  static let alphabet: [UInt8] =
    Array("aab, ;\"\"\"\n\n\r\0\t".utf8) + [0xEF, 0xBB, 0xBF, 0xE4, 0xFF]

  @Test("random bytes are read to the end, the same in one piece and in two")
  func randomBytes() throws {
    var numbers = Numbers(state: 1)
    let limits = CSVLimits(fieldBytes: 6, recordBytes: 12, columns: 4)
    for round in 0..<10_000 {
      let count = Int.random(in: 0...24, using: &numbers)
      let bytes = (0..<count).map { _ in
        CSVPropertyTests.alphabet.randomElement(using: &numbers) ?? 0
      }
      let chosen = round.isMultiple(of: 2) ? limits : CSVLimits()
      let whole = transcript(of: bytes, limits: chosen)
      let cut = Int.random(in: 0...count, using: &numbers)
      try #require(
        transcript(of: bytes, limits: chosen, cutAt: [cut]) == whole, "\(bytes) at \(cut)")
    }
  }

  @Test("what the writer wrote, the reader reads")
  func roundTrip() throws {
    let pieces = [
      "a", "三体", "é", "e\u{301}", ",", ";", "\"", "\n", "\r", "\t", " ", "🎬", "\u{FEFF}", "=", "ש",
    ]
    var numbers = Numbers(state: 2)
    for dialect in [CSVDialect.comma, .semicolon, .tab, .pipe] {
      let table = (0..<300).map { _ in
        (0...Int.random(in: 0...4, using: &numbers)).map { _ in
          (0..<Int.random(in: 0...6, using: &numbers))
            .map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
        }
      }
      var writer = CSVWriter(dialect: dialect)
      for fields in table { writer.append(fields) }
      var reader = CSVReader(dialect: dialect)
      reader.append(writer.take())
      reader.finish()
      var read: [[String]] = []
      while let record = try reader.next() { read.append((0..<record.count).map { record[$0] }) }
      #expect(read.map { $0.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } })
    }
  }
}
