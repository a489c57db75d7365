public import BookmarkModel

/// Filters and queries of every kind over the values of ``RandomContents``, the same on every run.
public struct RandomQueries: Sendable {
  private var random: SeededRandom
  private var contents: RandomContents

  /// A sequence of queries.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    contents = RandomContents(seed: seed)
  }

  /// The next query: a filter, at times with sections, an order and a limit.
  public mutating func query() -> BookmarkQuery {
    var query = BookmarkQuery(filter(depth: 2))
    query.sections = several(2).map { _ in
      SectionKey(
        random.pick(SectionKey.Property.allCases, else: .type), descending: random.chance(1, in: 2))
    }
    query.sort = several(3).map { _ in
      SortKey(random.pick(SortKey.fields, else: .id), descending: random.chance(1, in: 2))
    }
    if random.chance(1, in: 3) { query.limit = Int.random(in: 0...40, using: &random) }
    return query
  }

  /// The next filter, at most so deep.
  public mutating func filter(depth: Int) -> BookmarkFilter {
    let kind = depth == 0 ? 0 : Int.random(in: 0...6, using: &random)
    switch kind {
    case 4: return .and(several(3).map { _ in filter(depth: depth - 1) })
    case 5: return .or(several(3).map { _ in filter(depth: depth - 1) })
    case 6: return .not(filter(depth: depth - 1))
    default: return leaf()
    }
  }

  private mutating func leaf() -> BookmarkFilter {
    switch Int.random(in: 0...19, using: &random) {
    case 0: return .all
    case 1: return .ids((0..<5).map { _ in Int64.random(in: 1...150, using: &random) })
    case 2:
      return .identifier(scheme: random.pick(["shop", "barcode", "isbn"], else: ""), value: nil)
    case 3: return .identifier(scheme: "barcode", value: word())
    default:
      // The source of a bookmark is known to a store only.
      let field = random.pick(BookmarkField.allCases.filter { $0 != .source }, else: .title)
      return .field(field, test(of: field))
    }
  }

  /// A test, most often of the kind that the field takes.
  public mutating func test(of field: BookmarkField) -> FieldTest {
    let kind =
      random.chance(1, in: 8) ? random.pick([.date, .number, .text], else: .text) : field.kind
    switch kind {
    case .flag: return .present
    case .number where field == .year && random.chance(1, in: 2), .date:
      return random.chance(1, in: 5)
        ? .present : .date(from: bound { $0.date() }, through: bound { $0.date() })
    case .number:
      if random.chance(1, in: 5) { return .present }
      let numbers = [-600.0, 0, 1, 3, 50, 70, 90, 100, 1984, 2024]
      let low: Double? = random.chance(1, in: 4) ? nil : random.pick(numbers, else: 0)
      let high: Double? = random.chance(1, in: 4) ? nil : random.pick(numbers, else: 0)
      return .number(from: low, through: high)
    case .enumeration, .text:
      switch Int.random(in: 0...4, using: &random) {
      case 0: return .present
      case 1: return .anyOf(several(3).map { _ in value(of: field) })
      case 2: return .contains(value(of: field))
      case 3: return .prefix(value(of: field))
      default: return .exactly(value(of: field))
      }
    }
  }

  private mutating func bound(_ date: (inout RandomContents) -> PartialDate?) -> PartialDate? {
    random.chance(1, in: 4) ? nil : date(&contents)
  }

  private mutating func value(of field: BookmarkField) -> String {
    switch field {
    case .type: contents.one(of: BookmarkType.self).rawValue
    case .status: contents.one(of: BookmarkStatus.self).rawValue
    case .format: contents.one(of: MediaFormat.self).rawValue
    case .plan: random.pick(Weekday.allCases.map(\.name) + ["mon"], else: "")
    case .language: random.pick(["en", "zh-Hans", "zh", "EN", ""], else: "")
    default: word()
    }
  }

  private mutating func word() -> String {
    let word = random.pick(RandomContents.words, else: "")
    return random.chance(1, in: 3) ? String(word.prefix(2)) : word
  }

  private mutating func several(_ most: Int) -> Range<Int> {
    0..<Int.random(in: 0...most, using: &random)
  }
}
