import BookmarkModel
import SQLite

/// How many bookmarks are looked at before another way of finding the first few is tried.
struct PageBudget {
  /// So many at most are collected and sorted without trying to walk.
  var collected = 10_000
  /// The steps of a walk that is tried before anything is known.
  var shortWalk = 2_000
  /// The steps of a walk when every condition is met by many.
  var longWalk = 20_000
  /// Up to so many hits of a search are rated.
  var rated = 10_000
}

/// Finds the first few of many bookmarks in order, looking at as few as it can.
///
/// There are two ways. To *walk*: go through all bookmarks in the listing's order by an index, ask
/// each whether it passes, and stop when there are enough; quick when many pass. To *collect*: find
/// all that pass one condition by its index, ask these the others, and sort what is left; quick
/// when few pass. How many pass is not known, so a short walk is tried, the conditions' sets are
/// counted up to a limit, and the smallest decides.
struct PagePlan {
  let connection: SQLiteConnection
  let language: LanguageTables.Names?
  /// Is told each statement before it runs.
  var trace: (SQLFragment) throws(SQLiteError) -> Void = { _ in }

  var budget = PageBudget()

  /// The first bookmarks that meet all conditions.
  ///
  /// - Parameter keys: in which order; equal ones by number.
  func ids(_ conditions: [Condition], by keys: [SortKey], limit: Int) throws(SQLiteError) -> [Int64]
  {
    guard limit > 0 else { return [] }
    guard let key = keys.first else { return try leaf(conditions, by: [], limit) }
    let rest = Array(keys.dropFirst())
    switch key.field {
    case .title where key.isDescending && language != nil:
      return try inTurn([title("<>"), title("=")], conditions, limit) {
        (conditions, limit) throws(SQLiteError) in try leaf(conditions, by: keys, limit)
      }
    case .year, .finished, .added:
      let column = key.field == .year ? "published" : key.field.rawValue
      let known = Condition.column(SQLFragment("item.\(column) IS NOT NULL"))
      let found = try leaf(conditions + [known], by: keys, limit)
      if found.count == limit { return found }
      let missing = Condition.column(
        SQLFragment("item.\(column) IS NULL"), isIndexed: key.field != .finished)
      return try found + ids(conditions + [missing], by: rest, limit: limit - found.count)
    case .type, .status, .rating:
      return try inTurn(values(key), conditions, limit) {
        (conditions, limit) throws(SQLiteError) in try ids(conditions, by: rest, limit: limit)
      }
    default: return try leaf(conditions, by: keys, limit)
    }
  }

  /// What meets the first of several conditions, then what meets the second, and so on.
  private func inTurn(
    _ parts: [Condition], _ conditions: [Condition], _ limit: Int,
    _ find: ([Condition], Int) throws(SQLiteError) -> [Int64]
  ) throws(SQLiteError) -> [Int64] {
    var found: [Int64] = []
    for part in parts where found.count < limit {
      found += try find(conditions + [part], limit - found.count)
    }
    return found
  }

  /// The bookmarks with a title, or without.
  private func title(_ sign: String) -> Condition {
    guard let language else { return .always }
    let test = "key \(sign) \(LanguageTables.missingKey)"
    return Condition(
      SQLFragment(
        "EXISTS (SELECT 1 FROM \(language.schema).\(language.titles) AS t "
          + "WHERE t.id = item.id AND t.\(test))"))
  }

  /// A condition for each value of a field that has few, in order, missing last.
  private func values(_ key: SortKey) throws(SQLiteError) -> [Condition] {
    let property: SectionKey.Property = key.field == .type ? .type : .status
    if key.field == .rating { return try ratings(key.isDescending) }
    let query = BookmarkQuery(
      sections: [SectionKey(property, descending: key.isDescending)])
    guard let tally = TallyCompiler(query) else { return [] }
    return try connection.map(tally.counts.sql, tally.counts.values) { row in
      SectionCondition.of(property, row.optionalText(0), nil)
    }
  }

  private func ratings(_ isDescending: Bool) throws(SQLiteError) -> [Condition] {
    var found: Set<Double> = []
    let statuses = try connection.map(
      "SELECT DISTINCT nullif(status, \(Tally.missingStatus)) FROM tally"
    ) { row in row.value(0) }
    for status in statuses {
      // From one rating to the next greater one by the index, without looking at those between.
      let sql = "SELECT min(rating) FROM item WHERE status IS ? AND rating > ?"
      var last = -1.0
      while let next = try connection.value(sql, [status, .real(last)])?.asDouble {
        found.insert(next)
        last = next
      }
    }
    let ordered = isDescending ? found.sorted(by: >) : found.sorted()
    return ordered.map {
      .column(SQLFragment("item.rating = ?", [.real($0)]), isCounted: true)
    } + [.column(SQLFragment("item.rating IS NULL"), isCounted: true)]
  }
}

// MARK: - One order

extension PagePlan {
  private func leaf(_ conditions: [Condition], by keys: [SortKey], _ limit: Int)
    throws(SQLiteError) -> [Int64]
  {
    let order = ListingOrder(keys.isEmpty ? [SortKey(.id)] : keys, language)
    let canWalk = Self.canWalk(order, language)
    if canWalk, conditions.allSatisfy({ $0.set == nil }) {
      return try walk(conditions, order, limit, steps: nil)
    }
    // To ask texts for words takes longer than to ask the search index how many have them.
    let isSearch = conditions.contains { $0.match != nil }
    if canWalk, !isSearch {
      let found = try walk(conditions, order, limit, steps: budget.shortWalk)
      if found.count == limit { return found }
    }
    let (driver, count) = try smallest(conditions, limit: budget.collected)
    if canWalk, count > budget.collected {
      let found = try walk(conditions, order, limit, steps: budget.longWalk)
      if found.count == limit { return found }
    }
    return try collect(conditions, driver, order, limit)
  }

  /// The condition whose set is smallest, and its size, counted no further than to the limit.
  func smallest(_ conditions: [Condition], limit: Int) throws(SQLiteError) -> (Int?, Int) {
    var best: (Int?, Int) = (nil, .max)
    for (index, condition) in conditions.enumerated() {
      guard let set = condition.set else { continue }
      let end = min(limit + 1, best.1)
      let count = prefixed("SELECT count(*) FROM (SELECT 1 FROM (", set, ") LIMIT \(end))")
      try trace(count)
      let size = Int(try connection.value(count.sql, count.values)?.asInteger ?? 0)
      if size < best.1 { best = (index, size) }
      if size == 0 { break }
    }
    return best
  }

  /// Whether an index has the order.
  private static func canWalk(_ order: ListingOrder, _ language: LanguageTables.Names?) -> Bool {
    switch order.keys.first?.field {
    case .title: language != nil
    case .id, .year, .finished, .added: true
    default: false
    }
  }

  /// Goes through the bookmarks in order.
  ///
  /// - Parameter steps: how many are looked at; all when `nil`.
  private func walk(
    _ conditions: [Condition], _ order: ListingOrder, _ limit: Int, steps: Int?
  ) throws(SQLiteError) -> [Int64] {
    let probes = conditions.map(\.probe)
    let terms = order.terms.filter { !Self.isDecided($0) }.joined(separator: ", ")
    let source = source(order)
    guard let steps else {
      let filter = probes.isEmpty ? SQLFragment.always : .joined(probes, by: "AND")
      return try run(
        prefixed("SELECT item.id FROM \(source) WHERE ", filter, " ORDER BY \(terms) LIMIT \(limit)"))
    }
    let known = Self.knownColumn(order).map { " WHERE \($0) IS NOT NULL" } ?? ""
    return try run(
      prefixed(
        "SELECT item.id FROM (SELECT item.id AS id FROM \(source)\(known) ORDER BY \(terms) "
          + "LIMIT \(steps)) AS walked CROSS JOIN item ON item.id = walked.id WHERE ",
        .joined(probes, by: "AND"), " LIMIT \(limit)"))
  }

  /// Terms that separate missing values from known ones: a condition has done so before.
  private static func isDecided(_ term: String) -> Bool {
    ["item.published IS NULL", "item.finished IS NULL", "item.added IS NULL"].contains(term)
      || term == "shown.key = \(LanguageTables.missingKey)"
  }

  private static func knownColumn(_ order: ListingOrder) -> String? {
    switch order.keys.first?.field {
    case .year: "item.published"
    case .finished: "item.finished"
    case .added: "item.added"
    default: nil
    }
  }

  /// The tables to go through, the one with the order first.
  private func source(_ order: ListingOrder) -> String {
    if order.keys.first?.field == .title, let language {
      return "\(language.schema).\(language.titles) AS shown CROSS JOIN item ON item.id = shown.id"
    }
    let index = Self.knownColumn(order).map { " INDEXED BY item_by_" + $0.dropFirst(5) } ?? ""
    return "item\(index)\(order.join)"
  }

  /// Finds all by one condition's set, asks them the other conditions, and sorts.
  private func collect(
    _ conditions: [Condition], _ driver: Int?, _ order: ListingOrder, _ limit: Int
  ) throws(SQLiteError) -> [Int64] {
    let terms = order.terms.joined(separator: ", ")
    let end = " ORDER BY \(terms) LIMIT \(limit)"
    guard let driver, let set = conditions[driver].set else {
      let filter =
        conditions.isEmpty ? SQLFragment.always : .joined(conditions.map(\.member), by: "AND")
      return try run(prefixed("SELECT item.id FROM item\(order.join) WHERE ", filter, end))
    }
    let others = conditions.indices.filter { $0 != driver }.map { conditions[$0].probe }
    let isTitleOnly = order.terms == ["shown.key", "item.id"] || order.terms == ["item.id"]
    if others.isEmpty, isTitleOnly {
      // Nothing is asked of the bookmark itself.
      return try run(
        SQLFragment("SELECT item.id FROM (\(set.sql)) AS item\(order.join)\(end)", set.values))
    }
    let filter = others.isEmpty ? SQLFragment.always : .joined(others, by: "AND")
    return try run(
      SQLFragment(
        "SELECT item.id FROM (\(set.sql)) AS found CROSS JOIN item ON item.id = found.id"
          + "\(order.join) WHERE \(filter.sql)\(end)", set.values + filter.values))
  }

  private func run(_ fragment: SQLFragment) throws(SQLiteError) -> [Int64] {
    try trace(fragment)
    return try connection.map(fragment.sql, fragment.values) { $0.int(0) }
  }
}
