import BookmarkTesting
import Testing

@testable import BookmarkKit

@Suite("Live results", .timeLimit(.minutes(1)))
struct LiveResultsTests {
  @Test("a new value comes after each change of the results", arguments: StoreKind.allCases)
  func changes(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      var values = collection.sections(by: \.type, matching: \.status == .done).makeAsyncIterator()
      #expect(shown(await values.next()) == ["book: 三体", "movie: 2046"])
      try await collection.add("Kill Bill", type: .movie) { $0.status = .done }
      #expect(shown(await values.next()) == ["book: 三体", "movie: 2046, Kill Bill"])
      try await collection.update(\.id == 1) { $0.note = "again" }
      #expect(await values.next()?.first?.first?.note == "again")
      try await collection.remove(\.type == .movie)
      #expect(shown(await values.next()) == ["book: 三体"])
    }
  }

  @Test("a change of something else gives no value", arguments: StoreKind.allCases)
  func unchanged(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      var values = collection.observe(\.type == .movie, sort: [SortKey(.id)]).makeAsyncIterator()
      #expect(await values.next()?.map(\.id) == [2, 3])
      let before = await collection.live.evaluationCount
      try await collection.add("Another book", type: .book)
      while await collection.live.evaluationCount == before {
        try await Task.sleep(for: .milliseconds(10))
      }
      try await collection.add("Alien", type: .movie)
      #expect(await values.next()?.map(\.id) == [2, 3, 7])
    }
  }

  @Test("changes of another connection to the same file are seen")
  func otherConnection() async throws {
    try await TemporaryFolder.with { folder in
      let (mine, other) = (
        try BookmarkCollection.open(path: folder + "/a.db"),
        try BookmarkCollection.open(path: folder + "/a.db")
      )
      var values = mine.sections(by: \.type).makeAsyncIterator()
      #expect(shown(await values.next()) == [])
      try await other.add("三体", type: .book)
      #expect(shown(await values.next()) == ["book: 三体"])
    }
  }

  @Test("many commits may give one value, of which the last is the latest")
  func coalesced() async throws {
    let collection = BookmarkCollection(ArrayStore())
    let counts = Task {
      var last = 0
      for await all in collection.observe() {
        #expect(all.count > last || all.isEmpty)
        last = all.count
        if last == 50 { break }
      }
      return last
    }
    for number in 1...50 { try await collection.add("Work \(number)", type: .book) }
    #expect(await counts.value == 50)
  }

  @Test("all who observe the same share its evaluation, and nothing runs when all have left")
  func shared() async throws {
    let collection = BookmarkCollection(ArrayStore())
    try await collection.add("2046", type: .movie)
    let observers = (0..<20).map { _ in
      Task {
        var seen: [Int] = []
        for await results in collection.sections(by: \.type) { seen.append(results.itemCount) }
        return seen
      }
    }
    while await collection.live.observerCount < 20 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(50))
    #expect(await collection.live.evaluationCount == 1)
    for observer in observers { observer.cancel() }
    for observer in observers { _ = await observer.value }
    while await collection.live.observerCount > 0 { await Task.yield() }
    #expect(await !collection.live.isWatching)
  }

  @Test("who starts to observe later gets the current value at once")
  func later() async throws {
    let collection = BookmarkCollection(ArrayStore())
    try await collection.add("2046", type: .movie)
    var first = collection.sections(by: \.type).makeAsyncIterator()
    #expect(shown(await first.next()) == ["movie: 2046"])
    var second = collection.sections(by: \.type).makeAsyncIterator()
    #expect(shown(await second.next()) == ["movie: 2046"])
    var other = collection.sections(by: \.year).makeAsyncIterator()
    #expect(await other.next()?.map(\.id) == [nil])
    #expect(await collection.live.evaluationCount == 2)
  }

  private func shown(_ results: SectionedResults<BookmarkType?, Bookmark>?) -> [String]? {
    results?.map { section in
      let titles = section.compactMap { $0.mainTitle?.text }
      return "\(section.id?.rawValue ?? "-"): \(titles.joined(separator: ", "))"
    }
  }
}
