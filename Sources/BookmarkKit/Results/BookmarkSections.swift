public import BookmarkModel

/// What results can be divided by, as the root of key paths: `sections(by: \.type)`.
///
/// A bookmark with several values stands in the section of each; one without a value under `nil`,
/// which comes last. Enumerations are in their own order, unknown values after the known ones.
public struct BookmarkSections: Sendable {
  init() {}

  /// Book, movie, music, then other kinds.
  public var type: SectionProperty<BookmarkType?> {
    SectionProperty(.type) { $0.map(BookmarkType.init(rawValue:)) }
  }
  /// Wish, active, done and so on.
  public var status: SectionProperty<BookmarkStatus?> {
    SectionProperty(.status) { $0.map(BookmarkStatus.init(rawValue:)) }
  }
  /// Each media format.
  public var formats: SectionProperty<MediaFormat?> {
    SectionProperty(.format) { $0.map(MediaFormat.init(rawValue:)) }
  }
  /// Each planned day, in week order.
  public var weekdays: SectionProperty<Weekday?> {
    SectionProperty(.plan) { name in Weekday.allCases.first { $0.name == name } }
  }
  /// The year of publication.
  public var year: SectionProperty<Int?> { SectionProperty(.year) { $0.flatMap { Int($0) } } }
  /// The decade of publication by its first year.
  public var decade: SectionProperty<Int?> { SectionProperty(.decade) { $0.flatMap { Int($0) } } }
  /// Stars from 0 to 5, rounded to halves.
  public var stars: SectionProperty<Double?> {
    SectionProperty(.rating) { $0.flatMap { Double($0) } }
  }
  /// The month of the latest end, or its year where the month isn't known.
  public var finished: SectionProperty<PartialDate?> {
    SectionProperty(.finished) { $0.flatMap { PartialDate($0) } }
  }
  /// Each main creator.
  public var creators: SectionProperty<String?> { SectionProperty(.creator) { $0 } }
  /// Each tag.
  public var tags: SectionProperty<String?> { SectionProperty(.tag) { $0 } }
  /// Each shelf.
  public var shelves: SectionProperty<String?> { SectionProperty(.shelf) { $0 } }
  /// Each series.
  public var series: SectionProperty<String?> { SectionProperty(.series) { $0 } }
  /// The letter of the shown title, of its pinyin where it is Chinese; `#` for numbers.
  public var initial: SectionProperty<String?> { SectionProperty(.initial) { $0 } }
  /// The work's language as its source wrote it.
  public var language: SectionProperty<String?> { SectionProperty(.language) { $0 } }
}

/// One property by which results are divided; `ID` is the type of its values.
public struct SectionProperty<ID: Hashable & Sendable>: Sendable {
  let key: SectionKey
  let id: @Sendable (String?) -> ID

  init(_ property: SectionKey.Property, _ id: @escaping @Sendable (String?) -> ID) {
    self.init(SectionKey(property), id)
  }

  private init(_ key: SectionKey, _ id: @escaping @Sendable (String?) -> ID) {
    self.key = key
    self.id = id
  }

  /// The same property with its sections in reverse order: `\.year.descending`.
  public var descending: Self {
    Self(SectionKey(key.property, order: key.order, descending: !key.isDescending), id)
  }

  /// The same property with the section of most bookmarks first: `\.tags.byCount`.
  public var byCount: Self {
    Self(SectionKey(key.property, order: .count, descending: key.isDescending), id)
  }
}

/// The values of two properties, the outer one first.
public struct SectionPair<Outer: Hashable & Sendable, Inner: Hashable & Sendable>: Hashable,
  Sendable
{
  /// What all bookmarks of the outer section have in common.
  public let outer: Outer
  /// What those of the inner section have in common beside it.
  public let inner: Inner

  /// A pair, as the results of one's own have it in previews and tests.
  public init(_ outer: Outer, _ inner: Inner) {
    self.outer = outer
    self.inner = inner
  }

  /// The pair of what a store says of a section.
  init(_ outer: SectionProperty<Outer>, _ inner: SectionProperty<Inner>, _ values: [String?]) {
    self.init(outer.id(values.first ?? nil), inner.id(values.last ?? nil))
  }
}

/// A property by which results are divided.
public typealias SectionPath<ID: Hashable & Sendable> = KeyPath<
  BookmarkSections, SectionProperty<ID>
>

extension KeyPath where Root == BookmarkSections {
  /// What the path leads to.
  var target: Value { BookmarkSections()[keyPath: self] }
}
