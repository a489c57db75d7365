import BookmarkModel

/// What one section key reads: the value that names the section, and how sections are ordered.
struct SectionSource {
  /// The value, as text or NULL.
  let value: String
  /// The terms that order the sections, over columns of a row of the section.
  let order: [String]
  /// Joins the table of several values, or of initials.
  let join: String
  /// Whether a bookmark can stand in several sections.
  let isMultiple: Bool

  init(_ key: SectionKey, alias: String, _ language: LanguageTables.Names?) {
    let direction = key.isDescending ? " DESC" : ""
    let names = ListingOrder([], language)
    switch key.property {
    case .creator:
      join = Self.join("creator", alias) + " AND \(alias).role IN (\(Self.mainRoles))"
      value = "\(alias).name"
      order = Self.names(value, names.key(ofName: value, .creator), direction)
    case .tag, .shelf, .series:
      join = Self.join(key.property.rawValue, alias)
      value = "\(alias).name"
      order = Self.names(value, names.key(ofName: value, .label), direction)
    case .format:
      join = Self.join("format", alias)
      value = "\(alias).format"
      order = Self.order(of: value, MediaFormat.known.map(\.rawValue), direction)
    case .plan:
      join = Self.join("plan", alias) + " AND \(alias).\(PartRows.knownDay)"
      value = "\(alias).weekday"
      order = Self.order(of: value, [], direction)
    case .initial:
      if let language {
        join =
          " LEFT JOIN \(language.schema).\(language.titles) AS \(alias) ON \(alias).id = item.id"
        value = "\(alias).initial"
      } else {
        join = ""
        value = "initial(item.title, item.title_language)"
      }
      order = Self.order(of: value, [], direction)
    default:
      join = ""
      value = Self.value(key.property)
      order = Self.order(of: value, Self.ranks(key.property), direction)
    }
    isMultiple = key.property.isMultiple
  }

  /// The roles of main creators as a list in SQL.
  static let mainRoles = CreatorRole.mainRoles.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  private static func join(_ table: String, _ alias: String) -> String {
    " LEFT JOIN \(table) AS \(alias) ON \(alias).item = item.id"
  }

  /// The value of a property that stands in the item's own row.
  private static func value(_ property: SectionKey.Property) -> String {
    switch property {
    case .type: "nullif(item.type, '')"
    case .decade: "(item.year - ((item.year % 10) + 10) % 10)"
    case .rating: "(round(item.rating / 10) / 2)"
    case .finished:
      // The month's number, rounded down for years before Christ too; "about" doesn't count.
      "((CAST(item.finished AS INTEGER) - ((CAST(item.finished AS INTEGER) % 100) + 100) % 100) / 100)"
    default: "item.\(property.rawValue)"
    }
  }

  private static func ranks(_ property: SectionKey.Property) -> [String] {
    switch property {
    case .type: BookmarkType.known.map(\.rawValue)
    case .status: BookmarkStatus.known.map(\.rawValue)
    default: []
    }
  }

  /// The terms that order names: missing last, then as the language has it, then byte by byte.
  private static func names(_ value: String, _ key: String, _ direction: String) -> [String] {
    key.hasPrefix("(")
      ? ["\(value) IS NULL", "\(key)\(direction)", "\(value)\(direction)"]
      : ["\(value) IS NULL", "\(value)\(direction)"]
  }

  /// The terms that order by a value: missing last, known raw values in their own order first.
  static func order(of value: String, _ rawValues: [String], _ direction: String) -> [String] {
    let missingLast = "\(value) IS NULL"
    if rawValues.isEmpty { return [missingLast, "\(value)\(direction)"] }
    let cases = rawValues.enumerated().map { "WHEN '\($1)' THEN \($0)" }
    let rank = "CASE \(value) \(cases.joined(separator: " ")) ELSE \(rawValues.count) END"
    return [missingLast, rank + direction, value + direction]
  }
}
