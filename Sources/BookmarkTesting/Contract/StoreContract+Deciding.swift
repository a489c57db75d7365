import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// What a person decided about which works are the same, and that it lasts.
  static let deciding: [ContractCheck] = removals + merges + splits

  private static let removals: [ContractCheck] = [
    ContractCheck("what was removed stays out of later imports, until it is taken in again") {
      subject in
      let rows = [
        BookmarkDraft(.work("Dune", by: "Herbert", year: 1965, isbn: "9780441013593")),
        BookmarkDraft(.work("Ikiru", .movie, year: 1952)),
      ]
      _ = try await subject.importRows(rows)
      _ = try await subject.perform(RemoveBookmarks(.ids([1])))
      let left = try await subject.state()
      let again = try await subject.importRows(rows)
      try expect(again.outcomes, ["skipped removed [1]", "unchanged"])
      try expect(again.reply.change, nil)
      let changed = BookmarkDraft(
        .work("Dune", by: "Herbert", year: 1965, isbn: "9780441013593") { $0.tags = ["sf"] })
      try expect(try await subject.importRows([changed]).outcomes, ["skipped removed [1]"])
      let other = BookmarkDraft(.work("Dune", by: "Herbert", year: 1965, isbn: "9780340960196"))
      try expect(try await subject.importRows([other]).outcomes, ["added"], "another edition")
      _ = try await subject.undo()
      try expect(try await subject.state(), left)
      let forced = try await subject.importRows(rows, again: true)
      try expect(forced.outcomes, ["added", "unchanged"])
      try expect(try await subject.importRows(rows).outcomes, ["unchanged", "unchanged"])
      _ = try await subject.undo(forced.reply.change)
      try expect(try await subject.importRows(rows).outcomes, ["skipped removed [1]", "unchanged"])
    },
    ContractCheck("a removal that was undone is no refusal, and one that was made again is") {
      subject in
      let rows = [BookmarkDraft(.work("Dune", year: 1965))]
      let first = try await subject.importRows(rows).reply.change
      let removal = try await subject.perform(RemoveBookmarks(.all)).change
      _ = try await subject.undo(removal)
      try expect(try await subject.importRows(rows).outcomes, ["unchanged"])
      _ = try await subject.perform(RedoChange(removal))
      try expect(try await subject.importRows(rows).outcomes, ["skipped removed [1]"])
      _ = try await subject.undo(removal)
      _ = try await subject.undo(first)
      try expect(try await subject.importRows(rows).outcomes, ["added"], "an undo refuses nothing")
    },
    ContractCheck("what is typed is wanted, whatever was removed, and an undo refuses it again") {
      subject in
      let rows = [BookmarkDraft(.work("Dune", by: "Herbert", year: 1965, isbn: "9780441013593"))]
      _ = try await subject.importRows(rows)
      _ = try await subject.perform(RemoveBookmarks(.all))
      let added = try await subject.add(.work("Dune"), typed: BookmarkFieldSet(.title))
      try expect(added.isNew, true)
      try expect(try await subject.importRows(rows).outcomes, ["merged creator,identifier,year"])
      _ = try await subject.undo()
      _ = try await subject.undo()
      try expect(try await subject.importRows(rows).outcomes, ["skipped removed [1]"])
    },
    ContractCheck("one of two that look alike is removed, and rows go to the other") { subject in
      let rows = [BookmarkDraft(.work("Dune", year: 1965), uid: UUID())]
      _ = try await subject.importRows(rows)
      let twin = [BookmarkDraft(.work("Dune", year: 1965) { $0.note = "mine" }, uid: UUID())]
      _ = try await subject.importRows(twin)
      try expect(try await subject.count(), 1)
      let other = try await subject.perform(AddBookmark(.work("Dune", year: 1984), typed: []))
      _ = try await subject.set(other.bookmark.id, [BookmarkEdit(.year, .set, "1965")])
      _ = try await subject.perform(RemoveBookmarks(.ids([other.bookmark.id])))
      let plain = BookmarkDraft(.work("Dune", year: 1965) { $0.tags = ["sf"] })
      try expect(try await subject.importRows([plain]).outcomes, ["merged tag"])
    },
  ]

  private static let merges: [ContractCheck] = [
    ContractCheck("a merge unites what is known, the first one's values and what was typed winning")
    {
      subject in
      try await subject.add(
        .work("三体", by: "刘慈欣", year: 2008) {
          $0.tags = ["sf"]
          $0.rating = Rating("4")
          $0.note = "first"
          $0.shelves = [ShelfEntry("best")]
        })
      try await subject.add(
        .work("The Three-Body Problem", by: "Liu Cixin", year: 2014, isbn: "9780765382030") {
          $0.tags = ["hugo"]
          $0.rating = Rating("5")
          $0.note = "second"
          $0.publisher = "Tor"
          $0.copies = [Copy(location: "attic")]
        }, typed: BookmarkFieldSet(.rating))
      let before = try await subject.state()
      let preview = try await subject.perform(MergeBookmarks([1, 2], preview: true))
      try expect(preview.change, nil)
      try expect(try await subject.state(), before, "a preview writes nothing")
      let reply = try await subject.perform(MergeBookmarks([1, 2]))
      try expect(reply.bookmark.content, preview.bookmark.content)
      try expect(reply.merged.map(\.id), [2])
      let conflicts = reply.conflicts.map { "\($0.field) \($0.kept) \($0.lost) @\($0.loser)" }
      try expect(conflicts, ["year 2008 2014 @2", "rating 5 4 @1"])
      let merged = try await subject.bookmark(1)
      try expect(try await subject.count(), 1)
      try expect(merged.titles.map(\.text), ["三体", "The Three-Body Problem"])
      try expect(merged.creators.map(\.name), ["刘慈欣", "Liu Cixin"])
      try expect(merged.tags, ["sf", "hugo"])
      try expect(merged.note, "first\n\nsecond")
      try expect([merged.publisher, merged.copies.first?.location], ["Tor", "attic"])
      try expect(merged.identifiers.map(\.value), ["9780765382030"])
      let after = try await subject.state()
      for _ in 0..<2 {
        _ = try await subject.undo()
        try expect(try await subject.state(), before)
        _ = try await subject.perform(RedoChange())
        try expect(try await subject.state(), after)
      }
    },
    ContractCheck("the rows of either go to the one that was kept, through several merges") {
      subject in
      let rows = [
        BookmarkDraft(.work("Dune", by: "Herbert", year: 1965)),
        BookmarkDraft(.work("Dune", by: "Frank Herbert", year: 1984)),
        BookmarkDraft(.work("Duna", by: "F. Herbert", year: 1990)),
      ]
      try expect(try await subject.importRows(rows).reply.added, 3)
      _ = try await subject.perform(MergeBookmarks([2, 3]))
      let merge = try await subject.perform(MergeBookmarks([1, 2])).change
      // What was decided in the first merge counts as typed in the second.
      try expect(try await subject.bookmark(1).year, 1984)
      let kept = "unchanged kept year"
      try expect(try await subject.importRows(rows).outcomes, [kept, "unchanged", kept])
      let news = BookmarkDraft(.work("Dune", by: "Frank Herbert", year: 1984) { $0.tags = ["x"] })
      try expect(try await subject.importRows([news]).outcomes, ["merged tag"])
      try expect(try await subject.bookmark(1).tags, ["x"])
      let added = try await subject.add(.work("Duna", by: "F. Herbert", year: 1990))
      try expect([added.bookmark.id, added.isNew ? 1 : 0], [1, 0])
      _ = try await subject.undo()
      _ = try await subject.undo(merge)
      try expect(try await subject.importRows(rows).outcomes.filter { $0 == "added" }, [])
      try expect(try await subject.count(), 2)
    },
    ContractCheck("a number that was merged tells where it went, and one that was removed too") {
      subject in
      for title in ["A", "B", "C", "D"] { try await subject.add(.work(title)) }
      _ = try await subject.perform(MergeBookmarks([2, 1]))
      _ = try await subject.perform(MergeBookmarks([3, 2]))
      _ = try await subject.perform(RemoveBookmarks(.ids([4])))
      let reply = try await subject.perform(ShowBookmarks(.ids([1, 3, 4, 9])))
      try expect(reply.bookmarks.map(\.bookmark.id), [3])
      let former = (reply.former ?? []).map { "\($0.bookmark.id) \($0.heir ?? 0) \($0.change)" }
      try expect(former, ["1 3 5", "4 0 7"])
    },
    ContractCheck("what can't be merged is refused") { subject in
      try await subject.add(.work("A"))
      try await subject.add(.work("A", .movie))
      try expect(await subject.failure(of: MergeBookmarks([1])), .mergeNeedsTwo)
      try expect(await subject.failure(of: MergeBookmarks([1, 1])), .mergeNeedsTwo)
      try expect(await subject.failure(of: MergeBookmarks([1, 9])), .notFound)
      try expect(await subject.failure(of: MergeBookmarks([1, 2])), .differentTypes)
      try expect(try await subject.count(), 2)
    },
    ContractCheck("merge, split, remove and their undo give back every byte of any bookmarks") {
      subject in
      var random = RandomContents(seed: 29)
      let rows = (0..<40).map { index in
        var content = random.next()
        content.type = .book
        content.identifiers = []
        content.titles.insert(Title("Title \(index)"), at: 0)
        content.normalize()
        return BookmarkDraft(content, line: index + 2)
      }
      _ = try await subject.importRows(rows, batch: 20)
      var states = [try await subject.state()]
      let ids = states[0].map(\.id)
      for start in stride(from: 0, to: ids.count - 4, by: 4) {
        let reply = try await subject.perform(MergeBookmarks(Array(ids[start..<(start + 3)])))
        states.append(try await subject.state())
        if start % 8 == 0 {
          _ = try await subject.perform(SplitBookmark(reply.bookmark.id))
        } else {
          _ = try await subject.perform(RemoveBookmarks(.ids([ids[start + 3]])))
        }
        states.append(try await subject.state())
      }
      for state in states.dropLast().reversed() {
        _ = try await subject.undo()
        try expect(try await subject.state(), state)
      }
      for state in states.dropFirst() {
        _ = try await subject.perform(RedoChange())
        try expect(try await subject.state(), state)
      }
    },
  ]

  private static let splits: [ContractCheck] = [
    ContractCheck("a split brings back what a merge took in, and leaves what was typed since") {
      subject in
      let rows = [
        BookmarkDraft(.work("Dune", by: "Herbert", year: 1965) { $0.tags = ["sf"] }),
        BookmarkDraft(.work("Dune", by: "Lynch", year: 1984) { $0.tags = ["film"] }),
      ]
      _ = try await subject.importRows(rows)
      let contents = try await subject.state().map(\.content)
      _ = try await subject.perform(MergeBookmarks([1, 2]))
      _ = try await subject.set(1, [BookmarkEdit(.tag, .add, "mine")])
      let merged = try await subject.state()
      let reply = try await subject.perform(SplitBookmark(1))
      try expect(reply.parts.map(\.id), [2])
      try expect(reply.parts.map(\.content), [contents[1]])
      try expect(try await subject.bookmark(1).tags, ["sf", "mine"])
      try expect(try await subject.bookmark(1).creators, contents[0].creators)
      try expect(try await subject.importRows(rows).reply.added, 0)
      try expect(try await subject.count(), 2)
      try expect(await subject.failure(of: SplitBookmark(1)), .nothingToSplit)
      _ = try await subject.undo(reply.change)
      try expect(try await subject.state(), merged)
      _ = try await subject.perform(RedoChange())
      try expect(try await subject.count(), 2)
    },
    ContractCheck("identifiers and titles are split off, and rows that mean both are skipped") {
      subject in
      let row = BookmarkDraft(
        .work("Dune", by: "Herbert", year: 1965) {
          $0.titles.append(Title("Dune Messiah", role: .alias))
          $0.identifiers = ["imdb:tt0000001", "goodreads:7"].compactMap { text in
            let parts = text.split(separator: ":").map(String.init)
            return Identifier(parts[0], parts[1])
          }
        })
      _ = try await subject.importRows([row])
      let goodreads = try require(Identifier("goodreads", "7"))
      let stranger = try require(Identifier("goodreads", "8"))
      let title = BookmarkEdit(.title, .set, "dune messiah")
      let year = BookmarkEdit(.year, .set, "1969")
      try expect(
        await subject.failure(of: SplitBookmark(1, identifiers: [stranger])), .notPartOf)
      try expect(await subject.failure(of: SplitBookmark(1, edits: [year])), .notPartOf)
      try expect(await subject.failure(of: SplitBookmark(1)), .nothingToSplit)
      let before = try await subject.state()
      let split = SplitBookmark(1, identifiers: [goodreads], edits: [title, year])
      let part = try require(try await subject.perform(split).parts.first)
      try expect(part.identifiers, [goodreads])
      try expect(part.year, 1969)
      try expect(part.creators.map(\.name), ["Herbert"])
      try expect(try await subject.bookmark(1).titles.map(\.text), ["Dune"])
      try expect(try await subject.bookmark(1).identifiers.map(\.scheme), ["imdb"])
      var other = row
      other.content.tags = ["x"]
      try expect(try await subject.importRows([other]).outcomes, ["skipped keptApart [1, 2]"])
      let again = try await subject.importRows([other], again: true)
      try expect(again.outcomes, ["merged identifier,tag,titles"])
      for _ in 0..<2 { _ = try await subject.undo() }
      try expect(try await subject.state(), before)
    },
    ContractCheck("what an import joined is split into a bookmark of its own") { subject in
      _ = try await subject.importRows([
        BookmarkDraft(.work("Dune", by: "Herbert") { $0.rating = Rating("4") })
      ])
      let before = try await subject.bookmark(1).content
      _ = try await subject.importRows([
        BookmarkDraft(
          .work("Dune", by: "Herbert", isbn: "9780441013593") {
            $0.rating = Rating("2")
            $0.tags = ["x"]
          })
      ])
      let reply = try await subject.perform(SplitBookmark(1))
      try expect(reply.bookmark.content, before)
      let part = try require(reply.parts.first)
      try expect(part.titles.map(\.text), ["Dune"])
      try expect(part.identifiers.map(\.value), ["9780441013593"])
      try expect([part.rating?.text, part.tags.first], ["2", "x"])
    },
    ContractCheck("pairs are settled in one change, and a merge hands down what is kept apart") {
      subject in
      for title in ["A", "B", "C", "D", "E"] { try await subject.add(.work(title)) }
      let before = try await subject.state()
      let pairs = [BookmarkPair(1, 2), BookmarkPair(3, 4)].compactMap(\.self)
      let reply = try await subject.perform(SettleDuplicates(merges: [[5, 4]], apart: pairs))
      try expect([reply.merged, reply.apart], [1, 2])
      let snapshot = try subject.store.snapshot()
      try expect(
        try snapshot.keptApart(among: [1, 2, 3, 4, 5]).map { [$0.first, $0.second] }
          .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }, [[1, 2], [3, 4], [3, 5]])
      _ = try await subject.undo()
      try snapshot.refresh()
      try expect(try snapshot.keptApart(among: [1, 2, 3, 4, 5]), [])
      try expect(try await subject.state(), before)
      let only = try await subject.perform(SettleDuplicates(apart: pairs))
      let undo = try await subject.undo()
      try expect([undo.target.number, undo.change ?? 0], [only.change ?? 0, 9])
      try expect([undo.effect.touched, undo.effect.decisions], [0, 2])
      _ = try await subject.perform(RedoChange())
      try snapshot.refresh()
      try expect(try snapshot.keptApart(from: 3).count, 1)
      try expect(try await subject.perform(SettleDuplicates()).change, nil)
    },
  ]
}
