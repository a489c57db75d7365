import BookmarkModel
import Text
import TextICU

/// Bookmarks in sections, put together one by one.
struct ArraySections {
  struct Section {
    var values: [String?]
    var ids: [Int64]
  }

  private(set) var ordered: [Section] = []
  private let keys: [SectionKey]
  private let language: String?
  private let names: LanguageOrder?
  private let creators: CreatorNames

  init(
    _ bookmarks: [Bookmark], by keys: [SectionKey], language: String?, collation: String?,
    creators: CreatorNames = CreatorNames()
  ) {
    self.creators = creators
    self.keys = keys
    self.language = language
    names = language.map { LanguageOrder(language: collation ?? $0) }
    for bookmark in bookmarks {
      // A bookmark stands once in a section, whatever it names twice.
      for values in Self.combinations(keys.map { values(of: $0.property, bookmark) }) {
        if let index = ordered.firstIndex(where: { Self.isSame($0.values, values) }) {
          if ordered[index].ids.last != bookmark.id { ordered[index].ids.append(bookmark.id) }
        } else {
          ordered.append(Section(values: values, ids: [bookmark.id]))
        }
      }
    }
    sort()
  }

  /// Levels are ordered from the outside in; by count a section is as large as all below it.
  private mutating func sort() {
    let sizes = keys.indices.map { level in
      Dictionary(
        ordered.map { ($0.values[...level].map { $0.map(ByteText.init) }, Set($0.ids)) },
        uniquingKeysWith: { $0.union($1) }
      ).mapValues(\.count)
    }
    ordered = ordered.sorted { left, right in
      for (level, key) in keys.enumerated() {
        let (first, second) = (left.values[level], right.values[level])
        if Self.isSame([first], [second]) { continue }
        if key.order == .count {
          let outer = [left, right].map { $0.values[...level].map { $0.map(ByteText.init) } }
          let (less, more) = (sizes[level][outer[0]] ?? 0, sizes[level][outer[1]] ?? 0)
          if less != more { return (less > more) != key.isDescending }
          return precedes(first, second, SectionKey(key.property))
        }
        return precedes(first, second, key)
      }
      return false
    }
  }

  private static func isSame(_ left: [String?], _ right: [String?]) -> Bool {
    left.map { $0.map(ByteText.init) } == right.map { $0.map(ByteText.init) }
  }

  private static func combinations(_ lists: [[String?]]) -> [[String?]] {
    lists.reduce([[]]) { rows, values in
      rows.flatMap { row in values.map { row + [$0] } }
    }
  }

  private func precedes(_ first: String?, _ second: String?, _ key: SectionKey) -> Bool {
    guard let first, let second else { return first != nil }
    let isBefore: Bool =
      switch key.property {
      case .type: BookmarkType(rawValue: first) < BookmarkType(rawValue: second)
      case .status: BookmarkStatus(rawValue: first) < BookmarkStatus(rawValue: second)
      case .format: MediaFormat(rawValue: first) < MediaFormat(rawValue: second)
      case .plan: Self.day(first) < Self.day(second)
      case .year, .decade, .rating: (Double(first) ?? 0) < (Double(second) ?? 0)
      case .finished: Self.date(first) < Self.date(second)
      case .creator:
        isNameBefore(first, second) { $0.titleKey($1, language: "en") }
      case .tag, .shelf, .series: isNameBefore(first, second) { $0.nameKey($1) }
      case .language, .initial: ByteText(first) < ByteText(second)
      }
    return isBefore != key.isDescending
  }

  private func isNameBefore(
    _ first: String, _ second: String, _ key: (LanguageOrder, String) -> [UInt8]
  ) -> Bool {
    if let names {
      let keys = (SortBytes(key(names, first)), SortBytes(key(names, second)))
      if keys.0 != keys.1 { return keys.0 < keys.1 }
    }
    return ByteText(first) < ByteText(second)
  }

  private static func date(_ text: String) -> Double { PartialDate(text)?.sortValue ?? 0 }

  private static func day(_ name: String) -> Int { Weekday.labelled(name)?.rawValue ?? 0 }

  private func values(of property: SectionKey.Property, _ bookmark: Bookmark) -> [String?] {
    let content = bookmark.content
    switch property {
    case .type: return [content.type == .untyped ? nil : content.type.rawValue]
    case .status: return [content.status?.rawValue]
    case .year: return [content.year.map { String($0) }]
    case .decade: return [content.year.map { String($0 - (($0 % 10) + 10) % 10) }]
    case .rating: return [content.rating.map { Rating.shortest(($0.value / 10).rounded() / 2) }]
    case .language: return [content.language]
    case .finished:
      let date = content.lastFinished.flatMap { PartialDate(year: $0.year, month: $0.month) }
      return [date?.description]
    case .initial:
      let title = content.shownTitle(preferring: language)
      return [title.flatMap { TitleInitial.of($0.text, language: $0.language) }]
    case .creator:
      return Self.several(
        content.creators.filter { CreatorRole.mainRoles.contains($0.role) }.map { heading($0.name) }
      )
    case .tag: return Self.several(content.tags)
    case .shelf: return Self.several(content.shelves.map(\.shelf))
    case .series: return Self.several(content.series.map(\.name))
    case .format: return Self.several(content.formats.map(\.rawValue))
    case .plan: return Self.several(content.weekdays.map(\.name))
    }
  }

  /// The name under which a creator's works stand.
  private func heading(_ name: String) -> String {
    creators.group(of: name)?.shown(in: language) ?? name
  }

  private static func several(_ values: [String]) -> [String?] { values.isEmpty ? [nil] : values }
}
