import BookmarkModel
import FoundationEssentials
import Testing

@Suite("Sets of fields")
struct BookmarkFieldSetTests {
  @Test(
    "have the bits that stores already hold",
    arguments: [
      (.type, 1), (.title, 2), (.titles, 4), (.creator, 8), (.author, 8), (.director, 8),
      (.artist, 8), (.year, 16), (.status, 32), (.rating, 64), (.favourite, 128), (.series, 256),
      (.publisher, 512), (.language, 1024), (.format, 2048), (.plan, 4096), (.identifier, 8192),
      (.experience, 16_384), (.started, 16_384), (.finished, 16_384), (.times, 16_384),
      (.copy, 32_768), (.location, 32_768), (.lent, 32_768), (.tag, 65_536), (.shelf, 131_072),
      (.url, 262_144), (.review, 524_288), (.note, 1_048_576), (.added, 2_097_152),
      (.extra, 4_194_304), (.id, 0), (.uid, 0), (.changed, 0), (.source, 0), (.change, 0),
      (.text, 0),
    ] as [(BookmarkField, UInt32)])
  func bits(field: BookmarkField, bits: UInt32) {
    #expect(BookmarkFieldSet(field).rawValue == bits)
    #expect(BookmarkFieldSet(field).contains(field) == (bits != 0))
    #expect(!BookmarkFieldSet().contains(field))
  }

  @Test("hold several fields, and bits of newer builds")
  func several() throws {
    var set = BookmarkFieldSet(rawValue: 1 << 31)
    set.insert(.rating)
    set.insert(.finished)
    set.insert(.id)
    #expect(set.rawValue == 1 << 31 | 64 | 16_384)
    #expect(set.contains(.experience) && set.contains(.rating) && !set.contains(.note))
    let data = try JSONEncoder().encode([set])
    #expect(try JSONDecoder().decode([BookmarkFieldSet].self, from: data) == [set])
  }
}
