import JSON
import Testing

@Suite("JSON value")
struct JSONValueTests {
  @Test("a whole text is one value")
  func parses() throws {
    let value = try JSONValue.parse(
      Array("\u{FEFF} {\"b\":[1,-0.0,1e5,true,null],\"a\":\"x\"}\n".utf8))
    #expect(
      value
        == .object([
          JSONMember(
            name: "b",
            value: .array([.number("1"), .number("-0.0"), .number("1e5"), .bool(true), .null])),
          JSONMember(name: "a", value: .string("x")),
        ]))
    #expect(value["a"] == .string("x"))
    #expect(value["c"] == nil)
    #expect(JSONValue.null["a"] == nil)
  }

  static let numbers: [(text: String, isNumber: Bool)] = [
    ("0", true), ("-0", true), ("10", true), ("1.5", true), ("1e5", true), ("1E+5", true),
    ("-1.25e-10", true), ("123456789012345678901234567890", true), ("-", false), ("01", false),
    ("1.", false), ("1.e5", false), ("1e", false), ("1e+", false), ("--1", false), ("1a", false),
    ("-a", false), ("0x10", false), ("1_000", false),
  ]

  @Test("numbers keep their digits, and only numbers are numbers", arguments: numbers)
  func readsNumbers(text: String, isNumber: Bool) {
    let value = try? JSONValue.parse(Array(text.utf8))
    #expect(value == (isNumber ? .number(text) : nil))
  }

  static let faults: [(text: String, said: String)] = [
    ("", "! 1 1:1 @0 unexpectedEnd(openedOnLine: 1) final"),
    ("\u{FEFF}\n ", "! 1 2:2 @5 unexpectedEnd(openedOnLine: 1) final"),
    ("[1,\n{\"a\":", "! 1 2:6 @9 unexpectedEnd(openedOnLine: 2) final"),
    ("[1] 2", "! 1 1:5 @4 unexpectedByte(50) final"),
    ("\u{FEFF}nul", "! 1 1:1 @3 invalidLiteral final"),
    (",", "! 1 1:1 @0 unexpectedByte(44) final"),
  ]

  @Test("a fault is told with its place", arguments: faults)
  func tellsFaults(text: String, said: String) throws {
    let error = #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)) }
    #expect(try line(for: #require(error)) == said)
  }
}
