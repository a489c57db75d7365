import JSON
import Testing

@Suite("JSON properties")
struct JSONPropertyTests {
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

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &self)]
    }
  }

  /// Pieces that mean something to a reader, and some that don't.
  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "[", "{", ",", ":", "\"", "\"a\"", "\"b\":", "{\"a\":1}", "1", "-0.5",
      "true", "nul", "\\", "\\u00", "\\ud83c", "\\udfac", "\n", "\r", " ", "\0", "\u{FEFF}", "三",
    ].map { Array($0.utf8) } + [[0xFF], [0xE4]]

  @Test("random bytes are read to the end, the same in one piece and in two")
  func randomBytes() throws {
    var numbers = Numbers(state: 1)
    let limits = JSONLimits(depth: 2, numberBytes: 3, stringBytes: 3, recordBytes: 12)
    for round in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...10, using: &numbers))
        .flatMap { _ in numbers.pick(JSONPropertyTests.pieces) }
      let chosen = round.isMultiple(of: 2) ? limits : JSONLimits()
      let whole = transcript(of: bytes, limits: chosen)
      let cut = Int.random(in: 0...bytes.count, using: &numbers)
      try #require(
        transcript(of: bytes, limits: chosen, cutAt: [cut]) == whole, "\(bytes) at \(cut)")
    }
  }

  private func randomText(_ numbers: inout Numbers) -> String {
    let pieces = [
      "a", "三", "é", "e\u{301}", "\"", "\\", "\n", "\u{7F}", "\u{1}", "🎬", "\u{2028}", "/",
    ]
    return (0..<Int.random(in: 0...6, using: &numbers)).map { _ in numbers.pick(pieces) }.joined()
  }

  private func randomValue(_ numbers: inout Numbers, depth: Int) -> JSONValue {
    switch Int.random(in: depth > 3 ? 2...6 : 0...6, using: &numbers) {
    case 0: .array((0..<3).map { _ in randomValue(&numbers, depth: depth + 1) })
    case 1:
      .object(
        (0..<3).map { index in
          JSONMember(
            name: randomText(&numbers) + "\(index)", value: randomValue(&numbers, depth: depth + 1))
        })
    case 2: .null
    case 3: .bool(Bool.random(using: &numbers))
    case 4: .number(numbers.pick(["0", "-1", "2.50", "1e-7", "123456789012345678901234567890"]))
    default: .string(randomText(&numbers))
    }
  }

  @Test("what the writer wrote, the reader reads", arguments: [JSONWriter.Layout.compact, .pretty])
  func roundTrip(layout: JSONWriter.Layout) throws {
    var numbers = Numbers(state: 2)
    let values = (0..<500).map { _ in randomValue(&numbers, depth: 0) }
    var writer = JSONWriter(layout: layout)
    writer.value(.array(values))
    let written = writer.take()
    var reader = JSONReader()
    reader.append(written)
    reader.finish()
    var again = JSONWriter(layout: layout)
    again.beginArray()
    var read: [JSONValue] = []
    while let record = try reader.next() {
      read.append(record.value)
      again.value(record.value)
    }
    again.endArray()
    #expect(read == values)
    #expect(again.take() == written)
  }
}
