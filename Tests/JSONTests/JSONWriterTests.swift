import JSON
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  private func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("a")
    writer.int(-1)
    writer.name("b")
    writer.beginArray()
    writer.bool(true)
    writer.null()
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.name("c")
    writer.number("1.50")
    writer.endObject()
  }

  @Test("compact")
  func compact() {
    var writer = JSONWriter()
    write(&writer)
    writer.endLine()
    #expect(
      String(decoding: writer.take(), as: UTF8.self)
        == "{\"a\":-1,\"b\":[true,null,{},[]],\"c\":1.50}\n")
  }

  @Test("pretty")
  func pretty() {
    var writer = JSONWriter(layout: .pretty)
    write(&writer)
    #expect(
      String(decoding: writer.take(), as: UTF8.self)
        == """
        {
          "a": -1,
          "b": [
            true,
            null,
            {},
            []
          ],
          "c": 1.50
        }
        """)
  }

  @Test("values outside containers have a line each, also when taken in pieces")
  func lines() {
    var writer = JSONWriter()
    writer.int(1)
    #expect(String(decoding: writer.take(), as: UTF8.self) == "1")
    writer.int(2)
    writer.endLine()
    writer.beginArray()
    writer.int(3)
    #expect(writer.count == 5)
    #expect(String(decoding: writer.take(), as: UTF8.self) == "\n2\n[3")
    writer.int(4)
    writer.endArray()
    writer.endArray()
    #expect(String(decoding: writer.take(), as: UTF8.self) == ",4]")
  }

  static let strings: [(text: String, written: String)] = [
    ("三体 🎬 / é", "\"三体 🎬 / é\""),
    ("\"\\", #""\"\\""#),
    ("\u{8}\t\n\u{C}\r\0\u{1F}\u{7F}", #""\b\t\n\f\r\u0000\u001f\u007f""#),
    ("", "\"\""),
  ]

  @Test("escapes what must be escaped, and DEL", arguments: strings)
  func writesStrings(text: String, written: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(String(decoding: writer.take(), as: UTF8.self) == written)
  }

  @Test("what is no number is written as a string")
  func noNumber() {
    var writer = JSONWriter()
    writer.number("1, \"x\": 2")
    #expect(String(decoding: writer.take(), as: UTF8.self) == #""1, \"x\": 2""#)
  }
}
