import BookmarkKit
import BookmarkTesting
import FoundationEssentials

/// The works on which the tests of this target agree.
enum Samples {
  /// Five works that differ in everything that a filter can ask for.
  static let contents: [BookmarkContent] = [
    content("三体", .book) {
      $0.titles.append(Title("The Three-Body Problem", language: "en", role: .translated))
      $0.creators = [Creator("刘慈欣", role: .author)]
      $0.published = PartialDate(year: 2008)
      $0.status = .done
      $0.rating = Rating("5")
      $0.language = "zh"
      $0.tags = ["sf", "china"]
      $0.identifiers = [Identifier("isbn", "9787536692930")].compactMap(\.self)
      $0.added = PartialDate(year: 2024, month: 5, day: 3)
      $0.formats = [.paperback, .ebook]
    },
    content("2046", .movie) {
      $0.creators = [Creator("王家卫", role: .director)]
      $0.published = PartialDate(year: 2004, month: 5, day: 20)
      $0.status = .done
      $0.rating = Rating("4")
      $0.isFavourite = true
      $0.weekdays = [.friday, .saturday]
      $0.added = PartialDate(year: 2024)
    },
    content("The Matrix", .movie) {
      $0.published = PartialDate(year: 1999)
      $0.status = .wish
      $0.weekdays = [.saturday]
      $0.publisher = "Warner"
      $0.added = PartialDate(year: 2023, month: 12, day: 31)
    },
    content("Kind of Blue", .music) {
      $0.creators = [Creator("Miles Davis", role: .artist)]
      $0.published = PartialDate(year: 1959)
      $0.rating = Rating("4.5")
      $0.formats = [.vinyl, .cd]
      $0.tags = ["jazz"]
      $0.copies = [Copy(lentTo: "Ann")]
      $0.added = PartialDate(year: 2024, month: 6)
    },
    // A kind of work and a status that a newer version of the program knows.
    content("Serial", BookmarkType(rawValue: "podcast")) {
      $0.status = BookmarkStatus(rawValue: "archived")
      $0.note = "first season"
      $0.added = PartialDate(year: 2025)
    },
  ]

  /// The same works as bookmarks, numbered from 1.
  static let bookmarks: [Bookmark] = contents.enumerated().map { index, content in
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    return Bookmark(
      id: Int64(index + 1), uid: .version7(at: time), content: content, created: time,
      changed: time, change: Int64(index + 1))
  }

  static func date(_ text: String) -> PartialDate {
    guard let date = PartialDate(text) else { preconditionFailure("not a date: \(text)") }
    return date
  }

  static func rating(_ text: String) -> Rating {
    guard let rating = Rating(text) else { preconditionFailure("not a rating: \(text)") }
    return rating
  }

  static func content(
    _ title: String, _ type: BookmarkType, _ describe: (inout BookmarkContent) -> Void = { _ in }
  ) -> BookmarkContent {
    var content = BookmarkContent(type: type)
    content.titles = [Title(title)]
    describe(&content)
    return content
  }
}

/// A kind of store on which a test is run.
enum StoreKind: CaseIterable {
  case array, sqlite

  /// Runs a test on an empty collection of this kind.
  func withCollection(_ body: (BookmarkCollection) async throws -> Void) async throws {
    switch self {
    case .array: try await body(BookmarkCollection(ArrayStore()))
    case .sqlite:
      try await TemporaryFolder.with { folder in
        try await body(BookmarkCollection.open(path: folder + "/test.db"))
      }
    }
  }

  /// Runs a test on a collection of the samples.
  func withSamples(_ body: (BookmarkCollection) async throws -> Void) async throws {
    try await withCollection { collection in
      for content in Samples.contents { try await collection.add(content) }
      try await body(collection)
    }
  }
}

/// A folder that is gone after the test.
enum TemporaryFolder {
  static func with(_ body: (String) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url.path)
  }
}
