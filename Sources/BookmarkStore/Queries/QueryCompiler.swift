import BookmarkModel
import SQLite

/// Compiles a whole query to one statement each: which bookmarks in which order, and how many.
///
/// These statements give everything; ``PagePlan`` gives the first few of many.
struct QueryCompiler {
  let query: BookmarkQuery
  let order: ListingOrder
  /// The conditions that all have to be met.
  let conditions: [Condition]
  let sections: [SectionSource]
  private let filter: SQLFragment

  /// - Parameter language: the tables of the query's language; none for the order of folded text.
  init(_ query: BookmarkQuery, _ language: LanguageTables.Names?) {
    self.query = query
    order = ListingOrder(query.sort, language)
    conditions = FilterCompiler.conjuncts(of: query.filter)
    filter = conditions.isEmpty ? .always : Condition.all(conditions).member
    sections = query.sections.enumerated().map { SectionSource($1, alias: "s\($0)", language) }
  }

  /// Whether a bookmark can stand in several sections.
  var hasRepeats: Bool { sections.contains(where: \.isMultiple) }

  /// How many bookmarks match.
  ///
  /// - Parameters:
  ///   - conditions: what each of them meets.
  ///   - driver: the condition by whose set the bookmarks are found; the others are asked
  ///     of each. Without one every bookmark is looked at.
  static func total(_ conditions: [Condition], driver: Int?) -> SQLFragment {
    if conditions.isEmpty { return SQLFragment("SELECT count(*) FROM item") }
    guard let driver, let set = conditions[driver].set else {
      let index = conditions.allSatisfy(\.isCounted) ? " INDEXED BY item_by_status" : ""
      return prefixed("SELECT count(*) FROM item\(index) WHERE ", Condition.all(conditions).member)
    }
    if let index = conditions[driver].index {
      return prefixed(
        "SELECT count(*) FROM item INDEXED BY \(index) WHERE ",
        .joined(conditions.map(\.probe), by: "AND"))
    }
    let others = conditions.indices.filter { $0 != driver }.map { conditions[$0].probe }
    if others.isEmpty {
      // The search index names nobody twice.
      if let match = conditions[driver].match {
        return SQLFragment("SELECT count(*) FROM search WHERE search MATCH ?", [.text(match)])
      }
      return prefixed("SELECT count(*) FROM (", set, ")")
    }
    let rest = SQLFragment.joined(others, by: "AND")
    return SQLFragment(
      "SELECT count(*) FROM (\(set.sql)) AS found CROSS JOIN item ON item.id = found.id WHERE "
        + rest.sql, set.values + rest.values)
  }

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
    let terms = (sections.flatMap(\.order) + order.terms).joined(separator: ", ")
    return prefixed(
      "SELECT \(distinct)\(columns.joined(separator: ", ")) FROM item\(order.join)\(joins) WHERE ",
      filter, " ORDER BY \(terms)")
  }

  private var joins: String { sections.map(\.join).joined() }
}
