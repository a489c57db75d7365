import CSV
import Testing

@Suite("CSV reader")
struct CSVReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let said: [String]
    var dialect = CSVDialect.comma
    var limits = CSVLimits()

    init(
      _ title: String, _ text: String, dialect: CSVDialect = .comma,
      limits: CSVLimits = CSVLimits(),
      _ said: [String]
    ) {
      self.init(title, Array(text.utf8), dialect: dialect, limits: limits, said)
    }

    init(
      _ title: String, _ bytes: [UInt8], dialect: CSVDialect = .comma,
      limits: CSVLimits = CSVLimits(), _ said: [String]
    ) {
      testDescription = title
      self.bytes = bytes
      self.said = said
      self.dialect = dialect
      self.limits = limits
    }
  }

  static let cases: [Case] = [
    Case("nothing at all", "", []),
    Case("only a byte order mark", "\u{FEFF}", []),
    Case("one field without a line end", "a", ["1: a"]),
    Case("a last line without a line end", "a,b\nc,d", ["1: a|b", "2: c|d"]),
    Case("no record behind the last line end", "a\n", ["1: a"]),
    Case("empty fields", ",\n,,\n", ["1: |", "2: ||"]),
    Case("an empty last field at the end of the text", "a,", ["1: a|"]),
    Case("blank lines", "a\n\n\nb\n", ["1: a", "2: blank", "3: blank", "4: b"]),
    Case("an empty quoted field is not a blank line", "\"\"\n", ["1: \"\""]),
    Case(
      "all line ends in one text", "a\nb\r\nc\rd\r\n\re",
      ["1: a", "2: b", "3: c", "4: d", "5: blank", "6: e"]),
    Case(
      "LF behind CR behind LF", "a\n\r\nb\r\r\nc", ["1: a", "2: blank", "3: b", "4: blank", "5: c"]),
    Case(
      "line ends inside quotes are kept and counted", "\"a\nb\r\nc\rd\",e\nf",
      ["1-4: \"a\\nb\\r\\nc\\rd\"|e", "5: f"]),
    Case(
      "delimiters and doubled quotes inside quotes", "\"a,b\",\"say \"\"hi\"\"\"",
      ["1: \"a,b\"|\"say \"hi\"\""]),
    Case("only doubled quotes", "\"\"\"\",\"\"\"\"\"\"", ["1: \"\"\"|\"\"\"\""]),
    Case("spaces before an opening quote", "a,  \"b\", c", ["1: a|\"b\"| c"]),
    Case("spaces of plain fields stay", " a , b ", ["1:  a | b "]),
    Case(
      "text after a closing quote", "\"a\"b,\"c\" \"d\",\"e\" ,f",
      ["1: \"ab\"|\"c \"d\"\"|\"e \"|f"]),
    Case(
      "unescaped quotes inside quotes", "\"He said \"hello\" to me\",x",
      ["1: \"He said hello\" to me\"\"|x"]),
    Case("quotes in a plain field", "7\" single,5'10\"\n", ["1: 7\" single|5'10\""]),
    Case("a byte order mark before a header", "\u{FEFF}a,b\nc", ["1: a|b", "2: c"]),
    Case("a byte order mark before a quoted header", "\u{FEFF}\"a,b\",c", ["1: \"a,b\"|c"]),
    Case("a byte order mark elsewhere is text", "a,\u{FEFF}b", ["1: a|\u{FEFF}b"]),
    Case("NULs in a plain field", "a\0b,\0,c", ["1: ab||c (2 NUL)"]),
    Case("a NUL before a closing quote", "\"a\0\",b", ["1: \"a\"|b (1 NUL)"]),
    Case("a NUL between doubled quotes", "\"a\"\0\"b\",c", ["1: \"a\"b\"|c (1 NUL)"]),
    Case("a NUL before an opening quote", "\0 \0\"a,b\"\0,c", ["1: \"a,b\"|c (3 NUL)"]),
    Case("a line of NULs is blank", "\0\0\na", ["1: blank (2 NUL)", "2: a"]),
    Case("semicolons", "a;b,c\n", dialect: .semicolon, ["1: a|b,c"]),
    Case("tabs", "a\tb c\t\"d\te\"\n", dialect: .tab, ["1: a|b c|\"d\te\""]),
    Case(
      "long plain and Chinese text", "三体,刘慈欣,2008\n\"《球状闪电》\",\"a very long title indeed\",x",
      ["1: 三体|刘慈欣|2008", "2: \"《球状闪电》\"|\"a very long title indeed\"|x"]),
    Case(
      "a quote followed by a combining mark", "\"a\"\",\u{301}\"\u{301},b",
      ["1: \"a\",\u{301}\u{301}\"|b"]),
    Case(
      "an unclosed quote is reported where it opened", "a,b\nc,\"d\ne,f\n",
      ["1: a|b", "unclosedQuote at line 2, column 2, byte 6"]),
    Case(
      "an unclosed quote behind line ends of the same record", "\"x\ny\", \"z\n",
      ["unclosedQuote at line 2, column 2, byte 7, record from line 1"]),
    Case(
      "bytes that are not UTF-8",
      Array("a,b\n\"c\nd".utf8) + [0xFF] + Array("\",e\nf,".utf8) + [0xE4, 0xB8],
      [
        "1: a|b", "invalidUTF8 at line 3, column 1, byte 8, record from line 2",
        "invalidUTF8 at line 4, column 2, byte 15",
      ]),
    Case(
      "surrogates and overlong forms are not UTF-8",
      [0xED, 0xA0, 0x80, 0x0A, 0xC0, 0x80, 0x0A, 0x61],
      [
        "invalidUTF8 at line 1, column 1, byte 0", "invalidUTF8 at line 2, column 1, byte 4",
        "3: a",
      ]),
    Case(
      "a field over its limit", "a,b\nc,12345\nd,1234", limits: CSVLimits(fieldBytes: 4),
      ["1: a|b", "fieldTooLong(limit: 4) at line 2, column 2, byte 6", "3: d|1234"]),
    Case(
      "a quoted field over its limit is passed over to its end", "\"a\",\"1\n2\n3\"\nb,c",
      limits: CSVLimits(fieldBytes: 4),
      ["fieldTooLong(limit: 4) at line 1, column 2, byte 4", "4: b|c"]),
    Case(
      "an unclosed quote over the limit", "a\n\"123456\nb,c\n", limits: CSVLimits(fieldBytes: 4),
      [
        "1: a", "fieldTooLong(limit: 4) at line 2, column 1, byte 2",
        "unclosedQuote at line 2, column 1, byte 2",
      ]),
    Case(
      "a record over its limit", "a,b,c\nd,e,f,g,h\ni",
      limits: CSVLimits(fieldBytes: 4, recordBytes: 5),
      ["1: a|b|c", "recordTooLong(limit: 5) at line 2, column 4, byte 6", "3: i"]),
    Case(
      "too many columns", "a,b\nc,d,e,f\ng,h", limits: CSVLimits(columns: 2),
      ["1: a|b", "tooManyColumns(limit: 2) at line 2, column 2, byte 4", "3: g|h"]),
  ]

  @Test("says this about that text", arguments: cases)
  func reads(_ example: Case) {
    #expect(
      transcript(of: example.bytes, by: example.dialect, limits: example.limits) == example.said)
  }

  @Test("says the same wherever the text is cut", arguments: cases)
  func readsInPieces(_ example: Case) {
    let count = example.bytes.count
    var allCuts = (0...count).map { [$0] }
    allCuts.append(Array(0...count))
    for cuts in allCuts {
      let said = transcript(
        of: example.bytes, by: example.dialect, limits: example.limits, cutAt: cuts)
      #expect(said == example.said, "cut at \(cuts)")
    }
  }

  @Test("a record knows its place, its bytes and the lines of its fields")
  func places() throws {
    var reader = CSVReader()
    reader.append(Array("\u{FEFF}h\r\n\"a\r\nb\",c,\"\n\",\"d\"\"\"\r\nx".utf8))
    _ = try reader.next()
    let record = try #require(try reader.next())
    #expect(record.byteOffset == 6)
    #expect(record.count == 4)
    #expect((0...4).map { record.line(ofField: $0) } == [2, 3, 3, 4, 4])
    #expect(String(decoding: record.rawBytes, as: UTF8.self) == "\"a\r\nb\",c,\"\n\",\"d\"\"\"")
    #expect(record.withUTF8(of: 1) { Array($0) } == Array("c".utf8))
    #expect(record.withUTF8(of: 3) { Array($0) } == Array("d\"".utf8))
    #expect(record[4] == "")
    #expect(record[-1] == "")
    #expect(!record.wasQuoted(4))
  }

  @Test("a record stays as it was while the reader goes on")
  func keptRecords() throws {
    var reader = CSVReader()
    var kept: [CSVRecord] = []
    for number in 0..<100 {
      reader.append(Array("row \(number),\"second".utf8))
      while let record = try reader.next() { kept.append(record) }
      reader.append(Array(" \(number)\"\n".utf8))
      while let record = try reader.next() { kept.append(record) }
    }
    #expect(kept.map { $0[0] + "/" + $0[1] } == (0..<100).map { "row \($0)/second \($0)" })
  }

  @Test("the bytes of a rejected record can be had until the reader goes on")
  func rejectedBytes() throws {
    var reader = CSVReader()
    reader.append(Array("a,".utf8) + [0xFE] + Array("\nb\n\"c\nd".utf8))
    reader.finish()
    #expect(throws: CSVError.self) { try reader.next() }
    #expect(Array(reader.rejectedBytes) == Array("a,".utf8) + [0xFE])
    #expect(try reader.next()?[0] == "b")
    #expect(reader.rejectedBytes.isEmpty)
    #expect(throws: CSVError.self) { try reader.next() }
    #expect(Array(reader.rejectedBytes) == Array("\"c\nd".utf8))
    #expect(try reader.next() == nil)
  }

  @Test("the limits that nobody set")
  func defaultLimits() {
    let limits = CSVLimits()
    #expect(
      [limits.fieldBytes, limits.recordBytes, limits.columns] == [1_048_576, 8_388_608, 1000])
  }
}
