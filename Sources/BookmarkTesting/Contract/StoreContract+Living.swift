import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// Steps with works, lending, and picks by chance.
  static let living: [ContractCheck] = [
    ContractCheck("a step adds a work that isn't there, once, and marks what was typed") {
      subject in
      let edits = [BookmarkEdit(.creator, .set, "余华"), BookmarkEdit(.tag, .add, "shop")]
      let added = try await subject.step(.want, .work("活着", by: "余华"), edits: edits)
      try expect(added.isNew, true)
      try expect([added.outcome.rawValue, added.bookmark.status?.rawValue], ["wanted", "wish"])
      try expect(added.bookmark.typed.contains(.status), true)
      let again = try await subject.step(.want, .work("活着"))
      try expect([again.isNew, again.change != nil], [false, false])
      try expect(again.outcome, .unchanged)
      let done = try await subject.step(.finish, .work("活着"), rating: "9/10")
      try expect([done.isNew, done.change == 2], [false, true])
      try expect(done.bookmark.content.text(of: .experience), "finished=2026-06-15 rating=9/10")
      try expect(try await subject.bookmark(1).content, done.bookmark.content)
      try expect(try await subject.count(), 1)
    },
    ContractCheck("what describes a work that is there doesn't change it, other fields do") {
      subject in
      try await subject.add(.work("Emma", by: "Jane Austen", year: 1815))
      let edits = [BookmarkEdit(.year, .set, "1816"), BookmarkEdit(.tag, .add, "reread")]
      let reply = try await subject.step(.start, .work("Emma", by: "Jane Austen"), edits: edits)
      try expect(reply.bookmark.year, 1815)
      try expect(reply.bookmark.tags, ["reread"])
      let named = try await subject.perform(
        LogExperience(.pause, .bookmark(1), day: try today(), edits: edits))
      try expect(named.bookmark.year, 1816)
    },
    ContractCheck("finishing twice on one day is refused unless it is meant") { subject in
      let first = try await subject.step(.finish, .work("2046", .movie))
      var again = LogExperience(.finish, .bookmark(first.bookmark.id), day: try today())
      try expect(await subject.failure(of: again), .alreadyFinished)
      again.repeats = true
      let second = try await subject.perform(again)
      try expect(second.bookmark.content.timesFinished, 2)
      try expect(second.change, 2)
    },
    ContractCheck("a step is undone as one change and refused for what isn't there") { subject in
      try await subject.add(.work("Dune"))
      _ = try await subject.step(.start, .work("Dune"))
      let before = try await subject.bookmark(1)
      _ = try await subject.step(.finish, .work("Dune"), rating: "4")
      _ = try await subject.perform(UndoChange())
      try expect(try await subject.bookmark(1).content, before.content)
      let history = try await subject.perform(ShowHistory())
      try expect(history.changes.map(\.command), ["undo", "finish", "start", "add"])
      try expect(
        await subject.failure(of: LogExperience(.finish, .bookmark(9), day: try today())), .notFound
      )
      let nameless = LogExperience(.want, .described(.work(nil), typed: []), day: try today())
      try expect(await subject.failure(of: nameless), .missingTitle)
    },
    ContractCheck("a later import keeps what a step said") { subject in
      _ = try await subject.step(.finish, .work("Dune", by: "Herbert"), rating: "5")
      let row = BookmarkContent.work("Dune", by: "Herbert") {
        $0.status = .active
        $0.rating = Rating("2")
      }
      _ = try await subject.importRows([BookmarkDraft(row)])
      let kept = try await subject.bookmark(1)
      try expect([kept.status?.rawValue, kept.rating?.text], ["done", "5"])
    },
    ContractCheck("another copy is added unless it is there already") { subject in
      let vinyl = [BookmarkEdit(.copy, .add, "format=vinyl")]
      let album = BookmarkContent.work("Blue Train", .music) { $0.copies = [Copy(format: .vinyl)] }
      try expect(try await subject.step(.own, album, edits: vinyl).isNew, true)
      try expect(try await subject.step(.own, album, edits: vinyl).outcome, .unchanged)
      let disc = [BookmarkEdit(.copy, .add, "format=cd")]
      let reply = try await subject.step(.own, album, edits: disc)
      try expect(reply.bookmark.content.text(of: .copy), "format=vinyl; format=cd")
      try expect(reply.bookmark.status, nil)
    },
    ContractCheck("a copy is lent once and comes back") { subject in
      try await subject.add(.work("Dune"))
      let lent = try await subject.perform(LendCopy(1, to: "Anna", since: try today()))
      try expect(lent.bookmark.content.text(of: .copy), "lent=Anna since=2026-06-15")
      try expect(lent.change, 2)
      try expect(await subject.failure(of: LendCopy(1, to: "Bo", since: nil)), .alreadyLent)
      try expect(try await subject.count(.field(.lent, .present)), 1)
      _ = try await subject.perform(ReturnCopy(1))
      try expect(await subject.failure(of: ReturnCopy(1)), .notLent)
      try expect(await subject.failure(of: ReturnCopy(7)), .notFound)
      try expect(try await subject.bookmark(1).typed.contains(.copy), true)
    },
    ContractCheck("a pick is of those that match, each only once") { subject in
      for title in ["a", "b", "c"] { try await subject.add(.work(title)) }
      try await subject.add(.work("film", .movie))
      let books = BookmarkFilter.field(.type, .anyOf(["book"]))
      let all = try await subject.perform(PickRandom(books, count: 9))
      try expect(all.bookmarks.map(\.id).sorted(), [1, 2, 3])
      try expect(all.total, 3)
      let one = try await subject.perform(PickRandom(books))
      try expect(one.bookmarks.count, 1)
      try expect(try await subject.perform(PickRandom(.ids([77]))).bookmarks, [])
    },
  ]

}

/// The day on which the steps are taken.
private func today() throws(ContractBreach) -> PartialDate {
  guard let day = PartialDate(year: 2026, month: 6, day: 15) else {
    throw ContractBreach(text: "a day that isn't one", file: #fileID, line: #line)
  }
  return day
}

extension ContractSubject {
  /// Takes a step with a described work on a fixed day.
  fileprivate func step(
    _ step: ExperienceStep, _ content: BookmarkContent, rating: String? = nil,
    edits: [BookmarkEdit] = []
  ) async throws -> LogExperience.Reply {
    try await perform(
      LogExperience(
        step, .described(content, typed: BookmarkFieldSet(.title)),
        experience: Experience(rating: rating.flatMap { Rating($0) }), day: try today(),
        edits: edits))
  }
}
