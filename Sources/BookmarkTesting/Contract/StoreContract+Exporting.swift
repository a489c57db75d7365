import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension StoreContract {
  /// Long listings, piece by piece.
  static let exporting: [ContractCheck] = [
    ContractCheck("a listing stays as it was while others write") { subject in
      for title in ["A", "B", "C", "D", "E"] {
        try await subject.add(.work(title) { $0.tags = ["t"] })
      }
      let open = try await subject.perform(
        OpenExport(BookmarkQuery(sections: [SectionKey(.tag)], sort: [SortKey(.id)])))
      try expect(open.total, 5)
      try expect(open.sections, [BookmarkSection(values: ["t"], count: 5)])
      var titles = try await next(2, of: open.session, subject)
      _ = try await subject.set(4, [BookmarkEdit(.title, .set, "changed")])
      _ = try await subject.perform(RemoveBookmarks(.ids([5])))
      _ = try await subject.importRows([BookmarkDraft(.work("F"))])
      titles += try await next(2, of: open.session, subject)
      titles += try await next(500, of: open.session, subject)
      try expect(titles, ["A", "B", "C", "D", "E"])
      try expect(try await next(2, of: open.session, subject), [])
      _ = try await subject.perform(CloseExport(session: open.session))
      try expect(try await subject.titles(), ["A", "B", "C", "changed", "F"])
    },
    ContractCheck("a listing names every extra column in order of appearance") { subject in
      try await subject.add(
        .work("B") { $0.extras = [ExtraColumn("z", "1"), ExtraColumn("z", "2")] })
      try await subject.add(
        .work("A") { $0.extras = [ExtraColumn("y", ""), ExtraColumn("z", "")] })
      let open = try await subject.perform(OpenExport(BookmarkQuery(sort: [SortKey(.title)])))
      try expect(open.extraColumns, ["y", "z", "z"])
    },
    ContractCheck("a listing that nobody asks for, was closed or never was is not known") {
      subject in
      try await subject.add(.work("A"))
      try expect(await subject.failure(of: NextExport(session: 7)), .noSession)
      let first = try await subject.perform(OpenExport(BookmarkQuery()))
      _ = try await subject.perform(CloseExport(session: first.session))
      try expect(await subject.failure(of: NextExport(session: first.session)), .noSession)
      try expect(await subject.failure(of: CloseExport(session: first.session)), .noSession)
      let hasty = ContractSubject(subject.store, lease: .milliseconds(50))
      let second = try await hasty.perform(OpenExport(BookmarkQuery()))
      try await Task.sleep(for: .milliseconds(200))
      try expect(await hasty.failure(of: NextExport(session: second.session)), .noSession)
    },
    ContractCheck("an import that was ended or never was is not known") { subject in
      try expect(await subject.failure(of: ImportBatch(session: 7, drafts: [])), .noSession)
      try expect(await subject.failure(of: FinishImport(session: 7)), .noSession)
      try expect(await subject.failure(of: CancelImport(session: 7)), .noSession)
      let session = try await subject.perform(BeginImport(source: "-")).session
      _ = try await subject.perform(FinishImport(session: session))
      try expect(await subject.failure(of: FinishImport(session: session)), .noSession)
    },
  ]

  private static func next(_ limit: Int, of session: Int, _ subject: ContractSubject) async throws
    -> [String]
  {
    try await subject.perform(NextExport(session: session, limit: limit)).bookmarks.map {
      $0.bookmark.mainTitle?.text ?? ""
    }
  }
}
