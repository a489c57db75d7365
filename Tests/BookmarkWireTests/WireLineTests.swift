import BookmarkCommands
import JSON
import Testing

@testable import BookmarkWire

@Suite("Lines of the wire form")
struct WireLineTests {
  @Test("are cut wherever they end, and one that is too long is told once")
  func cutting() {
    var buffer = LineBuffer(limit: 5)
    func pieces(_ text: String) -> [LineBuffer.Piece] {
      Array(text.utf8).withUnsafeBytes { buffer.append($0) }
    }
    #expect(pieces("ab") == [])
    #expect(pieces("c\n\n \r\nde\nf") == [.line(Array("abc".utf8)), .line(Array("de".utf8))])
    #expect(pieces("ghijk") == [.tooLong])
    #expect(pieces("lmnop") == [])
    #expect(pieces("q\nrs\ntuvwx") == [.line(Array("rs".utf8))])
    #expect(buffer.finish() == [.line(Array("tuvwx".utf8))])
    #expect(buffer.finish() == [])
  }

  @Test(
    "that can't be requests are refused with the code and the request's id, if it has one",
    arguments: [
      ("nonsense", -32700, nil), ("{\"a\":1", -32700, nil), ("\u{FEFF}x", -32700, nil),
      ("{\"a\":1,\"a\":2}", -32700, nil), ("{} {}", -32700, nil),
      ("[]", -32600, nil), ("[{\"jsonrpc\":\"2.0\"}]", -32600, nil), ("7", -32600, nil),
      ("{}", -32600, nil), ("{\"id\":3,\"method\":\"types\"}", -32600, "3"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"types\"}", -32600, nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"types\"}", -32600, nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":4}", -32600, "4"),
      ("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":7}", -32600, "4"),
      ("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"types\",\"params\":[]}", -32600, "4"),
      ("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"nope\"}", -32601, "\"a\""),
      ("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"count\"}", -32602, "5"),
      ("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"count\",\"params\":{\"query\":7}}", -32602, "5"),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"view.remove\",\"params\":{\"name\":\"\\u0000\"}}",
        -32602, "6"
      ),
      (String(repeating: "[", count: 100), -32600, nil),
      (String(repeating: "{\"a\":", count: 1_000_000), -32600, nil),
    ] as [(String, Int, String?)])
  func refused(line: String, code: Int, id: String?) {
    do throws(WireFault) {
      let request = try WireRequest.read(Array(line.utf8), limits: WireLimits())
      Issue.record("\(request)")
    } catch {
      #expect(error.failure.id.wireCode == code, "\(line.prefix(80)): \(error)")
      let given = error.id.flatMap { try? WireCoding.bytes($0) }
      #expect(given.map { String(decoding: $0, as: UTF8.self) } == id)
    }
  }

  @Test("may hold a backslash before what looks like a NUL")
  func backslashes() {
    #expect(NULSearch.isEscaped(in: Array(#"{"a":"\u0000"}"#.utf8)))
    #expect(NULSearch.isEscaped(in: Array(#"{"a":"\\\u0000"}"#.utf8)))
    #expect(!NULSearch.isEscaped(in: Array(#"{"a":"\\u0000"}"#.utf8)))
    #expect(!NULSearch.isEscaped(in: Array(#"{"a":"\u00001"#.dropLast(6).utf8)))
    #expect(!NULSearch.isEscaped(in: Array(#"\"#.utf8)))
  }

  @Test("wait in order, and of a subscription only the newest")
  func outbox() {
    var outbox = Outbox()
    func take(_ count: Int) -> String {
      let text = outbox.withFirst { String(decoding: $0.prefix(count), as: UTF8.self) }
      outbox.remove(text.utf8.count)
      return text
    }
    outbox.append(Array("one".utf8))
    outbox.replace(Array("old".utf8), ofSubscription: 1)
    outbox.replace(Array("other".utf8), ofSubscription: 2)
    outbox.replace(Array("new".utf8), ofSubscription: 1)
    outbox.append(Array("two".utf8))
    #expect(outbox.count == 14)
    #expect(take(2) == "on")
    outbox.drop(2)
    #expect([take(9), take(9), take(9)] == ["e", "two", "new"])
    #expect(outbox.isEmpty)
    #expect(take(9) == "")
  }
}
