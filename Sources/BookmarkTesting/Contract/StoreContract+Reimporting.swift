import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// What the same import does again.
  static let reimporting: [ContractCheck] = [
    ContractCheck("a second import of any rows changes nothing") { subject in
      var random = RandomContents(seed: 11)
      let rows = (0..<80).map { index in
        var content = random.next()
        if content.titles.isEmpty { content.titles = [Title("Title \(index)")] }
        return BookmarkDraft(content, line: index + 2, isEvent: index % 5 == 0)
      }
      let first = try await subject.importRows(rows, batch: 20)
      let before = try await subject.list().bookmarks.map(\.bookmark)
      try require(first.reply.added > 20, "only \(first.reply.added) were added")
      let second = try await subject.importRows(rows, batch: 7)
      let changed = second.outcomes.indices.filter { second.outcomes[$0] != "unchanged" }
        .filter { !second.outcomes[$0].hasPrefix("ambiguous") }
      try expect(changed.map { "\($0): \(second.outcomes[$0])" }, [])
      try expect([second.reply.added, second.reply.changed], [0, 0])
      try expect(second.reply.change, nil)
      try expect(try await subject.list().bookmarks.map(\.bookmark), before)
    },
    ContractCheck("a re-import after edits by a person keeps and names what was typed") { subject in
      let dune = BookmarkContent.work("Dune", by: "Herbert") {
        $0.rating = Rating("4")
        $0.tags = ["sf"]
      }
      _ = try await subject.importRows([BookmarkDraft(dune)])
      _ = try await subject.set(
        1,
        [
          BookmarkEdit(.rating, .set, "2"), BookmarkEdit(.tag, .remove, "sf"),
          BookmarkEdit(.title, .set, "Dune 1"), BookmarkEdit(.note, .set, "mine"),
        ])
      let edited = try await subject.bookmark(1)
      let again = try await subject.importRows([BookmarkDraft(dune)])
      try expect(again.outcomes, ["merged titles kept rating,tag"])
      try expect(again.reply.added, 0)
      let after = try await subject.bookmark(1)
      try expect(after.mainTitle?.text, "Dune 1")
      try expect(after.rating, edited.rating)
      try expect(after.tags, [])
      try expect(after.note, "mine")
      let third = try await subject.importRows([BookmarkDraft(dune)])
      try expect(third.outcomes, ["unchanged kept rating,tag"])
      try expect(third.reply.change, nil)
    },
    ContractCheck("a later export of the same source brings what is new") { subject in
      let first = [
        BookmarkDraft(.work("Dune") { $0.rating = Rating("4") }),
        BookmarkDraft(.work("Alien", .movie)),
      ]
      _ = try await subject.importRows(first)
      let second = [
        BookmarkDraft(
          .work("Dune") {
            $0.rating = Rating("5")
            $0.tags = ["sf"]
          }),
        BookmarkDraft(.work("Alien", .movie)), BookmarkDraft(.work("Ikiru", .movie)),
      ]
      let result = try await subject.importRows(second)
      try expect(result.outcomes, ["merged rating,tag", "unchanged", "added"])
      try expect([result.reply.added, result.reply.changed], [1, 1])
      try expect(try await subject.bookmark(1).rating?.text, "5")
    },
  ]
}
