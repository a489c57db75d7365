import ArchiveTesting
import SystemLibrary
import Testing

@testable import Archive

@Suite("Reading archives")
struct ArchiveReaderTests {
  /// Name and content of each member, or the error.
  private func picture(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> [String] {
    let file = ScratchFile(bytes)
    var lines: [String] = []
    do throws(ArchiveError) {
      let archive = try ArchiveReader(path: file.path, limits: limits)
      while let member = try archive.next() {
        var content: [UInt8] = []
        while let bytes = try archive.read() { content += bytes }
        lines.append("\(member.name): \(String(decoding: content, as: UTF8.self))")
      }
    } catch .damaged {
      lines.append("damaged")
    } catch {
      lines.append("\(error)")
    }
    return lines
  }

  private static let members: KeyValuePairs = ["a.csv": "one", "lists/b.csv": "", "三体.csv": "two"]

  @Test(
    "the members of each form come in their order, with their names and contents",
    arguments: [
      (ZipBytes.of(members), ["a.csv: one", "lists/b.csv: ", "三体.csv: two"]),
      (GzipBytes.of(TarBytes.of(members)), ["a.csv: one", "lists/b.csv: ", "三体.csv: two"]),
      (GzipBytes.of(Array("alone".utf8)), ["data: alone"]),
      (ZipBytes.of([ZipBytes.Member("folder/", ""), ZipBytes.Member("x", "y")]), ["x: y"]),
    ])
  func forms(_ bytes: [UInt8], _ members: [String]) { #expect(picture(bytes) == members) }

  @Test("a name that isn't UTF-8 is taken for GB 18030, as Chinese Windows writes it")
  func names() {
    let gbk: [UInt8] = [0xB6, 0xC1, 0xCA, 0xE9, 0x2E, 0x63, 0x73, 0x76]
    let bytes = ZipBytes.of([ZipBytes.Member(name: gbk, content: Array("x".utf8))])
    #expect(picture(bytes) == ["读书.csv: x"])
  }

  @Test("an archive inside an archive is not opened")
  func nested() {
    let inner = ZipBytes.of(["deep.csv": "x"])
    let member = ZipBytes.Member(name: Array("inner.zip".utf8), content: inner)
    #expect(picture(ZipBytes.of([member])).map { $0.prefix(13) } == ["inner.zip: PK"])
  }

  @Test("an encrypted member is named, and a damaged file is an error")
  func refused() {
    let secret = ZipBytes.Member(name: Array("a.csv".utf8), content: [1, 2, 3], isEncrypted: true)
    #expect(picture(ZipBytes.of([secret])) == ["encrypted(member: \"a.csv\")"])
    #expect(picture(Array(GzipBytes.of(Array("alone".utf8)).dropLast(12))).last == "damaged")
    #expect(picture(ZipBytes.of(Self.members).suffix(60)) == ["damaged"])
  }

  @Test("what is too much is refused")
  func limits() {
    var limits = ArchiveLimits()
    limits.members = 2
    #expect(picture(ZipBytes.of(Self.members), limits: limits).last == "tooManyMembers(limit: 2)")
    limits = ArchiveLimits()
    limits.totalBytes = 5
    #expect(picture(ZipBytes.of(Self.members), limits: limits).last == "tooLarge(limit: 5)")
    limits = ArchiveLimits()
    limits.ratio = 100
    limits.ratioFrom = 1 << 20
    #expect(picture(GzipBytes.letters(2 << 20), limits: limits) == ["bomb(ratio: 100)"])
    limits.ratio = 200
    #expect(picture(GzipBytes.letters(2 << 20), limits: limits).count == 1)
  }

  @Test("where there is no library, the error names the package that has it")
  func missing() {
    #expect(throws: SystemLibraryError.missing(library: "libarchive", package: "libarchive13")) {
      try ArchiveLibrary(folders: ["/nonexistent"])
    }
  }
}
