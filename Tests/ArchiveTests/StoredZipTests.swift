import Archive
import ArchiveTesting
import Testing

@Suite("Making zip files")
struct StoredZipTests {
  @Test("is the same as another writer's, but for the time, and is read again")
  func members() throws {
    var zip = StoredZip()
    zip.add("书.csv", Array("title\n三体\n".utf8))
    zip.add("empty.csv", [])
    let file = ScratchFile(zip.bytes())
    let archive = try ArchiveReader(path: file.path)
    var read: [String] = []
    while let member = try archive.next() {
      var content: [UInt8] = []
      while let bytes = try archive.read() { content += bytes }
      read.append("\(member.name): \(String(decoding: content, as: UTF8.self))")
    }
    #expect(read == ["书.csv: title\n三体\n", "empty.csv: "])
    let other = ZipBytes.of(["书.csv": "title\n三体\n", "empty.csv": ""])
    #expect(zip.bytes().count == other.count)
  }

  @Test("an archive without members is one")
  func empty() throws {
    let file = ScratchFile(StoredZip().bytes())
    #expect(try ArchiveReader(path: file.path).next() == nil)
  }
}
