import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// What is put in comes out the same.
  static let contents: [ContractCheck] = [
    ContractCheck("contents come back byte by byte, added or imported, changed or not") { subject in
      var random = RandomContents(seed: 7)
      var given = (0..<60).map { _ in random.next() }
      try subject.store.write(ChangeDescription(command: "add")) {
        writer throws(CommandFailure) in
        do {
          for content in given { _ = try writer.insert(content, uid: .version7(), typed: []) }
        } catch {
          throw CommandFailure(.bug, ["reason": "\(error)"])
        }
      }
      let imported = (0..<60).map { _ in random.next() }.map { content in
        var content = content
        // The identifier tells it from the works that were added.
        content.identifiers = [
          Identifier(scheme: "other", canonicalValue: content.identifiers[0].value)
        ]
        content.titles = []
        content.status = .done
        content.rating = Rating("4")
        return content
      }
      let rows = imported.enumerated().map { BookmarkDraft($1, line: $0 + 2) }
      let result = try await subject.importRows(rows, batch: 50)
      try expect(result.outcomes, Array(repeating: "added", count: 60))
      given += imported
      let stored = try await subject.list().bookmarks.map(\.bookmark)
      try expect(stored.map(\.id), Array(1...120))
      for (bookmark, content) in zip(stored, given) {
        try require(
          bookmark.content.isIdentical(to: content), "\(bookmark.content) is not \(content)")
      }
      try expect(stored.map(\.line), Array(repeating: nil, count: 60) + Array(2...61))
    },
    ContractCheck("a huge text comes back whole") { subject in
      let huge = String(repeating: "三体 🎵 ", count: 100_000)
      try await subject.add(.work("A") { $0.review = huge })
      try expect(try await subject.bookmark(1).review?.utf8.count, huge.utf8.count)
    },
    ContractCheck("an empty text and a missing one stay different") { subject in
      try await subject.add(
        .work("A") {
          $0.note = ""
          $0.extras = [ExtraColumn("", ""), ExtraColumn("a", "1"), ExtraColumn("a", "1")]
        })
      let bookmark = try await subject.bookmark(1)
      try expect(bookmark.note, "")
      try expect(bookmark.review, nil)
      try expect(bookmark.extras.map(\.name), ["", "a", "a"])
    },
    ContractCheck("raw values that nobody knows stay and are counted") { subject in
      let content = BookmarkContent.work("Serial", BookmarkType(rawValue: "podcast")) {
        $0.status = BookmarkStatus(rawValue: "someday")
        $0.formats = [MediaFormat(rawValue: "wax"), .vinyl]
        $0.creators = [Creator("Sarah Koenig", role: CreatorRole(rawValue: "host"))]
      }
      _ = try await subject.importRows([BookmarkDraft(content)])
      try await subject.add(.work("Dune"))
      let stored = try await subject.bookmark(1)
      try expect(stored.type.rawValue, "podcast")
      try expect(stored.status?.rawValue, "someday")
      try expect(stored.formats.map(\.rawValue), ["vinyl", "wax"])
      try expect(stored.creators.map(\.role.rawValue), ["host"])
      let types = try await subject.perform(ListTypes()).types
      try expect(types.map(\.type.rawValue), ["book", "movie", "music", "podcast"])
      try expect(types.map(\.count), [1, 0, 0, 1])
    },
    ContractCheck("values complete by their folded beginning, each once and in order") { subject in
      try await subject.add(
        .work("Émile", by: "Rousseau") {
          $0.tags = ["École", "eco", "other"]
          $0.publisher = "Éditions"
          $0.copies = [Copy(location: "Étagère", lentTo: "Eve")]
        })
      try await subject.add(.work("emil", by: "Kästner") { $0.tags = ["eco"] })
      let wanted: [(BookmarkField, String, [String])] = [
        (.title, "Emi", ["emil", "Émile"]), (.tag, "ECO", ["eco", "École"]),
        (.tag, "", ["eco", "other", "École"]),
        (.creator, "k", ["Kästner"]), (.publisher, "edit", ["Éditions"]),
        (.location, "e", ["Étagère"]), (.lent, "e", ["Eve"]), (.type, "b", ["book"]),
        (.tag, "%", []), (.rating, "", []),
      ]
      for (field, prefix, values) in wanted {
        let reply = try await subject.perform(CompleteText(field, prefix: prefix))
        try expect(reply.values, values, "\(field) \(prefix)")
      }
      try expect(
        try await subject.perform(CompleteText(.tag, prefix: "", limit: 1)).values, ["eco"])
    },
    ContractCheck("a bookmark is shown with where it came from") { subject in
      _ = try await subject.importRows([BookmarkDraft(.work("A"))])
      try await subject.add(.work("B"))
      let shown = try await subject.perform(ShowBookmarks(.all)).bookmarks
      try expect(shown.map(\.source), ["rows.csv", "add"])
      try expect(shown.map(\.bookmark.change), [1, 2])
    },
  ]
}
