import BookmarkExchange
import BookmarkModel
import Testing
import Text

@Suite("Bytes that are no text")
struct WrongByteTests {
  /// Rows with a title each, of which some have other bytes; the first row is on line 2.
  private func rows(_ count: Int, _ title: [UInt8], _ others: [Int: [UInt8]]) -> [UInt8] {
    var text = Array("title,year\n".utf8)
    for number in 2..<(count + 2) { text += (others[number] ?? title) + Array(",1999\n".utf8) }
    return text
  }

  private func read(
    _ bytes: [UInt8], encoding: String? = nil
  ) -> (picture: [String], summary: SourceSummary) {
    var reader = SourceReader(name: "a.csv", options: SourceOptions(encoding: encoding))
    reader.append(bytes)
    reader.finish()
    var lines: [String] = []
    do throws(SourceError) {
      while let item = try reader.next() {
        switch item {
        case .draft(let draft, _, _): lines.append(draft.content.titles[0].text)
        case .rejected(let row): lines.append("\(row.line) \(row.column ?? "") \(row.reason)")
        case .skipped: lines.append("skipped")
        }
      }
    } catch {
      lines.append("\(error)")
    }
    return (lines, reader.summary)
  }

  @Test("in UTF-8 are read as what they probably are, and told")
  func stray() {
    let (picture, summary) = read(rows(6, Array("三体".utf8), [4: Array("Cort".utf8) + [0xE2]]))
    #expect(picture == ["三体", "三体", "Cortâ", "三体", "三体", "三体"])
    #expect(summary.strayBytes.map { "\($0.byte.line) \($0.byte.character)" } == ["4 â"])
    #expect(summary.strayByteCount == 1)
  }

  @Test(
    "cost their row and no other one",
    arguments: [
      (Array("Emma".utf8), [0xE9], nil, "UTF-8"),
      (Array("Amélie".utf8), [0x81], nil, "UTF-8"),
      (Array("Am".utf8) + [0xE9] + Array("lie".utf8), [0x45, 0x81], "windows-1252", "CP1252"),
      (Array("Am".utf8) + [0xE9] + Array("lie".utf8), [0x45, 0x81], nil, "CP1250"),
      ([0xC8, 0xFD, 0xCC, 0xE5], [0xFF], "gb18030", "GB18030"),
      ([0x8E, 0x4F, 0x91, 0xCC], [0xFD], "shift_jis", "CP932"),
    ] as [([UInt8], [UInt8], String?, String)])
  func rejected(title: [UInt8], wrong: [UInt8], told: String?, encoding: String) {
    let (picture, _) = read(rows(300, title, [40: wrong]), encoding: told)
    #expect(picture.count == 300)
    #expect(picture[38] == "40 title notDecodable(encoding: \"\(encoding)\")")
    #expect(picture.count { !$0.contains("notDecodable") } == 299)
  }

  @Test(
    "in too many rows say that the encoding is another one",
    arguments: [
      (3, [4], nil), (98, [40], nil), (3000, Array(900..<950), nil), (8, [4], "utf-8"),
    ] as [(Int, [Int], String?)])
  func refused(count: Int, wrong: [Int], told: String?) {
    let others = Dictionary(uniqueKeysWithValues: wrong.map { ($0, [0x45, 0xE9] as [UInt8]) })
    let (picture, _) = read(rows(count, Array("Emma".utf8), others), encoding: told)
    #expect(picture.last == "notDecodable(line: \(wrong[0]), encoding: \"UTF-8\")")
  }

  @Test("in half of a character, or of a unit of two bytes, keep the rows around them")
  func units() {
    var text: [UInt8] = [0xFF, 0xFE]
    for number in 0..<200 {
      let line = number == 0 ? "title\n" : "A\(number)\n"
      text += line.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      // A half of a pair that has no other half.
      if number == 100 { text += [0x41, 0xD8, 0x0A, 0x00] }
    }
    let (picture, _) = read(text)
    #expect(picture.count == 200)
    let others = picture.filter { !$0.hasPrefix("A") }
    #expect(others == ["102 title notDecodable(encoding: \"UTF-16LE\")"])
  }

  @Test("end what is no table")
  func json() {
    let text = Array("[{\"title\":\"A".utf8) + [0x81] + Array("\"}]".utf8)
    let (picture, _) = read(text, encoding: "windows-1252")
    #expect(picture == ["notDecodable(line: 1, encoding: \"CP1252\")"])
  }
}
