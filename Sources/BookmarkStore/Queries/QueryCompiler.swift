import BookmarkModel
import SQLite

/// Compiles a whole query: which bookmarks, in which sections, in which order.
struct QueryCompiler {
  let query: BookmarkQuery
  private let filter: SQLFragment
  private let sections: [SectionSource]

  init(_ query: BookmarkQuery) {
    self.query = query
    filter = FilterCompiler.compile(query.filter)
    sections = query.sections.enumerated().map { SectionSource($1, alias: "s\($0)") }
  }

  /// Whether a bookmark can stand in several sections.
  var hasRepeats: Bool { sections.contains { !$0.join.isEmpty } }

  /// How many bookmarks match.
  var total: SQLFragment { prefixed("SELECT count(*) FROM item WHERE ", filter) }

  /// One row a section: its values, and how many bookmarks are in it.
  var counts: SQLFragment {
    let values = sections.map(\.value).joined(separator: ", ")
    let order = sections.flatMap(\.order).joined(separator: ", ")
    return prefixed(
      "SELECT \(values), \(hasRepeats ? "count(DISTINCT item.id)" : "count(*)") FROM item\(joins) WHERE ", filter,
      " GROUP BY \(values) ORDER BY \(order)")
  }

  /// The numbers in order, each with the values of its section.
  var ids: SQLFragment {
    let columns = ["item.id"] + sections.map(\.value)
    let order = sections.flatMap(\.order) + sort.flatMap(Self.order) + ["item.id"]
    // A bookmark stands once in a section, whatever it names twice.
    let distinct = hasRepeats ? "DISTINCT " : ""
    let limit = query.limit.map { " LIMIT \(max(0, $0))" } ?? ""
    return prefixed(
      "SELECT \(distinct)\(columns.joined(separator: ", ")) FROM item\(joins) WHERE ", filter,
      " ORDER BY \(order.joined(separator: ", "))\(limit)")
  }

  private var joins: String { sections.map(\.join).joined() }

  private var sort: [SortKey] { query.sort.isEmpty ? [SortKey(.title)] : query.sort }

  /// The terms of one sort key; bookmarks without a value come last in both directions.
  private static func order(_ key: SortKey) -> [String] {
    let direction = key.isDescending ? " DESC" : ""
    switch key.field {
    case .id: return ["item.id\(direction)"]
    case .title:
      // The key of a missing title is greater than any other.
      let isMissing = key.isDescending ? ["item.title_key = '\(ItemRow.missingTitleKey)'"] : []
      return isMissing + ["item.title_key\(direction)"]
    case .type:
      let type = "nullif(item.type, '')"
      return SectionSource.order(of: type, BookmarkType.known.map(\.rawValue), direction)
    case .status:
      return SectionSource.order(
        of: "item.status", BookmarkStatus.known.map(\.rawValue), direction)
    default:
      guard let column = column(key.field) else { return [] }
      return ["\(column) IS NULL", "\(column)\(direction)"]
    }
  }

  private static func column(_ field: BookmarkField) -> String? {
    switch field {
    case .creator: "item.creator_key"
    case .year: "item.published"
    case .rating, .added, .changed, .finished, .started, .times, .publisher, .language, .change:
      "item.\(field.rawValue)"
    case .series: "(SELECT key FROM series WHERE series.item = item.id AND position = 0)"
    default: nil
    }
  }
}

/// What one section key reads: the value that names the section, and how sections are ordered.
struct SectionSource {
  /// The value, as text or NULL.
  var value: String
  /// The terms that order the sections.
  var order: [String]
  /// The table of several values that has to be joined.
  var join = ""

  init(_ key: SectionKey, alias: String) {
    let direction = key.isDescending ? " DESC" : ""
    func several(_ table: String, _ column: String, _ condition: String = "") {
      join = " LEFT JOIN \(table) AS \(alias) ON \(alias).item = item.id\(condition)"
      value = "\(alias).\(column)"
    }
    value = ""
    order = []
    var ranks: [String] = []
    switch key.property {
    case .type:
      value = "nullif(item.type, '')"
      ranks = BookmarkType.known.map(\.rawValue)
    case .status:
      value = "item.status"
      ranks = BookmarkStatus.known.map(\.rawValue)
    case .year: value = "item.year"
    case .decade: value = "(item.year - ((item.year % 10) + 10) % 10)"
    case .rating: value = "(round(item.rating / 10) / 2)"
    case .language: value = "item.language"
    case .finished:
      // The month's number, rounded down for years before Christ too; "about" doesn't count.
      let date = "CAST(item.finished AS INTEGER)"
      value = "((\(date) - ((\(date) % 100) + 100) % 100) / 100)"
    case .creator:
      let roles = CreatorRole.mainRoles.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      several("creator", "name", " AND \(alias).role IN (\(roles))")
    case .tag: several("tag", "name")
    case .shelf: several("shelf", "name")
    case .series: several("series", "name")
    case .format:
      several("format", "format")
      ranks = MediaFormat.known.map(\.rawValue)
    case .plan: several("plan", "weekday")
    }
    order = Self.order(of: value, ranks, direction)
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
