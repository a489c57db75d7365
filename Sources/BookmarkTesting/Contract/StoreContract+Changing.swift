import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import Localization

extension StoreContract {
  /// Adding, setting and removing.
  static let changing: [ContractCheck] = [
    ContractCheck("a work is added once and found again") { subject in
      let added = try await subject.add(.work("Solaris", by: "Stanisław Lem", year: 1961))
      try expect(added.isNew, true)
      try expect(added.bookmark.id, 1)
      try expect(added.change, 1)
      try expect(added.bookmark.added != nil, true, "the day it was added")
      let again = try await subject.add(.work("SOLARIS", by: "Stanislaw Lem"))
      try expect(again.isNew, false)
      try expect(again.change, nil)
      try expect(again.bookmark, added.bookmark)
      let film = try await subject.add(.work("Solaris", .movie, year: 1972))
      try expect(film.isNew, true)
      try expect(try await subject.count(), 2)
    },
    ContractCheck("a work that may be one of several is refused with the candidates") { subject in
      try await subject.add(.work("Emma", by: "Jane Austen"))
      try await subject.add(.work("Emma", by: "F. W. Kenyon"))
      do {
        _ = try await subject.perform(AddBookmark(.work("Emma"), typed: []))
        try require(false, "nothing was refused")
      } catch let failure as CommandFailure {
        try expect(failure.id, .ambiguous)
        try expect(failure.candidates.map(\.id), [1, 2])
        try expect(failure.candidates.map(\.creator), ["Jane Austen", "F. W. Kenyon"])
      }
      try expect(try await subject.count(), 2)
    },
    ContractCheck("a work needs a title or an identifier") { subject in
      try expect(
        await subject.failure(of: AddBookmark(.work(nil), typed: [])), .missingTitle)
      try await subject.add(.work(nil, isbn: "9780441478125"))
      try expect(try await subject.count(), 1)
      try expect(
        await subject.failure(of: SetFields(.all, [BookmarkEdit(.identifier, .set, "")])),
        .missingTitle)
    },
    ContractCheck("what is typed gets its bit, and nothing else changes") { subject in
      try await subject.add(.work("Dune", year: 1965), typed: BookmarkFieldSet(.title))
      let edits = [BookmarkEdit(.rating, .set, "4.5"), BookmarkEdit(.tag, .add, "sf; classic")]
      let reply = try await subject.set(1, edits)
      try expect([reply.matched, reply.changed], [1, 1])
      try expect(reply.change, 2)
      let dune = try await subject.bookmark(1)
      try expect(dune.rating?.text, "4.5")
      try expect(dune.tags, ["sf", "classic"])
      try expect(dune.year, 1965)
      try expect(
        dune.typed,
        [BookmarkFieldSet(.title), BookmarkFieldSet(.rating), BookmarkFieldSet(.tag)])
      try expect(dune.change, 1)
      let same = try await subject.set(1, edits)
      try expect([same.matched, same.changed], [1, 0])
      try expect(same.change, nil)
    },
    ContractCheck("a preview says what would change and writes nothing") { subject in
      try await subject.add(.work("Dune"))
      let before = try await subject.bookmark(1)
      let preview = try await subject.set(1, [BookmarkEdit(.year, .set, "1965")], preview: true)
      try expect(preview.changed, 1)
      try expect(preview.change, nil)
      try expect(preview.examples.first?.year, 1965)
      let removal = try await subject.perform(RemoveBookmarks(.all, preview: true))
      try expect(removal.removed, 1)
      try expect(removal.change, nil)
      try expect(try await subject.bookmark(1), before)
    },
    ContractCheck("an edit that is wrong for one bookmark changes none") { subject in
      try await subject.add(.work("A"))
      try await subject.add(
        .work("B") { $0.copies = [Copy(location: "attic"), Copy(location: "cellar")] })
      let edits = [BookmarkEdit(.note, .set, "x"), BookmarkEdit(.location, .set, "hall")]
      try expect(await subject.failure(of: SetFields(.all, edits)), .badValue)
      try expect(
        await subject.failure(of: SetFields(.all, [BookmarkEdit(.year, .set, "soon")])), .badValue)
      try expect(await subject.failure(of: SetFields(.all, [])), .nothingToDo)
      try expect(try await subject.list().bookmarks.map { $0.bookmark.note }, [nil, nil])
    },
    ContractCheck("what is removed is gone, and its number is never given again") { subject in
      for title in ["A", "B", "C"] { try await subject.add(.work(title)) }
      let reply = try await subject.perform(RemoveBookmarks(.ids([2, 3])))
      try expect(reply.removed, 2)
      try expect(reply.examples.map(\.id), [2, 3])
      try expect(reply.change, 4)
      try expect(try await subject.titles(), ["A"])
      try expect(try await subject.add(.work("D")).bookmark.id, 4)
      let rows = try await subject.importRows([BookmarkDraft(.work("E"))])
      try expect(rows.reply.change, 6)
      try expect(try await subject.list().bookmarks.map(\.bookmark.id), [1, 4, 5])
      let none = try await subject.perform(RemoveBookmarks(.ids([99])))
      try expect(none.removed, 0)
      try expect(none.change, nil)
    },
    ContractCheck("a change whose body throws leaves nothing behind") { subject in
      let failure = CommandFailure(.nothingToDo)
      do {
        try subject.store.write(ChangeDescription(command: "add")) {
          writer throws(CommandFailure) in
          _ = try? writer.insert(.work("A"), uid: .version7(), typed: [])
          throw failure
        }
        try require(false, "the failure was lost")
      } catch let error as CommandFailure {
        try expect(error, failure)
      }
      try expect(try await subject.count(), 0)
      try expect(try await subject.add(.work("B")).bookmark.id, 1)
    },
    ContractCheck("a writer sees what it has written") { subject in
      try subject.store.write(ChangeDescription(command: "test")) {
        writer throws(CommandFailure) in
        do {
          try expect(writer.change, nil)
          let new = try writer.insert(.work("A"), uid: .version7(), typed: [])
          try expect(writer.change, 1)
          try expect(try writer.bookmarks([new.id]), [new])
          try expect(try writer.arrange(BookmarkQuery()).ids, [new.id])
          let key = IdentityKey(.work("a"))
          try expect(try writer.candidates(for: key).map(\.reference), [new.id])
          try writer.remove([new.id])
          try expect(try writer.count(BookmarkQuery()).total, 0)
        } catch {
          throw CommandFailure(.bug, ["reason": "\(error)"])
        }
      }
    },
    ContractCheck("only a caller with the right to write may change anything") { subject in
      let reader = CommandContext(language: .english, rights: .read)
      do {
        _ = try await subject.engine.perform(AddBookmark(.work("A"), typed: []), in: reader)
        try require(false, "it was written")
      } catch let failure as CommandFailure {
        try expect(failure.id, .readOnlyRights)
      }
      _ = try await subject.engine.perform(ListTypes(), in: reader)
    },
  ]
}
