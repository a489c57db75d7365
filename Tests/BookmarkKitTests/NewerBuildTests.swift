import BookmarkKit
import BookmarkTesting
import FoundationEssentials
import Testing

@Suite("A collection into which a newer build wrote values that this one doesn't know")
struct NewerBuildTests {
  private static let podcast = BookmarkType(rawValue: "podcast")
  private static let archived = BookmarkStatus(rawValue: "archived")
  private static let minidisc = MediaFormat(rawValue: "minidisc")
  private static let reel = MediaFormat(rawValue: "8-track \"reel\"")

  /// An unknown value wherever an open enumeration stands, lists in no order at all.
  private static let written = Samples.content("Serial", podcast) {
    $0.titles.append(
      Title("The Woodlawn Case", language: "en", role: TitleRole(rawValue: "working")))
    $0.creators = [
      Creator("Sarah Koenig", role: CreatorRole(rawValue: "host")), Creator("This American Life"),
    ]
    $0.status = archived
    $0.formats = [minidisc, .digital, reel, .vinyl, .stream]
    $0.copies = [Copy(format: minidisc, location: "attic")]
    $0.experiences = [
      Experience(finished: PartialDate(year: 2024), format: reel, part: "The Alibi")
    ]
    $0.added = PartialDate(year: 2025)
  }

  /// What is kept of it: nothing but the order of lists is another one.
  private static let kept = {
    var content = written
    content.formats = [.stream, .vinyl, .digital, reel, minidisc]
    return content
  }()

  private func withCollection(
    _ kind: StoreKind, _ body: (BookmarkCollection) async throws -> Void
  ) async throws {
    try await kind.withCollection { collection in
      try await collection.add("三体", type: .book) {
        $0.status = .done
        $0.formats = [.ebook]
      }
      try await collection.add(Self.written)
      try await body(collection)
    }
  }

  @Test("gives them as they came, known ones first", arguments: StoreKind.allCases)
  func fetched(_ kind: StoreKind) async throws {
    try await withCollection(kind) { collection in
      let found = try await collection.fetch(\.id == 2)
      #expect(found.map(\.content) == [Self.kept])
      let unknown = Self.kept.formats.filter { !$0.isKnown }
      #expect(unknown == [Self.reel, Self.minidisc])
    }
  }

  @Test(
    "finds them",
    arguments: [
      (\.type == podcast, [2]), (\.type != podcast, [1]), (\.status == archived, [2]),
      (.status.isIn([archived, .done]), [1, 2]), (.formats.contains(reel), [2]),
      (.formats.contains(anyOf: [minidisc, .ebook]), [1, 2]), (!.formats.contains(minidisc), [1]),
      (\.type == BookmarkType(rawValue: "Podcast"), []),
    ] as [(BookmarkFilter, [Int64])])
  func filtered(filter: BookmarkFilter, ids: [Int64]) async throws {
    for kind in StoreKind.allCases {
      try await withCollection(kind) { collection in
        let found = try await collection.fetch(filter, sort: [SortKey(.id)])
        #expect(found.map(\.id) == ids)
      }
    }
  }

  @Test("finds them by predicates", arguments: StoreKind.allCases)
  func predicates(_ kind: StoreKind) async throws {
    let (podcast, archived, minidisc) = (Self.podcast, Self.archived, Self.minidisc)
    try await withCollection(kind) { collection in
      for predicate: Predicate<Bookmark> in [
        #Predicate { $0.type == podcast }, #Predicate { $0.status == archived },
        #Predicate { $0.formats.contains(minidisc) },
      ] {
        let found = try await collection.fetch(BookmarkFilter(predicate))
        #expect(found.map(\.id) == [2])
      }
    }
  }

  @Test("lists each in a section after the known ones", arguments: StoreKind.allCases)
  func sections(_ kind: StoreKind) async throws {
    try await withCollection(kind) { collection in
      let types = try await collection.fetchSections(by: \.type)
      #expect(types.map(\.id) == [.book, Self.podcast])
      let statuses = try await collection.fetchSections(by: \.status)
      #expect(statuses.map(\.id) == [.done, Self.archived])
      let formats = try await collection.fetchSections(by: \.formats)
      #expect(
        formats.map(\.id) == [.ebook, .stream, .vinyl, .digital, Self.reel, Self.minidisc])
      #expect(formats.map { $0.map(\.id) } == [[1], [2], [2], [2], [2], [2]])
    }
  }

  @Test("keeps them while it changes something else", arguments: StoreKind.allCases)
  func edited(_ kind: StoreKind) async throws {
    try await withCollection(kind) { collection in
      let untouched = try await collection.update(\.id == 2) { _ in }
      #expect(untouched == [])
      try await collection.update(\.type == Self.podcast) { $0.note = "first season" }
      #expect(try await collection.set(\.id == 2, BookmarkEdit(.tag, .add, "crime")) == 1)
      #expect(try await collection.set(\.id == 2, BookmarkEdit(.format, .remove, "vinyl")) == 1)
      #expect(try await collection.set(\.id == 2, BookmarkEdit(.rating, .set, "4")) == 1)
      var expected = Self.kept
      expected.note = "first season"
      expected.tags = ["crime"]
      expected.formats.removeAll { $0 == .vinyl }
      expected.rating = Rating("4")
      let found = try await collection.fetch(\.id == 2)
      #expect(found.map(\.content) == [expected])
    }
  }

  @Test("keeps them while an import adds to the same work", arguments: StoreKind.allCases)
  func imported(_ kind: StoreKind) async throws {
    try await kind.withCollection { collection in
      // What is imported may grow; what was typed would win over the import.
      _ = try await collection.import([BookmarkDraft(Self.written)], source: "newer.csv")
      let more = Samples.content("Serial", Self.podcast) {
        $0.formats = [MediaFormat(rawValue: "wire"), .cd]
        $0.publisher = "WBEZ"
      }
      let summary = try await collection.import([BookmarkDraft(more)], source: "radio.csv")
      #expect(summary.merged == 1)
      var expected = Self.kept
      expected.formats = [
        .stream, .vinyl, .cd, .digital, Self.reel, Self.minidisc, MediaFormat(rawValue: "wire"),
      ]
      expected.publisher = "WBEZ"
      let found = try await collection.fetch(\.id == 1)
      #expect(found.map(\.content) == [expected])
    }
  }
}
