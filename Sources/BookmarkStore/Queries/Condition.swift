import SQLite

/// One condition on a bookmark in the three forms that a query plan chooses from.
struct Condition {
  /// For every row of `item` of which most are looked at: sets of numbers are gathered once.
  var member: SQLFragment
  /// For single rows of `item`: asks each row for itself, and gathers nothing.
  var probe: SQLFragment
  /// A SELECT of the numbers of exactly the bookmarks that pass, as `id`, found by an index.
  var set: SQLFragment?
  /// The question to the search index that means the same.
  var match: String?
  /// Whether it looks at nothing but status, rating, publication and type, which one index holds.
  var isCounted: Bool

  init(
    _ member: SQLFragment, probe: SQLFragment? = nil, set: SQLFragment? = nil,
    match: String? = nil, isCounted: Bool = false
  ) {
    self.member = member
    self.probe = probe ?? member
    self.set = set
    self.match = match
    self.isCounted = isCounted
  }

  static let always = Condition(.always)
  static let never = Condition(.never, set: SQLFragment("SELECT 0 AS id WHERE 0"))

  /// A condition on columns of `item` alone, with whether an index begins with the column.
  static func column(
    _ fragment: SQLFragment, isIndexed: Bool = false, isCounted: Bool = false
  ) -> Condition {
    Condition(
      fragment, set: isIndexed ? prefixed("SELECT item.id FROM item WHERE ", fragment) : nil,
      isCounted: isCounted)
  }

  /// A condition that one row of a table of several values has to meet.
  static func row(of table: String, _ condition: SQLFragment, isIndexed: Bool = false) -> Condition {
    Condition(
      prefixed("item.id IN (SELECT item FROM \(table) WHERE ", condition, ")"),
      probe: prefixed(
        "EXISTS (SELECT 1 FROM \(table) WHERE \(table).item = item.id AND ", condition, ")"),
      set: isIndexed
        ? prefixed("SELECT DISTINCT item AS id FROM \(table) WHERE ", condition) : nil)
  }

  /// What the search index answers; `probe` asks the texts of one row.
  static func search(_ match: String, probe: SQLFragment) -> Condition {
    let set = SQLFragment(
      "SELECT rowid AS id FROM search WHERE search MATCH ?", [.text(match)])
    return Condition(prefixed("item.id IN (", set, ")"), probe: probe, set: set, match: match)
  }

  /// Passed by what passes all of them.
  static func all(_ parts: [Condition]) -> Condition {
    if parts.isEmpty { return .always }
    if parts.count == 1 { return parts[0] }
    if let match = matches(parts, "AND") {
      return .search(match, probe: .joined(parts.map(\.probe), by: "AND"))
    }
    return Condition(
      .joined(parts.map(\.member), by: "AND"), probe: .joined(parts.map(\.probe), by: "AND"),
      isCounted: parts.allSatisfy(\.isCounted))
  }

  /// Passed by what passes one of them.
  static func any(_ parts: [Condition]) -> Condition {
    if parts.isEmpty { return .never }
    if parts.count == 1 { return parts[0] }
    if let match = matches(parts, "OR") {
      return .search(match, probe: .joined(parts.map(\.probe), by: "OR"))
    }
    var set: SQLFragment?
    let sets = parts.compactMap(\.set)
    // More than a few hundred SELECTs can't be one; who has that many has no use for an index.
    if sets.count == parts.count, sets.count <= 100 {
      let selects = sets.map { prefixed("SELECT id FROM (", $0, ")") }
      set = SQLFragment(
        selects.map(\.sql).joined(separator: " UNION "), selects.flatMap(\.values))
    }
    return Condition(
      .joined(parts.map(\.member), by: "OR"), probe: .joined(parts.map(\.probe), by: "OR"), set: set,
      isCounted: parts.allSatisfy(\.isCounted))
  }

  /// Passed by what doesn't pass; a condition on a missing value is NULL, and counts as not passed.
  var negated: Condition {
    Condition(
      prefixed("NOT coalesce(", member, ", 0)"), probe: prefixed("NOT coalesce(", probe, ", 0)"),
      isCounted: isCounted)
  }

  /// The questions of all parts in one, where each has one and they are not too many for FTS5.
  private static func matches(_ parts: [Condition], _ word: String) -> String? {
    let matches = parts.compactMap(\.match)
    guard matches.count == parts.count, matches.count <= 64,
      matches.reduce(0, { $0 + $1.utf8.count }) < 4_000
    else { return nil }
    return matches.map { "(\($0))" }.joined(separator: " \(word) ")
  }
}
