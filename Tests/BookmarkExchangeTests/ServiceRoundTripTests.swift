import ArchiveTesting
import BookmarkExchange
import BookmarkModel
import Testing

@Suite("what a service is given comes back by its profile")
struct ServiceRoundTripTests {
  /// What a service gives out is what it takes in: the export, the profile that reads it, the file.
  struct Route: CustomTestStringConvertible {
    let service: String
    let profile: String
    var file = "export.csv"
    /// Whether the format says of every work how far its owner is with it.
    var hasStatus = true
    /// Whether the format says when a work was finished.
    var hasDays = true

    var hasRating = true

    var testDescription: String { service }

    /// As much of a work as the format holds.
    fileprivate func kept(_ work: Work) -> Work {
      var work = work
      if !hasStatus { work.status = nil }
      if !hasDays { work.days = [] }
      if !hasRating { work.rating = nil }
      return work
    }
  }

  private static let routes = [
    Route(service: "goodreads", profile: "goodreads"),
    Route(service: "storygraph", profile: "storygraph"),
    Route(service: "letterboxd", profile: "letterboxd-import"),
    Route(service: "imdb", profile: "imdb", hasDays: false),
    Route(service: "discogs", profile: "discogs", hasStatus: false, hasDays: false),
    Route(service: "discogs-wantlist", profile: "discogs", hasDays: false),
    Route(service: "neodb", profile: "neodb", file: "export.zip", hasDays: false),
    Route(service: "yamtrack", profile: "yamtrack"),
    Route(
      service: "netscape", profile: "netscape", file: "l.html", hasStatus: false, hasDays: false,
      hasRating: false),
  ]

  @Test("titles, ratings, days and statuses", arguments: routes)
  func roundTrip(_ route: Route) throws {
    let service = try #require(ServiceExportList.named(route.service))
    let works = ServiceSample.all.map(Self.simple)
    let taken = works.filter { ServiceSample.export(service, [$0]).report.leftOutCount == 0 }
    #expect(!taken.isEmpty)
    var expected: [String: Work] = [:]
    for bookmark in taken { expected[bookmark.content.titles[0].text] = Work(bookmark.content) }
    var found: [String: Work] = [:]
    let drafts = try Self.read(ServiceSample.export(service, works).bytes, route)
    for draft in drafts {
      found[draft.content.titles.first?.text ?? "", default: Work()].add(draft.content)
    }
    #expect(found.mapValues(route.kept) == expected.mapValues(route.kept))
  }

  /// The work with a rating that every scale has, finished once on a known day.
  private static func simple(_ bookmark: Bookmark) -> Bookmark {
    var bookmark = bookmark
    let isDone = bookmark.content.status == .done
    bookmark.content.rating = isDone ? Rating("4") : nil
    bookmark.content.experiences =
      isDone ? [Experience(finished: PartialDate(year: 2024, month: 5, day: 6))] : []
    if bookmark.content.copies.count > 1 { bookmark.content.copies.removeLast() }
    return bookmark
  }

  /// What a work comes down to.
  fileprivate struct Work: Equatable {
    var status: BookmarkStatus?
    var rating: Double?
    var days: Set<PartialDate> = []

    init() {}

    init(_ content: BookmarkContent) { add(content) }

    mutating func add(_ content: BookmarkContent) {
      status = content.status ?? status
      rating =
        content.rating?.value ?? content.experiences.compactMap(\.rating).last?.value ?? rating
      days.formUnion(content.experiences.compactMap(\.finished))
    }
  }

  private static func read(_ bytes: [UInt8], _ route: Route) throws -> [BookmarkDraft] {
    guard route.file.hasSuffix(".zip") else {
      return try drafts(bytes, name: route.file, profile: route.profile)
    }
    let file = ScratchFile(bytes)
    let container = try SourceContainer(path: file.path, name: route.file)
    var found: [BookmarkDraft] = []
    while let part = try container.next() {
      var text: [UInt8] = []
      while let piece = try container.read() { text += piece }
      found += try drafts(text, name: part.fileName, profile: route.profile)
    }
    return found
  }

  /// The rows of a file, which has to be known for the service's without being told.
  private static func drafts(
    _ bytes: [UInt8], name: String, profile: String
  ) throws -> [BookmarkDraft] {
    var reader = SourceReader(name: name)
    reader.append(bytes)
    reader.finish()
    var drafts: [BookmarkDraft] = []
    while let item = try reader.next() {
      if case .draft(let draft, _, _) = item {
        drafts.append(draft)
      } else {
        Issue.record("\(item)")
      }
    }
    #expect(reader.recognition?.service == profile)
    return drafts
  }
}
