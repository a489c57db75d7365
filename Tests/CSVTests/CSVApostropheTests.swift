import CSV
import Testing

@Suite("apostrophes that keep a spreadsheet from calculating")
struct CSVApostropheTests {
  @Test(
    "one in front of a field is dropped, and the field counts as quoted",
    arguments: [
      ("'=1+1", "=1+1", true), ("''x", "'x", true), ("'", "", true), ("x'", "x'", false),
      ("\"'a,b\"", "a,b", true), ("\"'say \"\"hi\"\"\"", "say \"hi\"", true), ("", "", false),
      ("\"\"\"'\"", "\"'", true), ("'\u{0}=", "=", true),
    ])
  func dropped(_ cell: String, _ text: String, _ isQuoted: Bool) throws {
    var reader = CSVReader(dialect: .comma)
    reader.append(Array("a,\(cell),z\n".utf8))
    reader.finish()
    let record = try #require(try reader.next())
    let plain = record.droppingApostrophes()
    #expect([plain[0], plain[1], plain[2], plain[3]] == ["a", text, "z", ""])
    #expect(plain.wasQuoted(1) == isQuoted)
    #expect(!plain.wasQuoted(0) && !plain.wasQuoted(7))
    #expect(plain.rawBytes == record.rawBytes)
  }
}
