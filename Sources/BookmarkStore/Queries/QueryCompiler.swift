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
    let count = hasRepeats ? "count(DISTINCT item.id)" : "count(*)"
    return prefixed(
      "SELECT \(values), \(count) FROM item\(joins) WHERE ", filter,
      " GROUP BY \(values) ORDER BY \(order)")
  }

  /// The numbers in order, each with the values of its section.
  var ids: SQLFragment {
    let columns = ["item.id"] + sections.map(\.value)
    // A bookmark stands once in a section, whatever it names twice.
    let distinct = hasRepeats ? "DISTINCT " : ""
    let limit = query.limit.map { " LIMIT \(max(0, $0))" } ?? ""
    let order = SQLFragment.list(of: order)
    return SQLFragment(
      "SELECT \(distinct)\(columns.joined(separator: ", ")) FROM item\(joins) WHERE "
        + filter.sql + " ORDER BY \(order.sql)\(limit)", filter.values + order.values)
  }

  private var order: [SQLFragment] {
    let terms = sections.flatMap(\.order).map { SQLFragment($0) }
    return terms + sort.flatMap(order) + [SQLFragment("item.id")]
  }

  private var joins: String { sections.map(\.join).joined() }

  private var sort: [SortKey] { query.sort.isEmpty ? [SortKey(.title)] : query.sort }

  /// The terms of one sort key; bookmarks without a value come last in both directions.
  private func order(_ key: SortKey) -> [SQLFragment] {
    let direction = key.isDescending ? " DESC" : ""
    if key.field == .title { return titleOrder(key.isDescending) }
    let terms: [String]
    switch key.field {
    case .id: terms = ["item.id\(direction)"]
    case .type:
      let type = "nullif(item.type, '')"
      terms = SectionSource.order(of: type, BookmarkType.known.map(\.rawValue), direction)
    case .status:
      terms = SectionSource.order(
        of: "item.status", BookmarkStatus.known.map(\.rawValue), direction)
    default:
      guard let column = Self.column(key.field) else { return [] }
      terms = ["\(column) IS NULL", "\(column)\(direction)"]
    }
    return terms.map { SQLFragment($0) }
  }

  /// By the title that is shown: one in the query's language, else the main one.
  ///
  /// Whoever has one title only is ordered by its own column, without a look into another table.
  private func titleOrder(_ isDescending: Bool) -> [SQLFragment] {
    // The key of a missing title is greater than any other.
    let isMissing = SQLFragment("item.title_key = '\(ItemRow.missingTitleKey)'")
    var shown = SQLFragment("item.title_key")
    if let language = query.language {
      let primary = String(language.prefix { $0 != "-" })
      let other = "SELECT key FROM title WHERE title.item = item.id AND title.language"
      func isNear(_ column: String) -> String { "(\(column) = ? OR \(column) LIKE ? || '-%')" }
      shown = SQLFragment(
        """
        CASE WHEN item.parts & \(ItemParts.titles.rawValue) THEN coalesce(
          iif(item.title_language = ?, item.title_key, NULL),
          (\(other) = ? ORDER BY position LIMIT 1),
          iif(\(isNear("item.title_language")), item.title_key, NULL),
          (\(other) IS NOT NULL AND \(isNear("title.language")) ORDER BY position LIMIT 1),
          item.title_key) ELSE item.title_key END
        """,
        [.text(language), .text(language)]
          + Array(repeating: SQLiteValue.text(primary), count: 4))
    }
    let term = SQLFragment(shown.sql + (isDescending ? " DESC" : ""), shown.values)
    return isDescending ? [isMissing, term] : [term]
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
    case .initial: value = "initial(item.title, item.title_language)"
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
