import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import BookmarkTesting
import BookmarkWire
import Glibc
import JSON
import Testing

/// Conversations of clients as they were kept when a version of the protocol was new.
///
/// They are never changed, only added: a client that was written then has to work for ever. A line with
/// `>` is sent, one with `<` is what has to be in the reply, whatever else has come into it since; `"*"`
/// stands for any value.
@Suite("Kept conversations")
struct TranscriptTests {
  @Test("of protocol version 1 go on as they did", arguments: ["reading", "writing", "failing"])
  func version1(name: String) throws {
    let text = try Self.text(of: "v1-\(name).txt")
    let service = try TestService()
    let client = try RawClient(service.path)
    var replies = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let body = Array(line.dropFirst(2).utf8)
      if line.hasPrefix("> ") {
        client.send(String(line.dropFirst(2)))
      } else {
        let expected = try JSONValue.parse(body)
        let found = try #require(client.message(), "no reply: \(line)")
        #expect(found.holds(expected), "\(line)\n\(found)")
        replies += 1
      }
    }
    #expect(replies > 5)
  }

  private static func text(of name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let file = open("/\(folder)/Transcripts/\(name)", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(file, &bytes, bytes.count)
    try #require(count > 0)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

extension JSONValue {
  /// Whether everything of an expected value is here, too.
  fileprivate func holds(_ expected: JSONValue) -> Bool {
    switch (self, expected) {
    case (_, .string("*")): true
    case (.object, .object(let members)):
      members.allSatisfy { member in self[member.name]?.holds(member.value) ?? false }
    case (.array(let found), .array(let wanted)):
      found.count == wanted.count && zip(found, wanted).allSatisfy { $0.holds($1) }
    default: self == expected
    }
  }
}
