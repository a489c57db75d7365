import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension StoreContract {
  /// Saved views, and what is told of a listing and of changes.
  static let views: [ContractCheck] = [
    ContractCheck("views are kept as they were typed, one for each folded name, in their order") {
      subject in
      let names = ["三体", "a:b", "Best of", "É"]
      for name in names {
        let reply = try await subject.perform(SetView(SavedView(name: name, query: "x \"\(name)")))
        try expect(reply.replaced, nil)
      }
      let views = try await subject.perform(ListViews()).views
      try expect(views.map(\.name), ["a:b", "Best of", "É", "三体"])
      try expect(views.map(\.query), views.map { "x \"\($0.name)" })
      let other = SavedView(name: "ＢＥＳＴ  of", query: "rating:5 limit:3")
      try expect(try await subject.perform(SetView(other)).replaced, views[1])
      try expect(try await subject.perform(ListViews()).views[1], other)
    },
    ContractCheck("a view is forgotten by its name, and one that isn't there is told") { subject in
      let view = SavedView(name: "Ümläut", query: "x")
      _ = try await subject.perform(SetView(view))
      try expect(try await subject.perform(RemoveView("umlaut")).removed, view)
      try expect(try await subject.perform(ListViews()).views, [])
      try expect(await subject.failure(of: RemoveView("umlaut")), .noView)
    },
    ContractCheck("a view without a name or a query is refused") { subject in
      let long = String(repeating: "x", count: 65_537)
      for (name, query) in [("", "x"), (" ", "x"), ("a\nb", "x"), ("a", ""), ("a", long)] {
        let view = SavedView(name: name, query: query)
        try expect(await subject.failure(of: SetView(view)), .badView, "“\(name)”")
      }
      try expect(try await subject.perform(ListViews()).views, [])
    },
    ContractCheck("views are no change of history, and the token tells of them nevertheless") {
      subject in
      try await subject.add(.work("Solaris"))
      guard let store = subject.store as? any ChangeWatching else {
        throw ContractBreach(text: "the store can't be watched", file: #fileID, line: #line)
      }
      let watch = try store.watch()
      let before = try watch.token()
      try expect(try watch.token(), before)
      _ = try await subject.perform(SetView(SavedView(name: "a", query: "x")))
      let saved = try watch.token()
      try expect(saved != before, true, "saving")
      _ = try await subject.perform(RemoveView("a"))
      try expect(try watch.token() != saved, true, "removing")
      try expect(try await subject.add(.work("Ubik")).change, 2)
    },
    ContractCheck("an explanation changes nothing and holds no value that was asked for") {
      subject in
      try await addSamples(to: subject)
      var query = BookmarkQuery(
        .field(.tag, .anyOf(["sf"])) && .field(.title, .contains("secret")),
        sections: [SectionKey(.type)], sort: [SortKey(.year)])
      for limit in [nil, 2] {
        query.limit = limit
        let listed = try await subject.list(query).bookmarks.map(\.bookmark.id)
        for step in try await subject.perform(ExplainList(query)).steps {
          try expect(step.sql.contains("secret") || step.sql.contains("'sf'"), false, step.sql)
          try expect(step.plan.isEmpty, false, step.sql)
        }
        try expect(try await subject.list(query).bookmarks.map(\.bookmark.id), listed)
      }
    },
  ]
}
