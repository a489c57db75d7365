import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

extension StoreContract {
  /// What one import does.
  static let importing: [ContractCheck] = [
    ContractCheck("each row says what it does, and the counts agree") { subject in
      try await subject.add(.work("Emma", by: "Jane Austen"))
      try await subject.add(.work("Emma", by: "F. W. Kenyon"))
      try await subject.add(.work("Dune", year: 1965))
      let result = try await subject.importRows([
        BookmarkDraft(.work("Solaris", year: 1961), line: 2),
        BookmarkDraft(.work("Dune", year: 1965) { $0.tags = ["sf"] }, line: 3),
        BookmarkDraft(.work("dune"), line: 4), BookmarkDraft(.work("Emma"), line: 5),
      ])
      try expect(result.outcomes, ["added", "merged tag", "unchanged", "ambiguous [1, 2]"])
      try expect([result.reply.added, result.reply.changed], [1, 1])
      try expect(result.reply.change, 4)
      let stored = try await subject.list().bookmarks.map(\.bookmark)
      try expect(stored.map(\.id), [1, 2, 3, 4])
      try expect(stored.map(\.tags), [[], [], ["sf"], []])
      try expect(stored.map(\.line), [nil, nil, nil, 2])
      try expect(stored.map(\.change), [1, 2, 3, 4])
      try expect(stored.map(\.typed), [[], [], [], []])
    },
    ContractCheck("rows of one work become one, and the first value of each field counts") {
      subject in
      let result = try await subject.importRows(
        [
          BookmarkDraft(
            .work("Dune", by: "Herbert", isbn: "9780441478125") { $0.rating = Rating("4") }),
          BookmarkDraft(
            .work("Dune", year: 1965) {
              $0.rating = Rating("2")
              $0.tags = ["sf"]
            }),
          BookmarkDraft(.work("Der Wüstenplanet", isbn: "9780441478125")),
          BookmarkDraft(.work("Der Wüstenplanet") { $0.note = "n" }),
        ], batch: 1)
      try expect(
        result.outcomes, ["added", "merged tag,year kept rating", "merged titles", "merged note"])
      try expect([result.reply.added, result.reply.changed], [1, 0])
      let dune = try await subject.bookmark(1)
      try expect(dune.titles.map(\.text), ["Dune", "Der Wüstenplanet"])
      try expect(dune.rating?.text, "4")
      try expect(dune.note, "n")
      try expect(dune.year, 1965)
    },
    ContractCheck("a merged row joins what is there, and keeps what a person typed") { subject in
      try await subject.add(.work("Dune") { $0.tags = ["own"] })
      _ = try await subject.set(
        1, [BookmarkEdit(.rating, .set, "2"), BookmarkEdit(.note, .set, "mine")])
      let row = BookmarkContent.work("Dune", year: 1965) {
        $0.rating = Rating("5")
        $0.note = "theirs"
        $0.tags = ["sf"]
      }
      let result = try await subject.importRows([BookmarkDraft(row)])
      try expect(result.outcomes, ["merged tag,year kept note,rating"])
      let dune = try await subject.bookmark(1)
      try expect(dune.rating?.text, "2")
      try expect(dune.note, "mine")
      try expect(dune.tags, ["own", "sf"])
      try expect(dune.year, 1965)
    },
    ContractCheck("a row says from what to what it changes a work, and what of it was typed") {
      subject in
      try await subject.add(.work("Dune", year: 1965) { $0.rating = Rating("4") })
      _ = try await subject.set(1, [BookmarkEdit(.note, .set, "mine")])
      let rows = [
        BookmarkDraft(
          .work("Dune", year: 1965) {
            $0.rating = Rating("5")
            $0.note = "theirs"
          }),
        BookmarkDraft(.work("Solaris") { $0.tags = ["sf"] }),
        BookmarkDraft(.work("Solaris") { $0.tags = ["lem"] }),
      ]
      let session = try await subject.perform(BeginImport(source: "-")).session
      let reply = try await subject.perform(
        ImportBatch(session: session, drafts: rows, wantsPreviews: true))
      try expect(reply.changing, 1)
      let previews = reply.previews ?? []
      try expect(previews.map(\.draft), [0, 2])
      try expect(previews.map(\.id), [1, nil])
      try expect(previews.map(\.typed), [[.note], []])
      try expect(previews.map { $0.before.rating?.text }, ["4", nil])
      try expect(previews.map { $0.after.rating?.text }, ["5", nil])
      try expect(previews.map { $0.before.tags }, [[], ["sf"]])
      try expect(previews.map { $0.after.tags }, [[], ["sf", "lem"]])
      _ = try await subject.perform(CancelImport(session: session))
      try expect(try await subject.bookmark(1).rating?.text, "4")
    },
    ContractCheck("a row replaces what was typed in the fields that are told, and only once") {
      subject in
      try await subject.add(.work("Dune"))
      _ = try await subject.set(
        1, [BookmarkEdit(.rating, .set, "2"), BookmarkEdit(.note, .set, "mine")])
      let row = BookmarkDraft(
        .work("Dune") {
          $0.rating = Rating("5")
          $0.note = "theirs"
        })
      let session = try await subject.perform(BeginImport(source: "-")).session
      for replacing: [BookmarkField]? in [nil, [.rating]] {
        let batch = ImportBatch(session: session, drafts: [row], replacing: replacing)
        _ = try await subject.perform(batch)
      }
      try expect(try await subject.perform(FinishImport(session: session)).changed, 1)
      let dune = try await subject.bookmark(1)
      try expect(dune.rating?.text, "5")
      try expect(dune.note, "mine")
      try expect(dune.typed.contains(.rating), false)
      try expect(dune.typed.contains(.note), true)
    },
    ContractCheck("equal events of one source are several, other equal rows are one") { subject in
      let viewing = BookmarkContent.work("Alien", .movie) {
        $0.experiences = [Experience(finished: PartialDate("2024-05-01"))]
      }
      let events = Array(repeating: BookmarkDraft(viewing, isEvent: true), count: 2)
      let result = try await subject.importRows(events)
      try expect(result.outcomes, ["added", "merged experience"])
      try expect(try await subject.bookmark(1).experiences.count, 2)
      try expect(try await subject.bookmark(1).status, .done)
      let again = try await subject.importRows(events)
      try expect(again.outcomes, ["unchanged", "unchanged"])
      try expect(again.reply.change, nil)
      let three = try await subject.importRows(events + events.prefix(1))
      try expect(three.outcomes, ["unchanged", "unchanged", "merged experience"])
      let plain = try await subject.importRows([BookmarkDraft(viewing), BookmarkDraft(viewing)])
      try expect(plain.outcomes, ["unchanged", "unchanged"])
      try expect(try await subject.bookmark(1).experiences.count, 3)
    },
    ContractCheck("two viewings on different days are both kept") { subject in
      let rows = ["2019-10-31", "2024-10-31"].map { date in
        BookmarkDraft(
          .work("Alien", .movie) { $0.experiences = [Experience(finished: PartialDate(date))] })
      }
      _ = try await subject.importRows(rows)
      let alien = try await subject.bookmark(1)
      try expect(
        alien.experiences.map { "\($0.finished?.description ?? "")" }, ["2019-10-31", "2024-10-31"])
    },
    ContractCheck("a uid finds its bookmark under any name, and keeps two alike works apart") {
      subject in
      let (first, second) = (UUID.version7(), UUID.version7())
      let rows = [first, second].map { BookmarkDraft(.work("Notes"), uid: $0) }
      try expect(try await subject.importRows(rows).outcomes, ["added", "added"])
      try expect(try await subject.list().bookmarks.map(\.bookmark.uid), [first, second])
      try expect(try await subject.importRows(rows).outcomes, ["unchanged", "unchanged"])
      let renamed = BookmarkDraft(.work("Notebook") { $0.note = "n" }, uid: second)
      try expect(try await subject.importRows([renamed]).outcomes, ["merged note,titles"])
      try expect(try await subject.bookmark(2).titles.map(\.text), ["Notes", "Notebook"])
      let elsewhere = BookmarkDraft(.work("Notebook") { $0.url = "u" }, uid: .version7())
      try expect(try await subject.importRows([elsewhere]).outcomes, ["merged url"])
      try expect(try await subject.count(), 2)
    },
    ContractCheck("an import that is cancelled leaves nothing behind") { subject in
      let rows = [BookmarkDraft(.work("A"))]
      let first = try await subject.perform(BeginImport(source: "-")).session
      _ = try await subject.perform(ImportBatch(session: first, drafts: rows))
      _ = try await subject.perform(CancelImport(session: first))
      let second = try await subject.perform(BeginImport(source: "-")).session
      _ = try await subject.perform(ImportBatch(session: second, drafts: rows))
      try expect(try await subject.count(), 0, "before the end")
      try expect(
        await subject.failure(of: FinishImport(session: second), cancelled: true), .interrupted)
      try expect(await subject.failure(of: FinishImport(session: second)), .noSession)
      try expect(try await subject.count(), 0)
      try expect(try await subject.add(.work("B")).bookmark.id, 1)
    },
    ContractCheck("an import without a row changes nothing") { subject in
      let result = try await subject.importRows([])
      try expect([result.reply.added, result.reply.changed], [0, 0])
      try expect(result.reply.change, nil)
      try expect(try await subject.add(.work("A")).change, 1)
    },
  ]
}
