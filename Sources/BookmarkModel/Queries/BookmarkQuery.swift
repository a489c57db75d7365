/// Which bookmarks, in which sections, in which order, how many.
public struct BookmarkQuery: Hashable, Sendable {
  /// Which bookmarks.
  public var filter: BookmarkFilter
  /// What the listing is divided by, from the outside in; no sections when empty.
  public var sections: [SectionKey]
  /// The order within a section; ties are broken by number.
  public var sort: [SortKey]
  /// At most so many bookmarks; all when `nil`.
  public var limit: Int?
  /// BCP 47 tag of the language whose titles are shown, and so ordered by, where there are any.
  public var language: String?
  /// BCP 47 tag of the collation that orders titles and names; that of the language when `nil`.
  ///
  /// `sv`, `de-u-co-phonebk`, `zh-u-co-stroke`; it only counts with a language.
  public var collation: String?

  /// A query; all bookmarks in order of title unless told.
  public init(
    _ filter: BookmarkFilter = .all, sections: [SectionKey] = [], sort: [SortKey] = [],
    limit: Int? = nil
  ) {
    self.filter = filter
    self.sections = sections
    self.sort = sort
    self.limit = limit
  }
}

/// One key of an order; bookmarks without a value come last in both directions.
public struct SortKey: Hashable, Sendable {
  /// The field to order by.
  public var field: BookmarkField
  /// Whether the greatest comes first.
  public var isDescending: Bool

  /// A key, ascending unless told.
  public init(_ field: BookmarkField, descending: Bool = false) {
    self.field = field
    self.isDescending = descending
  }

  /// The fields by which can be sorted.
  public static let fields: [BookmarkField] = [
    .title, .creator, .year, .rating, .status, .type, .added, .changed, .finished, .started,
    .times, .publisher, .language, .series, .id,
  ]
}

/// One key by which a listing is divided into sections.
public struct SectionKey: Hashable, Sendable {
  /// What is read off each bookmark.
  public enum Property: String, CaseIterable, Codable, Sendable {
    /// Book, movie, music, others.
    case type
    /// Wish, active, done and so on.
    case status
    /// Year of publication.
    case year
    /// Decade of publication, named by its first year.
    case decade
    /// Stars, rounded to halves.
    case rating
    /// Each main creator.
    case creator
    /// Each tag.
    case tag
    /// Each shelf.
    case shelf
    /// Each media format.
    case format
    /// The work's language.
    case language
    /// Each series.
    case series
    /// Each planned weekday.
    case plan
    /// Month of the latest end.
    case finished
    /// First letter of the shown title, of its pinyin where it is Chinese.
    case initial

    /// Whether a bookmark can stand in several sections of it, so that their counts don't add up.
    public var isMultiple: Bool {
      switch self {
      case .creator, .tag, .shelf, .format, .series, .plan: true
      case .type, .status, .year, .decade, .rating, .language, .finished, .initial: false
      }
    }
  }

  /// What decides which section comes first.
  public enum Order: String, Codable, Sendable {
    /// An enumeration's own order, numbers by size, text as the language has it; missing last.
    case natural
    /// The section with most bookmarks first; equal ones in their natural order.
    case count
  }

  /// The property.
  public var property: Property
  /// What the order of sections goes by.
  public var order: Order
  /// Whether the sections come in reverse order.
  public var isDescending: Bool

  /// A key, in the natural order unless told.
  public init(_ property: Property, order: Order = .natural, descending: Bool = false) {
    self.property = property
    self.order = order
    self.isDescending = descending
  }
}

/// One section of an arrangement: the value of each key, and how many bookmarks it has.
public struct BookmarkSection: Hashable, Codable, Sendable {
  /// The raw values of the keys from the outside in; `nil` for bookmarks without a value.
  public var values: [String?]
  /// How many bookmarks of the query are in it, those beyond the limit too.
  public var count: Int

  /// A section.
  public init(values: [String?], count: Int) {
    self.values = values
    self.count = count
  }
}
