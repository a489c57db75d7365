import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// Undo, redo and history.
  static let undoing: [ContractCheck] = [
    ContractCheck("undo takes back an addition, an edit and a removal, redo makes them again") {
      subject in
      try await subject.add(.work("Dune", year: 1965), typed: BookmarkFieldSet(.title))
      let added = try await subject.state()
      _ = try await subject.set(
        1, [BookmarkEdit(.rating, .set, "4"), BookmarkEdit(.tag, .add, "a")])
      let edited = try await subject.state()
      _ = try await subject.perform(RemoveBookmarks(.all))
      let states = [[], added, edited, []]
      for (number, state) in zip([3, 2, 1], states[..<3].reversed()) {
        let reply = try await subject.undo()
        try expect(reply.target.number, Int64(number))
        try expect(reply.isUndone, true)
        try expect(try await subject.state(), state, "undo of \(number)")
      }
      try expect(await subject.failure(of: UndoChange()), .nothingToUndo)
      for (number, state) in zip([1, 2, 3], states[1...]) {
        let reply = try await subject.perform(RedoChange())
        try expect(reply.target.number, Int64(number))
        try expect(reply.isUndone, false)
        try expect(try await subject.state(), state, "redo of \(number)")
      }
      try expect(await subject.failure(of: RedoChange()), .nothingToRedo)
      try expect(try await subject.undo().effect.returned, 1)
      try expect(try await subject.state(), edited)
    },
    ContractCheck("undo and redo of an import give back every byte, as often as one likes") {
      subject in
      try await subject.add(.work("Before"))
      let before = try await subject.state()
      let rows = Self.randomRows(60, seed: 5)
      let reply = try await subject.importRows(rows, batch: 20).reply
      let after = try await subject.state()
      for _ in 0..<3 {
        let undo = try await subject.undo()
        try expect(undo.target.number, reply.change ?? 0)
        try expect([undo.effect.removed, undo.effect.kept], [reply.added, 0])
        try expect(try await subject.state(), before)
        try expect(try await subject.perform(RedoChange()).effect.returned, reply.added)
        try expect(try await subject.state(), after)
      }
      try expect(try await subject.importRows(rows, batch: 20).reply.change, nil, "known by hash")
    },
    ContractCheck("undo of an import that merged gives back what was merged into, with its hash") {
      subject in
      let row = BookmarkDraft(.work("Dune", by: "Herbert") { $0.rating = Rating("4") })
      _ = try await subject.importRows([row])
      let before = try await subject.state()
      let news = BookmarkDraft(
        .work("Dune", by: "Herbert") {
          $0.tags = ["sf"]
          $0.copies = [Copy(location: "attic")]
        })
      let reply = try await subject.importRows([news, BookmarkDraft(.work("Ikiru", .movie))]).reply
      try expect([reply.added, reply.changed], [1, 1])
      let after = try await subject.state()
      let undo = try await subject.undo()
      try expect([undo.effect.removed, undo.effect.restored], [1, 1])
      try expect(try await subject.state(), before)
      try expect(try await subject.importRows([row]).outcomes, ["unchanged"])
      _ = try await subject.perform(RedoChange())
      try expect(try await subject.state(), after)
    },
    ContractCheck("what a later change touched is kept and named, and goes with all") { subject in
      let reply = try await subject.importRows(["A", "B", "C"].map { BookmarkDraft(.work($0)) })
      _ = try await subject.set(2, [BookmarkEdit(.note, .set, "mine")])
      _ = try await subject.perform(RemoveBookmarks(.ids([3])))
      let number = reply.reply.change
      let before = try await subject.state()
      let preview = try await subject.undo(number, preview: true)
      try expect([preview.effect.removed, preview.effect.kept], [1, 1])
      try expect(preview.effect.examples.map(\.id), [1])
      try expect(preview.effect.keptExamples.map(\.id), [2])
      try expect(preview.change, nil)
      try expect(try await subject.state(), before, "a preview writes nothing")
      let undo = try await subject.undo(number)
      try expect(undo.effect, preview.effect)
      try expect(try await subject.titles(), ["B"])
      try expect(await subject.failure(of: UndoChange(number)), .alreadyUndone)
      let rest = try await subject.undo(number, all: true)
      try expect([rest.effect.removed, rest.effect.kept], [1, 0])
      let latest = try await subject.perform(ShowHistory(limit: 1)).changes.first
      try expect([latest?.number, latest?.target], [rest.change, number])
      try expect(try await subject.titles(), [])
      try expect(
        await subject.failure(of: UndoChange(number, includingEdited: true)), .alreadyUndone)
      try expect(try await subject.undo(rest.change).effect.returned, 1)
      try expect(try await subject.bookmark(2).note, "mine")
      _ = try await subject.perform(RedoChange(number))
      try expect(try await subject.titles(), ["A", "B"])
    },
    ContractCheck("an edit that was edited again is kept, and with all goes back before both") {
      subject in
      for title in ["A", "B", "C"] { try await subject.add(.work(title)) }
      let plain = try await subject.state()
      let all = SetFields(.all, [BookmarkEdit(.year, .set, "1999")])
      let number = try await subject.perform(all).change
      _ = try await subject.set(1, [BookmarkEdit(.year, .set, "2000")])
      _ = try await subject.perform(RemoveBookmarks(.ids([2])))
      let before = try await subject.state()
      let undo = try await subject.undo(number)
      try expect([undo.effect.restored, undo.effect.kept], [1, 2])
      try expect(undo.effect.keptExamples.map(\.id), [1, 2])
      try expect(try await subject.list().bookmarks.map { $0.bookmark.year }, [2000, nil])
      _ = try await subject.perform(RedoChange())
      try expect(try await subject.state(), before)
      let whole = try await subject.undo(number, all: true)
      try expect([whole.effect.restored, whole.effect.returned], [2, 1])
      try expect(try await subject.state(), plain)
      _ = try await subject.perform(RedoChange())
      try expect(try await subject.state(), before)
    },
    ContractCheck("a new change ends the way forward, and walking back passes over what is undone")
    {
      subject in
      for title in ["A", "B", "C"] { try await subject.add(.work(title)) }
      _ = try await subject.undo()
      _ = try await subject.undo()
      try expect(try await subject.add(.work("D")).bookmark.id, 4, "numbers are never given again")
      try expect(await subject.failure(of: RedoChange()), .nothingToRedo)
      try expect(try await subject.undo().target.number, 6)
      try expect(try await subject.undo().target.number, 1)
      try expect(try await subject.titles(), [])
      try expect(try await subject.perform(RedoChange(2)).target.number, 2)
      try expect(try await subject.titles(), ["B"])
    },
    ContractCheck("an undo is undone by its number, and a number must mean something") { subject in
      try await subject.add(.work("A"))
      try expect(await subject.failure(of: UndoChange(7)), .unknownChange)
      try expect(await subject.failure(of: RedoChange(1)), .notUndone)
      let undo = try await subject.undo(1)
      try expect(undo.change, 2)
      try expect(await subject.failure(of: UndoChange(1)), .alreadyUndone)
      let redo = try await subject.undo(2)
      try expect([redo.target.number, redo.change], [1, 3])
      try expect(redo.isUndone, false)
      try expect(try await subject.titles(), ["A"])
      try expect(await subject.failure(of: UndoChange(2)), .alreadyUndone)
      try expect(try await subject.undo(3).change, 4)
      try expect(try await subject.titles(), [])
      let history = try await subject.perform(ShowHistory()).changes
      try expect(history.map(\.command), ["undo", "redo", "undo", "add"])
      try expect(history.map(\.undoes), [3, 2, 1, nil])
      try expect(history.map(\.target), [1, 1, 1, nil])
      try expect(history.map(\.undoneBy), [nil, 4, nil, 4])
      try expect(history.map { $0.added - $0.removed }.reduce(0, +), 0)
    },
    ContractCheck("what was removed stays out when the same work has come again") { subject in
      let uid = UUID()
      _ = try await subject.importRows([BookmarkDraft(.work("A"), uid: uid)])
      let removal = try await subject.perform(RemoveBookmarks(.all)).change
      let again = BookmarkDraft(.work("A again"), uid: uid)
      _ = try await subject.importRows([again], again: true)
      let undo = try await subject.undo(removal)
      try expect([undo.effect.returned, undo.effect.blocked], [0, 1])
      try expect(undo.effect.blockedExamples.map { $0.mainTitle?.text }, ["A"])
      try expect(undo.change, nil)
      try expect(try await subject.titles(), ["A again"])
      _ = try await subject.undo(3)
      try expect(try await subject.undo(removal).effect.returned, 1)
      _ = try await subject.undo(1)
      // What an undo took out was never refused by anybody.
      let third = try await subject.importRows([BookmarkDraft(.work("A once more"), uid: uid)])
      try expect(third.outcomes, ["added"])
      try expect(try await subject.perform(RedoChange(1)).effect.blocked, 1)
      try expect(try await subject.titles(), ["A once more"])
    },
    ContractCheck("a search, counts and orders follow undo and redo") { subject in
      try await subject.add(.work("Alpha", year: 1999))
      _ = try await subject.importRows(
        [
          BookmarkDraft(.work("Beta", .movie, year: 1999) { $0.tags = ["x"] }),
          BookmarkDraft(.work("Gamma")),
        ])
      func look() async throws -> [String] {
        let found = try await subject.list(BookmarkQuery(.field(.text, .contains("beta"))))
        let years = try await subject.list(BookmarkQuery(sections: [SectionKey(.year)]))
        let titles = try await subject.list(BookmarkQuery(sort: [SortKey(.title)]))
        return [
          "\(found.bookmarks.count)", "\(years.sections.map(\.count))",
          "\(titles.bookmarks.map { $0.bookmark.mainTitle?.text ?? "" })",
        ]
      }
      let after = try await look()
      _ = try await subject.undo()
      try expect(try await look(), ["0", "[1]", "[\"Alpha\"]"])
      _ = try await subject.perform(RedoChange())
      try expect(try await look(), after)
    },
    ContractCheck("an undo that is cancelled changes nothing") { subject in
      _ = try await subject.importRows(["A", "B"].map { BookmarkDraft(.work($0)) })
      try expect(await subject.failure(of: UndoChange(), cancelled: true), .interrupted)
      try expect(try await subject.titles(), ["A", "B"])
      try expect(try await subject.undo().change, 2)
      try expect(await subject.failure(of: RedoChange(), cancelled: true), .interrupted)
      try expect(try await subject.titles(), [])
      try expect(try await subject.perform(RedoChange()).change, 3)
    },
    ContractCheck("history tells what each change did to a bookmark, field by field") { subject in
      _ = try await subject.importRows([BookmarkDraft(.work("A"), line: 2)])
      let edits = [BookmarkEdit(.year, .set, "1999"), BookmarkEdit(.tag, .add, "x")]
      _ = try await subject.set(1, edits)
      _ = try await subject.undo()
      _ = try await subject.perform(RemoveBookmarks(.ids([1])))
      let removed = try await subject.events(of: 1)
      _ = try await subject.undo()
      try expect(
        removed,
        [
          "added by import", "changed by set: year,tag", "changed by undo: year,tag",
          "removed by remove",
        ])
      try expect(try await subject.events(of: 1), removed + ["returned by undo"])
      try expect(try await subject.events(of: 9), [])
      _ = try await subject.undo(1, all: true)
      try expect(try await subject.events(of: 1).last, "removed by undo")
    },
  ]

  private static func randomRows(_ count: Int, seed: UInt64) -> [BookmarkDraft] {
    var random = RandomContents(seed: seed)
    return (0..<count).map { index in
      var content = random.next()
      content.titles.insert(Title("Title \(index)"), at: 0)
      content.identifiers = []
      content.normalize()
      return BookmarkDraft(content, line: index + 2)
    }
  }
}

extension ContractSubject {
  func undo(_ change: Int64? = nil, all: Bool = false, preview: Bool = false)
    async throws -> UndoChange.Reply
  {
    try await perform(UndoChange(change, includingEdited: all, preview: preview))
  }

  /// All bookmarks with everything about them.
  func state() async throws -> [Bookmark] { try await list().bookmarks.map(\.bookmark) }

  /// What happened to a bookmark, in words.
  fileprivate func events(of id: Int64) async throws -> [String] {
    let history = try await perform(ShowHistory(.ids([id]))).bookmarks.first
    return (history?.events ?? []).map { event in
      let fields = event.fields.map(\.rawValue).joined(separator: ",")
      return "\(event.kind) by \(event.change.command)" + (fields.isEmpty ? "" : ": \(fields)")
    }
  }
}
