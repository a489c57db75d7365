import Archive
import ArchiveTesting
import Testing

@Suite("Tar files")
struct TarTests {
  private let members = [
    (Tar.Member(name: "config/hooks/三体", size: 5, mode: 0o755), Array("a\nb\u{0}c".utf8)),
    (Tar.Member(name: "empty", size: 0), []),
    (Tar.Member(name: "large", size: 1_500), Array(repeating: UInt8(7), count: 1_500)),
  ]

  private func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    for (member, content) in members {
      bytes += try #require(Tar.header(member)) + content + Tar.padding(after: content.count)
    }
    return bytes + Tar.end
  }

  @Test("a header is read as it was written, and not when a byte of it is wrong")
  func headers() throws {
    for (member, _) in members {
      var block = try #require(Tar.header(member))
      #expect(block.count == Tar.blockSize)
      #expect(Tar.member(block) == member)
      block[3] ^= 1
      #expect(Tar.member(block) == nil)
    }
    #expect(Tar.member(Array(Tar.end.prefix(Tar.blockSize))) == nil)
    #expect(Tar.member([]) == nil)
  }

  @Test("what there is no room for has no header")
  func limits() {
    for member in [
      Tar.Member(name: String(repeating: "a", count: 101), size: 1), Tar.Member(name: "", size: 1),
      Tar.Member(name: "a", size: 1 << 33), Tar.Member(name: "a", size: -1),
    ] {
      #expect(Tar.header(member) == nil)
    }
  }

  @Test("the tar of the system finds the same members")
  func system() throws {
    let file = ScratchFile(try bytes())
    let reader = try ArchiveReader(path: file.path)
    for (member, content) in members {
      let found = try #require(try reader.next())
      #expect(found.name == member.name)
      var read: [UInt8] = []
      while let piece = try reader.read() { read += piece }
      #expect(read == content)
    }
    #expect(try reader.next() == nil)
  }
}
