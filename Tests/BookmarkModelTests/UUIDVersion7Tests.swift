import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Testing

@Suite("UUIDs of version 7")
struct UUIDVersion7Tests {
  @Test("carry time, version and variant in their places")
  func layout() {
    var zeros = Constant(word: 0)
    var ones = Constant(word: .max)
    let time = Timestamp(milliseconds: 0x017F_22E2_79B0)
    #expect(
      UUID.version7(at: time, using: &zeros).uuidString == "017F22E2-79B0-7000-8000-000000000000")
    #expect(
      UUID.version7(at: time, using: &ones).uuidString == "017F22E2-79B0-7FFF-BFFF-FFFFFFFFFFFF")
  }

  @Test("stand in the order of the time they were made at")
  func order() {
    var random = SeededRandom(seed: 3)
    let times = [0, 1, 255, 256, 65_536, 1_700_000_000_000, 1_700_000_000_001, 0xFFFF_FFFF_FFFF]
    let texts = times.map {
      UUID.version7(at: Timestamp(milliseconds: Int64($0)), using: &random).uuidString
    }
    #expect(texts.sorted() == texts)
  }

  @Test("are different each time")
  func different() {
    let time = Timestamp(milliseconds: 1)
    #expect(Set((0..<1000).map { _ in UUID.version7(at: time) }).count == 1000)
  }

  private struct Constant: RandomNumberGenerator {
    let word: UInt64
    mutating func next() -> UInt64 { word }
  }
}
