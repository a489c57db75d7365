import CSV
import Testing

@Suite("CSV writer")
struct CSVWriterTests {
  static let cases: [(fields: [String], text: String)] = [
    (["a", "b c", "三体"], "a,b c,三体\n"),
    (["", ""], ",\n"),
    ([""], "\"\"\n"),
    ([], "\n"),
    (["a,b", "say \"hi\"", "x\ny", "x\r"], "\"a,b\",\"say \"\"hi\"\"\",\"x\ny\",\"x\r\"\n"),
    ([" a", "a ", "\ta", "a\t"], "\" a\",\"a \",\"\ta\",\"a\t\"\n"),
    (["\u{FEFF}a"], "\"\u{FEFF}a\"\n"),
    (["a;b", "'", "=1+1"], "a;b,',=1+1\n"),
  ]

  @Test("quotes what needs quotes", arguments: cases)
  func writes(fields: [String], text: String) {
    var writer = CSVWriter()
    writer.append(fields)
    #expect(String(decoding: writer.take(), as: UTF8.self) == text)
  }

  @Test("writes field by field, and gives what it has when asked")
  func fieldByField() {
    var writer = CSVWriter(dialect: .semicolon)
    writer.appendField("a;b")
    writer.appendField("c,d")
    #expect(String(decoding: writer.take(), as: UTF8.self) == "\"a;b\";c,d")
    writer.endRecord()
    writer.appendField("")
    writer.endRecord()
    #expect(writer.count == 4)
    #expect(String(decoding: writer.take(), as: UTF8.self) == "\n\"\"\n")
    #expect(writer.take() == [])
  }
}
