/// Everything that can be said of a work in a collection, apart from its place in the store.
///
/// ``Bookmark`` and ``BookmarkDraft`` both carry one and show its properties as their own.
public struct BookmarkContent: Hashable, Codable, Sendable {
  /// Book, movie, music, or any other kind.
  public var type: BookmarkType
  /// All names of the work, the main one first; empty for one known by an identifier only.
  public var titles: [Title] = []
  /// Everyone who made it, in the source's order.
  public var creators: [Creator] = []
  /// When the work came out, as far as known.
  public var published: PartialDate?
  /// How far its owner is with it.
  public var status: BookmarkStatus?
  /// What its owner thinks of it.
  public var rating: Rating?
  /// Whether it is one of the favourites.
  public var isFavourite = false
  /// The series it belongs to.
  public var series: [SeriesEntry] = []
  /// Publisher of a book, label of a record, studio of a film.
  public var publisher: String?
  /// BCP 47 tag or name of the work's language, as the source wrote it.
  public var language: String?
  /// The media in which it is known, in the enumeration's order.
  public var formats: [MediaFormat] = []
  /// The days on which it is planned, in week order.
  public var weekdays: [Weekday] = []
  /// What others call it.
  public var identifiers: [Identifier] = []
  /// Each time it was read, watched or listened to.
  public var experiences: [Experience] = []
  /// What of it is owned.
  public var copies: [Copy] = []
  /// Free labels, in the order in which they were given.
  public var tags: [String] = []
  /// The lists it stands on.
  public var shelves: [ShelfEntry] = []
  /// A page about it.
  public var url: String?
  /// What its owner wrote for others to read.
  public var review: String?
  /// What its owner wrote for themself.
  public var note: String?
  /// The day on which it joined the collection, as the source says, else the day of the import.
  public var added: PartialDate?
  /// Columns of the source that have no place above.
  public var extras: [ExtraColumn] = []

  /// Content of which only the type is known.
  public init(type: BookmarkType = .untyped) { self.type = type }

  enum CodingKeys: String, CodingKey {
    case type, titles, creators, published, status, rating, isFavourite, series, publisher
    case language, formats, weekdays, identifiers, experiences, copies, tags, shelves, url
    case review, note, added, extras
  }
}

extension BookmarkContent {
  /// The main title; the first of any role where none is marked as main.
  public var mainTitle: Title? { titles.first { $0.role == .main } ?? titles.first }

  /// The year of publication.
  public var year: Int? { published?.year }

  /// The latest end of an experience.
  public var lastFinished: PartialDate? { experiences.compactMap(\.finished).max() }

  /// The latest beginning of an experience.
  public var lastStarted: PartialDate? { experiences.compactMap(\.started).max() }

  /// How often it was finished, as far as known.
  public var timesFinished: Int { experiences.count { $0.finished != nil || $0.started == nil } }

  /// The creators in a main role, those that a listing shows.
  public var mainCreators: [Creator] {
    let main = creators.filter { CreatorRole.mainRoles.contains($0.role) }
    return main.isEmpty ? creators : main
  }

  /// The title to show: one in the wanted language, else the main one, else an identifier.
  public func displayTitle(preferring language: String) -> String {
    if let title = shownTitle(preferring: language) { return title.text }
    return identifiers.first.map { "\($0.scheme):\($0.value)" } ?? url ?? ""
  }

  /// The first title in the wanted language, else in a near one, else the main one.
  public func shownTitle(preferring language: String?) -> Title? {
    guard let language, titles.count > 1 else { return mainTitle }
    let primary = language.prefix(while: { $0 != "-" })
    return titles.first { $0.language == language }
      ?? titles.first { ($0.language ?? "").prefix(while: { $0 != "-" }) == primary }
      ?? mainTitle
  }

  /// Brings lists into their order and general roles into the type's own; done before storing.
  ///
  /// Afterwards the first title is the main one and the only one: a work without a main title gets
  /// its first, further main titles become aliases.
  public mutating func normalize() {
    formats = formats.uniqued().sorted()
    weekdays = weekdays.uniqued().sorted()
    tags = tags.uniqued()
    identifiers = identifiers.uniqued()
    shelves = shelves.uniqued()
    series = series.uniqued()
    for index in creators.indices where creators[index].role == .creator {
      creators[index].role = type.mainCreatorRole
    }
    creators = creators.uniqued()
    if let main = titles.firstIndex(where: { $0.role == .main }), main != 0 {
      titles.insert(titles.remove(at: main), at: 0)
    }
    for index in titles.indices {
      if index == 0 {
        titles[index].role = .main
      } else if titles[index].role == .main {
        titles[index].role = .alias
      }
    }
    titles = titles.uniqued()
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, each at its first place.
  func uniqued() -> [Element] {
    guard count > 1 else { return self }
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
