import BookmarkModel

/// What the bookmarks of one section have in common, where a filter can say exactly that.
///
/// With it a section is read from its own beginning instead of after all sections before it. Text
/// compares folded in a filter and as it is in a section, so there is none for creators, tags,
/// shelves and series; `finished` is the latest end in a section and any end in a filter.
struct SectionFilter {
  let filter: BookmarkFilter?

  init(_ keys: [SectionKey], _ values: [String?]) {
    var all = BookmarkFilter.all
    for (key, value) in zip(keys, values) {
      guard let part = Self.filter(key.property, value) else {
        filter = nil
        return
      }
      all = all && part
    }
    filter = all
  }

  private static func filter(_ property: SectionKey.Property, _ value: String?) -> BookmarkFilter? {
    guard let field = field(of: property) else { return nil }
    guard let value else { return .not(.field(field, .present)) }
    switch property {
    case .year: return Double(value).map { .field(field, .number(from: $0, through: $0)) }
    case .decade: return Double(value).map { .field(field, .number(from: $0, through: $0 + 9)) }
    case .rating:
      // Halves of stars are rounded from tenths of a hundred, the middle away from zero.
      return Double(value).map {
        .field(field, .number(from: $0 * 20 - 5, through: ($0 * 20 + 5).nextDown))
      }
    default: return .field(field, .anyOf([value]))
    }
  }

  private static func field(of property: SectionKey.Property) -> BookmarkField? {
    switch property {
    case .type: .type
    case .status: .status
    case .year, .decade: .year
    case .rating: .rating
    case .format: .format
    case .plan: .plan
    case .language: .language
    default: nil
    }
  }
}
