import Testing

@testable import BookmarkKit

@Suite("What results can be divided by")
struct SectionKeyTests {
  @Test("everything that a listing can be divided by has a key path")
  func complete() {
    let all = BookmarkSections()
    let keys: [SectionKey] = [
      all.type.key, all.status.key, all.year.key, all.decade.key, all.stars.key, all.creators.key,
      all.tags.key, all.shelves.key, all.formats.key, all.language.key, all.series.key,
      all.weekdays.key, all.finished.key, all.initial.key,
    ]
    #expect(keys == SectionKey.Property.allCases.map { SectionKey($0) })
  }

  @Test("the order is part of the path, in any combination")
  func orders() {
    let tags = BookmarkSections().tags
    #expect(tags.descending.key == SectionKey(.tag, descending: true))
    #expect(tags.descending.descending.key == SectionKey(.tag))
    #expect(tags.byCount.key == SectionKey(.tag, order: .count))
    #expect(tags.byCount.descending.key == SectionKey(.tag, order: .count, descending: true))
    #expect(tags.descending.byCount.key == SectionKey(.tag, order: .count, descending: true))
  }

  @Test("names and dates have values of their own type", arguments: StoreKind.allCases)
  func values(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      try await collection.update(\.id == 1) {
        $0.series = [SeriesEntry("地球往事", position: "1")]
        $0.shelves = [ShelfEntry("desert island")]
        $0.experiences = [Experience(finished: PartialDate(year: 2024, month: 5, day: 3))]
      }
      try await collection.update(\.id == 2) {
        $0.experiences = [Experience(finished: PartialDate(year: 2023))]
      }
      let both: BookmarkFilter = \.id <= 2
      #expect(try await ids(collection, by: \.creators, both) == ["刘慈欣", "王家卫"])
      #expect(try await ids(collection, by: \.series, both) == ["地球往事", nil])
      #expect(try await ids(collection, by: \.shelves, both) == ["desert island", nil])
      #expect(try await ids(collection, by: \.language, both) == ["zh", nil])
      #expect(try await ids(collection, by: \.year, both) == [2004, 2008])
      #expect(
        try await ids(collection, by: \.finished, both)
          == [PartialDate(year: 2023), PartialDate(year: 2024, month: 5)])
    }
  }

  private func ids<ID>(
    _ collection: BookmarkCollection, by path: SectionPath<ID>, _ filter: BookmarkFilter
  ) async throws -> [ID] {
    try await collection.fetchSections(by: path, matching: filter).map(\.id)
  }

  @Test("initials are those of the titles that are shown", arguments: StoreKind.allCases)
  func initials(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      let initials = try await collection.fetchSections(by: \.initial)
      #expect(
        shown(initials) == [
          "#: 2046", "K: Kind of Blue", "M: The Matrix", "S: Serial", "T: 三体",
        ])
    }
  }

  @Test(
    "the largest section comes first by count, equal ones by name", arguments: StoreKind.allCases)
  func byCount(_ kind: StoreKind) async throws {
    try await kind.withSamples { collection in
      try await collection.update(\.type == .movie) { $0.tags = ["sf", "film"] }
      let tags = try await collection.fetchSections(by: \.tags.byCount)
      #expect(
        shown(tags) == [
          "sf: 2046, The Matrix, 三体", "film: 2046, The Matrix", "china: 三体",
          "jazz: Kind of Blue", "-: Serial",
        ])
      let fewest = try await collection.fetchSections(by: \.tags.byCount.descending)
      #expect(fewest.map(\.count) == [1, 1, 1, 2, 3])
    }
  }

  private func shown(_ results: SectionedResults<String?, Bookmark>) -> [String] {
    results.map { section in
      let titles = section.compactMap { $0.mainTitle?.text }.sorted()
      return "\(section.id ?? "-"): \(titles.joined(separator: ", "))"
    }
  }
}
