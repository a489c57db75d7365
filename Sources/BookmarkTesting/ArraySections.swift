import BookmarkModel

/// Bookmarks in sections, put together one by one.
struct ArraySections {
  struct Section {
    var values: [String?]
    var ids: [Int64]
  }

  private(set) var ordered: [Section] = []
  private let keys: [SectionKey]

  init(_ bookmarks: [Bookmark], by keys: [SectionKey]) {
    self.keys = keys
    for bookmark in bookmarks {
      // A bookmark stands once in a section, whatever it names twice.
      for values in Self.combinations(keys.map { Self.values(of: $0.property, bookmark) }) {
        if let index = ordered.firstIndex(where: { Self.isSame($0.values, values) }) {
          if ordered[index].ids.last != bookmark.id { ordered[index].ids.append(bookmark.id) }
        } else {
          ordered.append(Section(values: values, ids: [bookmark.id]))
        }
      }
    }
    ordered.sort { left, right in
      for (key, (first, second)) in zip(keys, zip(left.values, right.values))
      where !Self.isSame([first], [second]) {
        return Self.precedes(first, second, key)
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

  private static func precedes(_ first: String?, _ second: String?, _ key: SectionKey) -> Bool {
    guard let first, let second else { return first != nil }
    let isBefore: Bool =
      switch key.property {
      case .type: BookmarkType(rawValue: first) < BookmarkType(rawValue: second)
      case .status: BookmarkStatus(rawValue: first) < BookmarkStatus(rawValue: second)
      case .format: MediaFormat(rawValue: first) < MediaFormat(rawValue: second)
      case .plan: day(first) < day(second)
      case .year, .decade, .rating: (Double(first) ?? 0) < (Double(second) ?? 0)
      case .finished: date(first) < date(second)
      case .creator, .tag, .shelf, .language, .series:
        ByteText(first) < ByteText(second)
      }
    return isBefore != key.isDescending
  }

  private static func date(_ text: String) -> Double { PartialDate(text)?.sortValue ?? 0 }

  private static func day(_ name: String) -> Int { Weekday.labelled(name)?.rawValue ?? 0 }

  private static func values(of property: SectionKey.Property, _ bookmark: Bookmark) -> [String?] {
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
    case .creator:
      return several(
        content.creators.filter { CreatorRole.mainRoles.contains($0.role) }.map(\.name))
    case .tag: return several(content.tags)
    case .shelf: return several(content.shelves.map(\.shelf))
    case .series: return several(content.series.map(\.name))
    case .format: return several(content.formats.map(\.rawValue))
    case .plan: return several(content.weekdays.map(\.name))
    }
  }

  private static func several(_ values: [String]) -> [String?] { values.isEmpty ? [nil] : values }
}
