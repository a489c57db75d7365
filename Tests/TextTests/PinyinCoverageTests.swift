import Testing
import Text

@Suite("Readings of every character")
struct PinyinCoverageTests {
  @Test("are syllables of one to six letters, at most three, each once")
  func wellFormed() {
    for value in UInt32(0x3000)...0xA000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let readings = Pinyin.readings(of: scalar)
      #expect(readings.count <= 3 && Set(readings).count == readings.count)
      for reading in readings {
        #expect((1...6).contains(reading.utf8.count))
        #expect(reading.utf8.allSatisfy { $0 &- 0x61 < 26 })
      }
    }
  }

  @Test("are there for all of the first block but units of measure and Japanese coinages")
  func complete() {
    let missing = (UInt32(0x4E00)...0x9FA5).compactMap(Unicode.Scalar.init).filter {
      Pinyin.readings(of: $0).isEmpty
    }
    #expect(missing == Array("兙兡嗧桛烪瓧瓰瓱瓼甅".unicodeScalars))
  }
}
