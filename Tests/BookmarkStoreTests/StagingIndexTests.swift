import BookmarkModel
import SQLite
import Testing

@testable import BookmarkStore

@Suite("the keys of staged works")
struct StagingIndexTests {
  @Test("are found again, from memory and from every run", arguments: [1, 7, 100, 1_000_000])
  func found(mostHeld: Int) throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.attachTemporary(as: "stage")
    try connection.execute(StagingIndex.table)
    var index = StagingIndex(connection, mostHeld: mostHeld)
    for number in 1...300 { try index.insert(-Int64(number), under: key(number)) }
    // A work that got a second title, and another one with the title of the first.
    try index.insert(-1, under: key(400))
    try index.insert(-301, under: key(1))
    for number in 2...300 {
      let found = try index.references(for: key(number))
      try #require(found.contains(-Int64(number)), "\(number)")
    }
    let (second, first, none) = (
      try index.references(for: key(400)), try index.references(for: key(1)),
      try index.references(for: key(5_000))
    )
    #expect(second == [-1])
    #expect(first == [-1, -301])
    #expect(none == [])
  }

  @Test("are told from nearly all others by a filter")
  func filter() {
    var filter = KeyFilter(count: 10_000)
    let hashes = (1...20_000).map { UInt64($0) &* 0x9E37_79B9_97F4_A7C1 }
    for hash in hashes.prefix(10_000) { filter.insert(hash) }
    #expect(hashes.prefix(10_000).allSatisfy(filter.mayHold))
    let wrong = hashes.suffix(10_000).count(where: filter.mayHold)
    #expect(wrong < 200)
  }

  private func key(_ number: Int) -> IdentityKey {
    var content = BookmarkContent(type: .book)
    content.titles = [Title("Title \(number)")]
    return IdentityKey(content)
  }
}
