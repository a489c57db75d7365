import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// Shelves in their order, goals, and changes that were made to a copy.
  static let shelves: [ContractCheck] = [
    ContractCheck("a shelf keeps the order in which it is filled, and places move others on") {
      subject in
      for title in ["a", "b", "c"] { try await subject.add(.work(title)) }
      for id in [2, 1] as [Int64] { _ = try await subject.put(id) }
      try expect(try await subject.shelf(), ["b 1", "a 2"])
      let put = try await subject.perform(
        PutOnShelf("SUMMER", .ids([3]), position: 1, note: "beach"))
      try expect(put.name, "summer")
      try expect(try await subject.shelf(), ["c 1 beach", "b 2", "a 3"])
      try expect(try await subject.bookmark(3).typed.contains(.shelf), true)
      let again = try await subject.perform(PutOnShelf("summer", .ids([3])))
      try expect([again.matched, again.change == nil ? 0 : 1], [1, 0])
      _ = try await subject.perform(UndoChange())
      try expect(try await subject.shelf(), ["b 1", "a 2"])
    },
    ContractCheck("what is put on a shelf without places comes last and gets none") { subject in
      try await subject.add(.work("a") { $0.shelves = [ShelfEntry("summer")] })
      try await subject.add(.work("b"))
      _ = try await subject.put(2)
      try expect(try await subject.shelf(), ["a", "b"])
      _ = try await subject.perform(PutOnShelf("summer", .ids([2]), position: 9))
      try expect(try await subject.shelf(), ["a 1", "b 2"])
    },
    ContractCheck("bookmarks are taken off one shelf only, and a preview writes nothing") {
      subject in
      try await subject.add(.work("a") { $0.shelves = [ShelfEntry("summer"), ShelfEntry("x")] })
      try await subject.add(.work("b"))
      let trial = try await subject.perform(TakeOffShelf("summer", preview: true))
      try expect([trial.matched, trial.change == nil ? 0 : 1], [1, 0])
      try expect(try await subject.shelf(), ["a"])
      let taken = try await subject.perform(TakeOffShelf("summer", .ids([1, 2])))
      try expect(taken.examples.map { $0.shelves.map(\.shelf) }, [["x"]])
      try expect(try await subject.shelf(), [])
      try expect(try await subject.perform(TakeOffShelf("summer")).matched, 0)
      try expect(await subject.failure(of: PutOnShelf(" ", .ids([1]))), .badValue)
    },
    ContractCheck("a goal counts the works of its type that were finished in its year") { subject in
      try await subject.add(.work("a") { $0.set(finished: ["2026-01-02", "2026-05"]) })
      try await subject.add(.work("b") { $0.set(finished: ["2025", "2027-01-01"]) })
      try await subject.add(.work("film", .movie) { $0.set(finished: ["2026"]) })
      let goals = [
        Goal(24, of: .book, in: 2026), Goal(50, of: nil, in: 2026), Goal(9, of: .movie, in: 2027),
        Goal(3, of: BookmarkType(rawValue: "podcast"), in: 2026),
      ]
      for goal in goals {
        try expect(try await subject.perform(SetGoal(goal)).replaced, nil)
      }
      let listed = try await subject.perform(ListGoals()).goals
      try expect(listed.map(\.goal), [goals[2], goals[1], goals[0], goals[3]])
      try expect(listed.map(\.done), [0, 2, 1, 0])
      let more = try await subject.perform(SetGoal(Goal(30, of: .book, in: 2026)))
      try expect([more.replaced, more.progress.goal], [goals[0], Goal(30, of: .book, in: 2026)])
      try expect(try await subject.perform(ListGoals(year: 2027)).goals.map(\.goal), [goals[2]])
      let removed = try await subject.perform(RemoveGoals(year: 2026, type: .book)).removed
      try expect(removed.map(\.count), [30])
      try expect(try await subject.perform(RemoveGoals(year: 2026)).removed.count, 2)
      try expect(await subject.failure(of: RemoveGoals(year: 2026)), .noGoal)
      try expect(await subject.failure(of: SetGoal(Goal(0, of: nil, in: 2026))), .badValue)
      try expect(try await subject.perform(ShowHistory()).changes.count, 3, "no changes of history")
    },
    ContractCheck("a change that was made to a copy is refused when the bookmark differs by now") {
      subject in
      let before = try await subject.add(.work("Dune")).bookmark.content
      _ = try await subject.set(1, [BookmarkEdit(.year, .set, "1965")])
      let edits = [BookmarkEdit(.rating, .set, "4")]
      let late = SetFields(.ids([1]), edits, expecting: before)
      try expect(await subject.failure(of: late), .changedMeanwhile)
      let now = try await subject.bookmark(1).content
      let reply = try await subject.perform(SetFields(.ids([1]), edits, expecting: now))
      try expect(reply.changed, 1)
    },
  ]
}

extension ContractSubject {
  fileprivate func put(_ id: Int64) async throws -> PutOnShelf.Reply {
    try await perform(PutOnShelf("summer", .ids([id])))
  }

  /// The shelf as titles with place and note.
  fileprivate func shelf() async throws -> [String] {
    try await perform(ShowShelf("summer")).bookmarks.map { bookmark in
      let entry = bookmark.shelves.first { $0.shelf == "summer" }
      let parts = [bookmark.mainTitle?.text, entry?.position.map { String($0) }, entry?.note]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }
}

extension BookmarkContent {
  fileprivate mutating func set(finished dates: [String]) {
    experiences = dates.map { Experience(finished: PartialDate($0)) }
  }
}
