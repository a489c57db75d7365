import BookmarkModel
import SQLite

/// Counts that are kept need no counting: by type, status and year or rating, and of all bookmarks
/// by creator, tag, shelf, series, format or initial.
struct TallyCompiler {
  /// How many bookmarks match.
  let total: SQLFragment
  /// One row a section: its values, and how many bookmarks are in it.
  let counts: SQLFragment

  /// `nil` for a query that looks at anything else.
  init?(_ query: BookmarkQuery, _ language: LanguageTables.Names?) {
    if query.filter == .all, query.sections.count == 1, let key = query.sections.first,
      let source = Self.names(key, language)
    {
      total = SQLFragment("SELECT coalesce(sum(count), 0) FROM tally")
      counts = Self.counts(source, .always, query, language)
      return
    }
    let properties = query.sections.map(\.property)
    let (yearly, rated): ([SectionKey.Property], [SectionKey.Property]) = (
      [.type, .status, .year, .decade], [.type, .status, .rating]
    )
    for (kept, column, table) in [(yearly, "year", "tally"), (rated, "rating", "tally_rating")]
    where properties.allSatisfy(kept.contains) {
      guard let filter = Self.condition(query.filter, column) else { continue }
      let source = """
        (SELECT type, nullif(status, \(Tally.missingText)) AS status,
        nullif(\(column), \(Tally.missingNumber)) AS \(column), count FROM \(table)) AS item
        """
      total = prefixed("SELECT coalesce(sum(count), 0) FROM \(source) WHERE ", filter)
      counts = Self.counts(source, filter, query, nil)
      return
    }
    return nil
  }

  private static func counts(
    _ source: String, _ filter: SQLFragment, _ query: BookmarkQuery,
    _ language: LanguageTables.Names?
  ) -> SQLFragment {
    let sections = query.sections.map { SectionSource($0, alias: "s0", language) }
    let values = sections.map(\.value).joined(separator: ", ")
    let order = sections.flatMap(\.order).joined(separator: ", ")
    return prefixed(
      "SELECT \(values), sum(count) FROM \(source) WHERE ", filter,
      " GROUP BY \(values) HAVING sum(count) > 0 ORDER BY \(order)")
  }

  /// Where the bookmarks of each name are counted, in the shape of the table of these names.
  private static func names(_ key: SectionKey, _ language: LanguageTables.Names?) -> String? {
    if key.property == .initial, let language {
      return "(SELECT nullif(initial, \(Tally.missingText)) AS initial, count "
        + "FROM \(language.schema).\(language.initials)) AS s0"
    }
    guard let names = Tally.names.first(where: { $0.table == key.property.rawValue }) else {
      return nil
    }
    return "(SELECT nullif(name, \(Tally.missingText)) AS \(names.column), count "
      + "FROM tally_name WHERE kind = '\(names.table)') AS s0"
  }

  /// The condition on type, status and whole years or ratings; `nil` for one on anything else.
  private static func condition(_ filter: BookmarkFilter, _ column: String) -> SQLFragment? {
    switch filter {
    case .all: return .always
    case .and(let parts): return joined(parts, column, "AND", empty: .always)
    case .or(let parts): return joined(parts, column, "OR", empty: .never)
    case .not(let part):
      return condition(part, column).map { prefixed("NOT coalesce(", $0, ", 0)") }
    case .field(.type, .anyOf), .field(.status, .anyOf), .field(.type, .present),
      .field(.status, .present):
      return FilterCompiler.compile(filter).member
    case .field(let field, .present) where field.rawValue == column:
      return SQLFragment("item.\(column) IS NOT NULL")
    case .field(let field, .number(let low, let high)) where field.rawValue == column:
      var bounds = [SQLFragment("item.\(column) IS NOT NULL")]
      if let low { bounds.append(SQLFragment("item.\(column) >= ?", [.real(low)])) }
      if let high { bounds.append(SQLFragment("item.\(column) <= ?", [.real(high)])) }
      return .joined(bounds, by: "AND")
    default: return nil
    }
  }

  private static func joined(
    _ parts: [BookmarkFilter], _ column: String, _ word: String, empty: SQLFragment
  ) -> SQLFragment? {
    let conditions = parts.compactMap { condition($0, column) }
    if conditions.count < parts.count { return nil }
    return conditions.isEmpty ? empty : .joined(conditions, by: word)
  }
}
