import JSON
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let said: [String]
    let limits: JSONLimits

    init(_ title: String, _ text: String, limits: JSONLimits = JSONLimits(), _ said: [String]) {
      self.init(title, Array(text.utf8), limits: limits, said)
    }

    init(_ title: String, _ bytes: [UInt8], limits: JSONLimits = JSONLimits(), _ said: [String]) {
      testDescription = title
      self.bytes = bytes
      self.said = said
      self.limits = limits
    }
  }

  static let small = JSONLimits(depth: 2, numberBytes: 4, stringBytes: 6, recordBytes: 20)

  static let forms: [Case] = [
    Case("nothing at all", "", ["nothing"]),
    Case("white space", " \n\r\n\t", ["nothing"]),
    Case("only a byte order mark", "\u{FEFF}", ["nothing"]),
    Case("an empty array", "[ ]\n", ["array"]),
    Case(
      "an array", "[1, \"a\",\n {\"b\":null} ]\r\n",
      ["array", "1 1:2 1", "2 1:5 \"a\"", "3 2:2 {\"b\":null}"]),
    Case("a byte order mark before an array", "\u{FEFF}[true]", ["array", "1 1:2 true"]),
    Case("one object", "{\"a\":1}", ["lines", "1 1:1 {\"a\":1}"]),
    Case("one object on many lines", "{\n  \"a\": 1\n}\n", ["values", "1 1:1 {\"a\":1}"]),
    Case("lines", "{\"a\":1}\n{\"a\":2}\n", ["lines", "1 1:1 {\"a\":1}", "2 2:1 {\"a\":2}"]),
    Case(
      "all line ends, blank lines and spaces", "\n {\"a\":1} \r\n\r\n{\"a\":2}\r 3\n\t\n4",
      ["lines", "1 2:2 {\"a\":1}", "2 4:1 {\"a\":2}", "3 5:2 3", "4 7:1 4"]),
    Case(
      "lines of arrays are one array and more", "[1]\n[2]\n",
      ["array", "1 1:2 1", "! 2 2:1 @4 unexpectedByte(91) final"]),
    Case(
      "values one behind the other", "{\"a\":1}{\"a\":2} {}\n{}",
      ["values", "1 1:1 {\"a\":1}", "2 1:8 {\"a\":2}", "3 1:16 {}", "4 2:1 {}"]),
    Case(
      "values on many lines", "{\r\n\"a\":[\r\n1]}\r\n\r\n{\"b\"\r\n:2}",
      ["values", "1 1:1 {\"a\":[1]}", "2 5:1 {\"b\":2}"]),
    Case(
      "scalars on lines", "1\n\"a\"\ntrue\n", ["lines", "1 1:1 1", "2 2:1 \"a\"", "3 3:1 true"]),
  ]

  static let errors: [Case] = [
    Case(
      "an unterminated string ends with its line", "{\"a\":1}\n{\"b\":2}\n{\"c\":\"x}\n{\"d\":4}\n",
      [
        "lines", "1 1:1 {\"a\":1}", "2 2:1 {\"b\":2}",
        "! 3 3:9 @24 unexpectedEnd(openedOnLine: 3)", "4 4:1 {\"d\":4}",
      ]),
    Case(
      "an unterminated string in the first line", "{\"a\":\"x\n{\"b\":2}\n",
      ["lines", "! 1 1:8 @7 unexpectedEnd(openedOnLine: 1)", "2 2:1 {\"b\":2}"]),
    Case(
      "every line for itself", "{}\n{\"a\":}\n}\nx\n{} {}\n{\"a\":1,\"a\":2}\n[1\n{}",
      [
        "lines", "1 1:1 {}", "! 2 2:6 @8 unexpectedByte(125)", "! 3 3:1 @10 unexpectedByte(125)",
        "! 4 4:1 @12 invalidLiteral", "! 5 5:4 @17 unexpectedByte(123)",
        "! 6 6:8 @27 duplicateName(\"a\")", "! 7 7:3 @36 unexpectedEnd(openedOnLine: 7)",
        "8 8:1 {}",
      ]),
    Case(
      "faults of content inside an array",
      """
      [{"a":1,"a":2}, 12345678901234567890123456789012345678901234567890123456789012345,
      "\\ud800", "\\x", "\\u12g4", 01, 1., nul, "\t", "\\u0000a", NaN, {"n": -0.5e+3}]
      """,
      [
        "array", "! 1 1:9 @8 duplicateName(\"a\")", "! 2 1:17 @16 numberTooLong(limit: 64)",
        "! 3 2:2 @84 loneSurrogate", "! 4 2:12 @94 invalidEscape", "! 5 2:18 @100 invalidEscape",
        "! 6 2:27 @109 invalidNumber", "! 7 2:31 @113 invalidNumber",
        "! 8 2:35 @117 invalidLiteral",
        "! 9 2:41 @123 controlCharacter(9)", "10 2:45 \"a\" (1 NUL)",
        "! 11 2:56 @138 invalidLiteral",
        "12 2:61 {\"n\":-0.5e+3}",
      ]),
    Case("a missing comma", "[1\n2]", ["array", "1 1:2 1", "! 2 2:1 @3 unexpectedByte(50) final"]),
    Case("a comma too many", "[1,]", ["array", "1 1:2 1", "! 2 1:4 @3 unexpectedByte(93) final"]),
    Case("a comma first", "[,1]", ["array", "! 1 1:2 @1 unexpectedByte(44) final"]),
    Case(
      "a comma too many in an object", "[{\"a\":1,},2]",
      ["array", "! 1 1:9 @8 unexpectedByte(125) final"]),
    Case("the wrong bracket", "[{\"a\":[1},2]", ["array", "! 1 1:9 @8 unexpectedByte(125) final"]),
    Case("a name that is no string", "[{a:1}]", ["array", "! 1 1:3 @2 unexpectedByte(97) final"]),
    Case(
      "text behind the array", "[1] x",
      ["array", "1 1:2 1", "! 2 1:5 @4 unexpectedByte(120) final"]),
    Case(
      "commas between values", "{\n},\n{}",
      ["values", "1 1:1 {}", "! 2 2:2 @3 unexpectedByte(44) final"]),
    Case(
      "a line end in a string of an array", "[\"a\nb\", 1]",
      ["array", "! 1 1:4 @3 controlCharacter(10) final"]),
    Case(
      "an array that ends in an object", "[1,\n{\"a\":\n[2, \"x",
      ["array", "1 1:2 1", "! 2 3:7 @16 unexpectedEnd(openedOnLine: 3) final"]),
    Case(
      "an array that ends in a number", "[1, 2",
      ["array", "1 1:2 1", "! 2 1:6 @5 unexpectedEnd(openedOnLine: 1) final"]),
    Case(
      "an array that ends behind a comma", "\n[1,\n",
      ["array", "1 2:2 1", "! 2 3:1 @5 unexpectedEnd(openedOnLine: 2) final"]),
    Case(
      "an array that ends behind an element", "\n[1\n",
      ["array", "1 2:2 1", "! 2 3:1 @4 unexpectedEnd(openedOnLine: 2) final"]),
    Case(
      "an object that ends", "{\n\"a\": {\"b\": 1},\n",
      ["values", "! 1 3:1 @17 unexpectedEnd(openedOnLine: 1) final"]),
    Case(
      "an object that went wrong before it ends", "{\n\"a\" 1,\n",
      ["values", "! 1 2:5 @6 unexpectedByte(49) final"]),
    Case(
      "bytes that are not UTF-8",
      Array("{\"a\":1}\n{\"b\":\"é".utf8) + [0xC3] + Array("\"}\n{}".utf8),
      ["lines", "1 1:1 {\"a\":1}", "! 2 2:9 @16 invalidUTF8", "3 3:1 {}"]),
    Case(
      "a wrong byte of an array", Array("[\n\"".utf8) + [0x80] + Array("\", 1]".utf8),
      ["array", "! 1 2:2 @3 invalidUTF8", "2 2:6 1"]),
    Case(
      "a NUL byte in a string", "[\"a\0\", 1]",
      ["array", "! 1 1:4 @3 controlCharacter(0)", "2 1:8 1"]),
  ]

  static let limited: [Case] = [
    Case(
      "depth", "[[[1]],[[[1]],2],{\"a\":{}}]", limits: small,
      ["array", "1 1:2 [[1]]", "! 2 1:10 @9 tooDeep(limit: 2)", "3 1:18 {\"a\":{}}"]),
    Case(
      "digits", "[1234,12345,1]", limits: small,
      ["array", "1 1:2 1234", "! 2 1:7 @6 numberTooLong(limit: 4)", "3 1:13 1"]),
    Case(
      "string", "[\"123456\",\"1234567\",1]", limits: small,
      ["array", "1 1:2 \"123456\"", "! 2 1:11 @10 stringTooLong(limit: 6)", "3 1:21 1"]),
    Case(
      "record in an array", "[1,\n[1,2,3,4,5,6,\n7,8,9,0,1],2]", limits: small,
      ["array", "1 1:2 1", "! 2 2:1 @4 recordTooLong(limit: 20)", "3 3:12 2"]),
    Case(
      "record in an array that doesn't end", "[\n[1,2,3,4,5,6,\n7,8,9,0,1,2", limits: small,
      [
        "array", "! 1 2:1 @2 recordTooLong(limit: 20)",
        "! 1 3:12 @27 unexpectedEnd(openedOnLine: 1) final",
      ]),
    Case(
      "record in an array that goes wrong", "[[1,2,3,4,5,6,\n7,8,9,0,1,2},3]", limits: small,
      ["array", "! 1 1:2 @1 recordTooLong(limit: 20)", "! 1 2:12 @26 unexpectedByte(125) final"]),
    Case(
      "record on a line",
      "1\n[1,2,3,4,5,6,7,8,9,0]\n                       \n2\n[1,2,3,4,5,6,7,8,9,0]",
      limits: small,
      [
        "lines", "1 1:1 1", "! 2 2:1 @2 recordTooLong(limit: 20)",
        "! 3 3:1 @24 recordTooLong(limit: 20)", "4 4:1 2", "! 5 5:1 @50 recordTooLong(limit: 20)",
      ]),
    Case(
      "first record of many", "{\"a\":[1,2,3,4,5,6,7,8]}\n{\"a\":1}\n", limits: small,
      ["values", "! 1 1:1 @0 recordTooLong(limit: 20)", "2 2:1 {\"a\":1}"]),
  ]

  static let strings: [Case] = [
    Case(
      "escapes", #"["\"\\\/\b\f\n\r\t\u0041\u00e9\u4E09\ud83c\udfac"]"#,
      ["array", #"1 1:2 "\"\\/\b\f\n\r\tAé三🎬""#]),
    Case("a high surrogate alone", #"["\ud83ca"]"#, ["array", "! 1 1:3 @2 loneSurrogate"]),
    Case("a low surrogate first", #"["\udfac\ud83c"]"#, ["array", "! 1 1:3 @2 loneSurrogate"]),
    Case("two high surrogates", #"["\ud83c\ud83c"]"#, ["array", "! 1 1:3 @2 loneSurrogate"]),
    Case(
      "an escaped quote at the end", #"["a\\","b\"",1]"#,
      ["array", #"1 1:2 "a\\""#, #"2 1:8 "b\"""#, "3 1:14 1"]),
    Case("NULs", #"{"a\u0000b":"\u0000\u0000"}"#, ["lines", #"1 1:1 {"ab":""} (3 NUL)"#]),
    Case(
      "names that differ by their bytes only", "{\"é\":1,\"e\u{301}\":2}",
      ["lines", "1 1:1 {\"é\":1,\"e\u{301}\":2}"]),
    Case(
      "names equal once escapes are resolved", #"{"a":1,"\u0061":2}"#,
      ["lines", "! 1 1:8 @7 duplicateName(\"a\")"]),
  ]

  static let all = forms + errors + limited + strings

  @Test("says this about that text", arguments: all)
  func reads(_ example: Case) {
    #expect(transcript(of: example.bytes, limits: example.limits) == example.said)
  }

  @Test("says the same wherever the text is cut", arguments: all)
  func readsInPieces(_ example: Case) {
    let count = example.bytes.count
    var allCuts = (0...count).map { [$0] }
    allCuts.append(Array(0...count))
    for cuts in allCuts {
      let said = transcript(of: example.bytes, limits: example.limits, cutAt: cuts)
      #expect(said == example.said, "cut at \(cuts)")
    }
  }

  @Test("a duplicate is found among many names")
  func manyNames() {
    let names = (0..<100).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(transcript(of: Array("{\(names)}".utf8)).count == 2)
    #expect(
      transcript(of: Array("{\(names),\"n50\":1}".utf8))
        == ["lines", "! 1 1:792 @791 duplicateName(\"n50\")"])
  }

  @Test("a depth of 64 is read, 65 isn't")
  func deepest() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        ("{\"a\":" + String(repeating: "[", count: depth - 1)
          + String(repeating: "]", count: depth - 1) + "}").utf8)
    }
    #expect(transcript(of: nested(64)).last?.hasPrefix("1 1:1 {") == true)
    #expect(transcript(of: nested(65)) == ["lines", "! 1 1:69 @68 tooDeep(limit: 64)"])
    #expect(transcript(of: nested(100_000)) == ["lines", "! 1 1:69 @68 tooDeep(limit: 64)"])
  }

  @Test("a record and an error keep the bytes they are about")
  func rawBytes() throws {
    var reader = JSONReader()
    reader.append(Array("[ {\"a\" : 1.50} , nope,2]".utf8))
    let record = try #require(try reader.next())
    #expect(String(decoding: record.rawBytes, as: UTF8.self) == "{\"a\" : 1.50}")
    #expect(record.byteOffset == 2)
    #expect(record.value["a"] == .number("1.50"))
    #expect(throws: JSONError.self) { try reader.next() }
    #expect(String(decoding: reader.rejectedBytes, as: UTF8.self) == "nope")
    #expect(try reader.next()?.value == .number("2"))
    #expect(reader.rejectedBytes.isEmpty)
  }

  @Test("the limits that nobody set")
  func defaultLimits() {
    let limits = JSONLimits()
    #expect(
      [limits.depth, limits.numberBytes, limits.stringBytes, limits.recordBytes]
        == [64, 64, 1_048_576, 8_388_608])
  }
}
