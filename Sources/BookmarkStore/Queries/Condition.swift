import SQLite

/// One condition on a bookmark in the three forms that a query plan chooses from.
struct Condition {
  /// For every row of `item` of which most are looked at: sets of numbers are gathered once.
  var member: SQLFragment
  /// For single rows of `item`: asks each row for itself, and gathers nothing.
  var probe: SQLFragment
  /// A SELECT of the numbers of exactly the bookmarks that pass, as `id`, found by an index.
  var set: SQLFragment?
  /// The index of `item` by which the set is found, where it is one of its columns.
  var index: String?
  /// The question to the search index that means the same.
  var match: String?
  /// The question to the search index that means the opposite.
  var opposite: String?
  /// Whether texts are asked for words, which takes long row by row.
  var isText = false
  /// Whether it looks at nothing but status, rating, publication and type, which two indexes hold.
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

  /// A condition on columns of `item` alone.
  ///
  /// - Parameters:
  ///   - index: the index that begins with the column.
  ///   - isCounted: whether the column is among those of `item_by_status` and `item_by_published`.
  static func column(
    _ fragment: SQLFragment, index: String? = nil, isCounted: Bool = false
  ) -> Condition {
    var condition = Condition(
      fragment,
      set: index.map { prefixed("SELECT item.id FROM item INDEXED BY \($0) WHERE ", fragment) },
      isCounted: isCounted)
    condition.index = index
    return condition
  }

  /// A condition that one row of a table of several values has to meet.
  static func row(of table: String, _ condition: SQLFragment, isIndexed: Bool = false) -> Condition
  {
    Condition(
      prefixed("item.id IN (SELECT item FROM \(table) WHERE ", condition, ")"),
      probe: prefixed(
        "EXISTS (SELECT 1 FROM \(table) WHERE \(table).item = item.id AND ", condition, ")"),
      set: isIndexed
        ? prefixed("SELECT DISTINCT item AS id FROM \(table) WHERE ", condition) : nil)
  }

  /// What the search index answers; `probe` asks the texts of one row.
  static func search(_ match: String, probe: SQLFragment, isText: Bool) -> Condition {
    let set = SQLFragment(
      "SELECT rowid AS id FROM search WHERE search MATCH ?", [.text(match)])
    var condition = Condition(
      prefixed("item.id IN (", set, ")"), probe: probe, set: set, match: match)
    condition.isText = isText
    return condition
  }

  /// The same condition, which words of the search index answer too.
  func matching(_ words: [String?]) -> Condition {
    let words = words.compactMap { $0.map { "\"\($0)\"" } }
    guard !words.isEmpty, words.count <= 64 else { return self }
    var condition = self
    condition.match = words.joined(separator: " OR ")
    return condition
  }

  /// The same condition, which the facets of values answer too, unless one is too long to be one.
  func matching(values: [String], _ facet: Facet) -> Condition {
    let words = values.map(facet.word)
    return words.contains(nil) ? self : matching(words)
  }

  /// Passed by what passes all of them.
  static func all(_ parts: [Condition]) -> Condition {
    if parts.isEmpty { return .always }
    if parts.count == 1 { return parts[0] }
    if let match = matches(parts) {
      return .search(
        match, probe: .joined(parts.map(\.probe), by: "AND"),
        isText: parts.contains(where: \.isText))
    }
    return Condition(
      .joined(parts.map(\.member), by: "AND"), probe: .joined(parts.map(\.probe), by: "AND"),
      isCounted: parts.allSatisfy(\.isCounted))
  }

  /// Passed by what passes one of them.
  static func any(_ parts: [Condition]) -> Condition {
    if parts.isEmpty { return .never }
    if parts.count == 1 { return parts[0] }
    let match = joined(parts.map(\.match), "OR")
    if let match, parts.contains(where: \.isText) || !parts.contains(where: { $0.set != nil }) {
      return .search(
        match, probe: .joined(parts.map(\.probe), by: "OR"), isText: parts.contains(where: \.isText)
      )
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
      .joined(parts.map(\.member), by: "OR"), probe: .joined(parts.map(\.probe), by: "OR"),
      set: set,
      match: match, isCounted: parts.allSatisfy(\.isCounted))
  }

  /// Passed by what doesn't pass; a condition on a missing value is NULL, and counts as not passed.
  var negated: Condition {
    var condition = Condition(
      prefixed("NOT coalesce(", member, ", 0)"), probe: prefixed("NOT coalesce(", probe, ", 0)"),
      match: opposite, isCounted: isCounted)
    condition.opposite = match
    condition.isText = isText
    return condition
  }

  /// One question that all parts are met, of which some may be asked for their opposite.
  private static func matches(_ parts: [Condition]) -> String? {
    let asked = parts.filter { $0.match != nil }
    let excluded = parts.filter { $0.match == nil }
    guard !asked.isEmpty, let match = joined(asked.map(\.match), "AND") else { return nil }
    if excluded.isEmpty { return match }
    return joined(excluded.map(\.opposite), "OR").map { "(\(match)) NOT (\($0))" }
  }

  /// The questions in one, where each part has one and they are not too many for FTS5.
  private static func joined(_ matches: [String?], _ word: String) -> String? {
    let known = matches.compactMap(\.self)
    guard known.count == matches.count, known.count <= 64,
      known.reduce(0, { $0 + $1.utf8.count }) < 4_000
    else { return nil }
    return known.map { "(\($0))" }.joined(separator: " \(word) ")
  }
}
