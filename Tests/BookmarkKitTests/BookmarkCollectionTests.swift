import BookmarkKit
import BookmarkTesting
import Testing

@Suite("A collection")
struct BookmarkCollectionTests {
  @Test("bookmarks are added once, fetched in order and limited", arguments: StoreKind.allCases)
  func adding(_ kind: StoreKind) async throws {
    try await kind.withCollection { collection in
      let first = try await collection.add("2046", type: .movie) { $0.rating = Rating("4.5") }
      let again = try await collection.add("2046", type: .movie)
      #expect(again == first)
      #expect(first.id == 1)
      #expect(first.typed == [.init(.type), .init(.title), .init(.rating)])
      try await collection.add("Alien", type: .movie)
      #expect(try await collection.count() == 2)
      let newest = try await collection.fetch(sort: [SortKey(.id, descending: true)], limit: 1)
      #expect(newest.map(\.id) == [2])
    }
  }

  @Test("any change is taken back, and carried out again", arguments: StoreKind.allCases)
  func undoing(_ kind: StoreKind) async throws {
    try await kind.withCollection { collection in
      try await collection.add("2046", type: .movie) { $0.rating = Rating("4.5") }
      try await collection.update(\.type == .movie) { $0.status = .done }
      try await collection.undo()
      #expect(try await collection.fetch().map(\.status) == [nil])
      try await collection.redo()
      #expect(try await collection.fetch().map(\.status) == [.done])
      try await collection.remove(\.type == .movie)
      #expect(try await collection.count() == 0)
      try await collection.undo()
      let back = try await collection.fetch()
      #expect(back.map(\.id) == [1])
      #expect(back.map(\.rating) == [Rating("4.5")])
      // What was edited since is kept.
      #expect(try await collection.undo(1).map(\.id) == [1])
      #expect(try await collection.count() == 1)
    }
  }

  @Test(
    "an edit is one change to all it means, and marks what was typed", arguments: StoreKind.allCases
  )
  func updating(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let changed = try await collection.update(.weekdays.contains(.saturday)) {
        $0.status = .active
        $0.weekdays = [.sunday, .friday]
      }
      #expect(changed.map(\.id) == [2, 3])
      let found = try await collection.fetch(\.status == .active, sort: [SortKey(.id)])
      #expect(found.map(\.weekdays) == [[.friday, .sunday], [.friday, .sunday]])
      #expect(
        found.map { $0.typed.isSuperset(of: [.init(.status), .init(.plan)]) } == [true, true])
      #expect(try await collection.update(\.status == .active) { $0.status = .active } == [])
      #expect(try await collection.set(\.id == 3, BookmarkEdit(.tag, .add, "classic")) == 1)
      #expect(try await collection.fetch(.tags.contains("Classic")).map(\.id) == [3])
    }
  }

  @Test("removed bookmarks are gone", arguments: StoreKind.allCases)
  func removing(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let removed = try await collection.remove(\.type == .movie)
      #expect(removed == 2)
      #expect(try await collection.fetch(sort: [SortKey(.id)]).map(\.id) == [1, 4, 5])
    }
  }

  @Test("an import counts what each draft did", arguments: StoreKind.allCases)
  func importing(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      var known = BookmarkContent(type: .movie)
      known.titles = [Title("The Matrix")]
      known.rating = Rating("5")
      let drafts = [
        BookmarkDraft(known, line: 1), BookmarkDraft(Samples.content("New", .book), line: 2),
        BookmarkDraft(Samples.content("Serial", BookmarkType(rawValue: "podcast")), line: 3),
      ]
      let summary = try await collection.import(drafts, source: "drafts")
      #expect(summary.added == 1)
      #expect(summary.merged == 1)
      #expect(summary.unchanged == 1)
      #expect(summary.ambiguous == 0)
      #expect(summary.change == 6)
      #expect(try await collection.count() == 6)
      #expect(try await collection.fetch(\.rating == 100 && \.type == .movie).map(\.id) == [3])
    }
  }

  @Test("a failure says why", arguments: StoreKind.allCases)
  func failing(_ kind: StoreKind) async throws {
    try await kind.withCollection { collection in
      await #expect(throws: CommandFailure(.missingTitle)) {
        try await collection.add(BookmarkContent(type: .book))
      }
    }
    #expect(throws: CommandFailure.self) { try BookmarkCollection.open(path: "/dev/null/x") }
  }

  @Test("sections have typed values in the order of the enumeration", arguments: StoreKind.allCases)
  func sections(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let types = try await collection.fetchSections(by: \.type)
      #expect(types.map(\.id) == [.book, .movie, .music, BookmarkType(rawValue: "podcast")])
      #expect(types.map(\.count) == [1, 2, 1, 1])
      #expect(titles(types[1]) == ["2046", "The Matrix"])
      let statuses = try await collection.fetchSections(by: \.status, matching: \.type != .music)
      #expect(statuses.map(\.id) == [.wish, .done, BookmarkStatus(rawValue: "archived")])
      let days = try await collection.fetchSections(by: \.weekdays)
      #expect(days.map(\.id) == [.friday, .saturday, nil])
      #expect(days.map { titles($0).sorted() }.prefix(2) == [["2046"], ["2046", "The Matrix"]])
      let years = try await collection.fetchSections(by: \.decade.descending)
      #expect(years.map(\.id) == [2000, 1990, 1950, nil])
      #expect(titles(years[3]) == ["Serial"])
      let stars = try await collection.fetchSections(by: \.stars)
      #expect(stars.map(\.id) == [4, 4.5, 5, nil])
      #expect(stars.map { titles($0).count } == [1, 1, 1, 2])
      let formats = try await collection.fetchSections(by: \.formats)
      #expect(formats.map(\.id) == [.paperback, .ebook, .vinyl, .cd, nil])
      let tags = try await collection.fetchSections(
        by: \.tags, sort: [SortKey(.id, descending: true)])
      #expect(tags.map(\.id) == ["china", "jazz", "sf", nil])
      #expect(tags.map { $0.map(\.id) } == [[1], [4], [1], [5, 3, 2]])
    }
  }

  @Test("results stay as they were while the collection changes", arguments: StoreKind.allCases)
  func snapshot(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let before = try await collection.fetchSections(by: \.type)
      try await collection.remove(\.type == .movie)
      #expect(titles(before[1]) == ["2046", "The Matrix"])
      let after = try await collection.fetchSections(by: \.type)
      #expect(after.map(\.count) == [1, 1, 1])
      #expect(before != after)
      let left = before.filter { $0.type != .movie }
      #expect(left == after)
    }
  }

  @Test("long sections are read from any place", arguments: StoreKind.allCases)
  func longSections(_ kind: StoreKind) async throws {
    try await kind.withCollection { collection in
      let drafts = (0..<700).map { number in
        BookmarkDraft(
          Samples.content("Work \(1000 + number)", number % 2 == 0 ? .book : .movie) {
            $0.tags = ["all", number % 2 == 0 ? "even" : "odd"]
          })
      }
      _ = try await collection.import(drafts, source: "numbers")
      let types = try await collection.fetchSections(by: \.type)
      #expect(types.map(\.count) == [350, 350])
      #expect(titles(types[1][349...349]) == ["Work 1699"])
      #expect(titles(types[0][0...1]) == ["Work 1000", "Work 1002"])
      let tags = try await collection.fetchSections(by: \.tags)
      #expect(tags.map(\.count) == [700, 350, 350])
      #expect(titles(tags[2][349...349]) == ["Work 1699"])
      #expect(titles(tags[0]) == (1000..<1700).map { "Work \($0)" })
    }
  }

  private func titles(_ bookmarks: some Sequence<Bookmark>) -> [String] {
    bookmarks.compactMap { $0.mainTitle?.text }
  }
}
