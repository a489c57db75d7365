import BookmarkModel
import Testing

@Suite("Lending copies")
struct LendingTests {
  private func content(_ copies: String) throws -> BookmarkContent {
    var content = BookmarkContent()
    try content.set(.copy, to: copies)
    return content
  }

  @Test(
    "lends the copy that is free",
    arguments: [
      ("", nil, "lent=Anna since=2026-06-15"),
      ("format=vinyl", nil, "format=vinyl lent=Anna since=2026-06-15"),
      (
        "format=cd lent=Bo; format=vinyl", nil,
        "format=cd lent=Bo; format=vinyl lent=Anna since=2026-06-15"
      ),
      (
        "format=cd; format=vinyl", .vinyl,
        "format=cd; format=vinyl lent=Anna since=2026-06-15"
      ),
      ("format=cd; format=cd", nil, "format=cd lent=Anna since=2026-06-15; format=cd"),
      ("format=cd", .vinyl, "format=cd; format=vinyl lent=Anna since=2026-06-15"),
    ] as [(String, MediaFormat?, String)])
  func lending(before: String, format: MediaFormat?, after: String) throws {
    var content = try content(before)
    try content.lend(to: "Anna", since: PartialDate("2026-06-15"), format: format)
    #expect(content.text(of: .copy) == after)
  }

  @Test("refuses what is lent, what isn't, and what could be several")
  func refusals() throws {
    var lent = try content("format=cd lent=Bo")
    #expect(throws: LendingError.alreadyLent) { try lent.lend(to: "Anna", since: nil) }
    var several = try content("format=cd; format=vinyl")
    #expect(throws: LendingError.severalCopies) { try several.lend(to: "Anna", since: nil) }
    #expect(throws: LendingError.notLent) { try several.takeBack() }
    var both = try content("format=cd lent=Bo; format=vinyl lent=Anna since=2024")
    #expect(throws: LendingError.severalCopies) { try both.takeBack() }
    try both.takeBack(format: .vinyl)
    #expect(both.text(of: .copy) == "format=cd lent=Bo; format=vinyl")
  }
}
