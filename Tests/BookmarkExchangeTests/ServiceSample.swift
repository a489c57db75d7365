import BookmarkExchange
import BookmarkModel
import FoundationEssentials

/// Bookmarks of all types for the tests of what services take.
enum ServiceSample {
  static let leftHand = bookmark(1, .book, "The Left Hand of Darkness") { content in
    content.creators = [
      Creator("Ursula K. Le Guin", role: .author), Creator("Anna, Z", role: .translator),
    ]
    content.published = PartialDate(year: 1969)
    content.status = .done
    content.rating = Rating("4")
    content.series = [SeriesEntry("Hainish Cycle", position: "4")]
    content.publisher = "Ace & Sons"
    content.language = "en"
    content.formats = [.paperback]
    content.identifiers = identifiers(["isbn": "9780441478125", "goodreads": "18423"])
    content.experiences = [
      Experience(started: day("2019-01-02"), finished: day("2019-02-03")),
      Experience(finished: day("2024-05-06")),
    ]
    content.copies = [Copy(location: "study")]
    content.tags = ["sf", "winter, cold"]
    content.shelves = [ShelfEntry("best", position: 2)]
    content.review = "First line\nsecond <b>line</b>"
    content.note = "=mine"
    content.added = day("2018-12-31")
  }

  static let sanTi = bookmark(2, .book, "三体") { content in
    content.titles.append(Title("The Three-Body Problem", role: .translated))
    content.creators = [Creator("刘慈欣", role: .author)]
    content.published = PartialDate(year: 2008, month: 1)
    content.status = .active
    content.rating = Rating("9/10")
    content.identifiers = identifiers(["isbn": "9787536692930"])
    content.experiences = [Experience(started: PartialDate("2026-10"))]
  }

  static let emma = bookmark(3, .book, "Emma") { content in
    content.creators = [Creator("Jane Austen", role: .author)]
    content.status = .wish
    content.added = PartialDate("2020")
    content.extras = [ExtraColumn("Average Rating", "4.05")]
  }

  static let alien = bookmark(4, .movie, "Alien") { content in
    content.creators = [Creator("Ridley Scott", role: .director)]
    content.published = PartialDate("1979-05-25")
    content.status = .done
    content.rating = Rating("4.5")
    content.identifiers = identifiers(["imdb": "tt0078748", "tmdb": "348"])
    content.experiences = [
      Experience(finished: day("2021-10-31"), rating: Rating("4"), note: "on the couch"),
      Experience(finished: day("2009-07-08")),
    ]
    content.tags = ["horror", "space"]
    content.added = day("2009-07-09")
  }

  static let heat = bookmark(5, .movie, "Heat") { content in
    content.published = PartialDate(year: 1995)
    content.status = .wish
    content.identifiers = identifiers(["imdb": "tt0113277", "letterboxd": "29Lk"])
  }

  static let blueTrain = bookmark(6, .music, "Blue Train") { content in
    content.creators = [Creator("John Coltrane", role: .artist)]
    content.published = PartialDate(year: 1958)
    content.publisher = "Blue Note"
    content.status = .done
    content.rating = Rating("5")
    content.formats = [.vinyl]
    content.identifiers = identifiers(["discogs": "123456"])
    content.copies = [
      Copy(format: .vinyl, location: "attic", note: "Mint (M) / Generic"),
      Copy(format: .vinyl, location: "/music/blue.m3u"),
    ]
    content.url = "https://example.org/a?b=1&c=\"2\""
    content.added = day("2020-11-12")
  }

  static let kindOfBlue = bookmark(7, .music, "Kind of Blue") { content in
    content.creators = [Creator("Miles Davis", role: .artist)]
    content.status = .wish
    content.identifiers = identifiers(["discogs": "55"])
  }

  static let untitled = bookmark(8, .book, "") { $0.titles = [] }

  static let all = [
    leftHand, sanTi, emma, alien, heat, blueTrain, kindOfBlue, untitled,
  ]

  /// The bytes of an export and what there is to say of it.
  static func export(
    _ service: ServiceExport, _ bookmarks: [Bookmark] = all
  ) -> (bytes: [UInt8], report: ExportReport) {
    var writer = service.writer()
    var bytes = writer.begin()
    for bookmark in bookmarks { bytes += writer.append(bookmark) }
    bytes += writer.end()
    return (bytes, writer.report)
  }

  static func bookmark(
    _ number: UInt8, _ type: BookmarkType, _ title: String,
    _ fill: (inout BookmarkContent) -> Void
  ) -> Bookmark {
    var content = BookmarkContent(type: type)
    content.titles = [Title(title)]
    fill(&content)
    return Bookmark(
      id: Int64(number),
      uid: UUID(uuid: (1, 2, 3, 4, 5, 6, 0x70, 8, 0x80, 10, 11, 12, 13, 14, 15, number)),
      content: content, created: Timestamp(milliseconds: 0), changed: Timestamp(milliseconds: 0),
      change: 1)
  }

  private static func day(_ text: String) -> PartialDate? { PartialDate(text) }

  private static func identifiers(_ values: KeyValuePairs<String, String>) -> [Identifier] {
    values.compactMap { Identifier($0.key, $0.value) }
  }
}
