import BookmarkKit
import Testing

@Suite("Sections in two levels", .timeLimit(.minutes(1)))
struct TwoLevelTests {
  @Test("the second property divides each section of the first", arguments: StoreKind.allCases)
  func levels(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let results = try await collection.fetchSections(by: \.type, \.status)
      #expect(
        shown(results) == [
          "book done: 三体", "movie wish: The Matrix", "movie done: 2046", "music -: Kind of Blue",
          "podcast archived: Serial",
        ])
      #expect(results[id: SectionPair(.movie, .wish)]?.map(\.id) == [3])
    }
  }

  @Test(
    "properties of several values, counts and reverse orders go with each other",
    arguments: StoreKind.allCases)
  func combined(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let days = try await collection.fetchSections(
        by: \.weekdays.byCount, \.year.descending, matching: \.type == .movie)
      #expect(
        days.map { "\($0.id.outer.map(\.name) ?? "-") \($0.id.inner ?? 0): \($0.map(\.id))" } == [
          "saturday 2004: [2]", "saturday 1999: [3]", "friday 2004: [2]",
        ])
      let tags = try await collection.fetchSections(by: \.tags, \.formats)
      #expect(
        tags.map { "\($0.id.outer ?? "-") \($0.id.inner?.rawValue ?? "-"): \($0.map(\.id))" } == [
          "china paperback: [1]", "china ebook: [1]", "jazz vinyl: [4]", "jazz cd: [4]",
          "sf paperback: [1]", "sf ebook: [1]", "- -: [2, 3, 5]",
        ])
    }
  }

  @Test("they follow each change too", arguments: StoreKind.allCases)
  func live(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      var values = collection.sections(by: \.type, \.status, matching: \.type == .movie)
        .makeAsyncIterator()
      #expect(
        await values.next().map(shown) == ["movie wish: The Matrix", "movie done: 2046"])
      try await collection.update(\.id == 3) { $0.status = .done }
      #expect(await values.next().map(shown) == ["movie done: 2046, The Matrix"])
    }
  }

  private func shown(
    _ results: SectionedResults<SectionPair<BookmarkType?, BookmarkStatus?>, Bookmark>
  ) -> [String] {
    results.map { section in
      let (type, status) = (section.id.outer?.rawValue, section.id.inner?.rawValue)
      let titles = section.compactMap { $0.mainTitle?.text }
      return "\(type ?? "-") \(status ?? "-"): \(titles.joined(separator: ", "))"
    }
  }
}
