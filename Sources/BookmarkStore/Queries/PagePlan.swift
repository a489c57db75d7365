import BookmarkCommands
import BookmarkModel
import SQLite

/// Is told each statement of a query before it runs, and what it is for.
typealias QueryTrace = (QueryStep.Purpose, SQLFragment) throws(SQLiteError) -> Void

/// How many bookmarks are looked at before another way of finding the first few is tried.
struct PageBudget {
  /// So many at most are collected and sorted without trying to walk.
  var collected = 10_000
  /// The steps of a walk, which is tried when every condition is met by more.
  var walked = 20_000
  /// Up to so many hits of a search are rated.
  var rated = 10_000
  /// Sections of no more bookmarks than this are all counted before the first is shown.
  var counted = 5_000
  /// Up to so many names of sections are sorted sooner than walked.
  var sortedNames = 2_000
  /// After so many sections without any bookmark all are counted.
  var emptySections = 20
}

/// Finds the first few of many bookmarks in order, looking at as few as it can.
///
/// There are two ways. To *walk*: go through all bookmarks in the listing's order by an index, ask
/// each whether it passes, and stop when there are enough; quick when many pass. To *collect*: find
/// all that pass one condition by its index, ask these the others, and sort what is left; quick
/// when few pass. How many pass is not known, so the conditions' sets are counted up to a limit, and
/// the one that makes least work decides; a walk that doesn't find enough is given up.
struct PagePlan {
  let connection: SQLiteConnection
  let language: LanguageTables.Names?
  /// Is told each statement before it runs.
  var trace: QueryTrace = { _, _ in }

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
      // The index of ends has only those that are known.
      let index = key.field == .finished ? nil : "item_by_\(column)"
      let missing = Condition.column(SQLFragment("item.\(column) IS NULL"), index: index)
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
    guard let tally = TallyCompiler(query, nil) else { return [] }
    return try connection.map(tally.counts.sql, tally.counts.values) { row in
      SectionCondition.of(property, row.optionalText(0), nil)
    }
  }

  private func ratings(_ isDescending: Bool) throws(SQLiteError) -> [Condition] {
    let ratings = try connection.map(
      """
      SELECT DISTINCT rating FROM tally_rating WHERE rating <> \(Tally.missingNumber)
      ORDER BY rating\(isDescending ? " DESC" : "")
      """
    ) { row in row.double(0) }
    return ratings.map {
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
    let (driver, count) = try cheapest(conditions, limit: budget.collected)
    if count == 0 { return [] }
    if canWalk, count > budget.collected {
      let found = try walk(conditions, order, limit, steps: budget.walked)
      if found.count == limit { return found }
    }
    return try collect(conditions, driver, order, limit)
  }

  /// The condition by whose set the bookmarks are found with least work, and the set's size, counted
  /// no further than to the limit.
  ///
  /// The others are asked of each bookmark in it, and to look for words in texts takes longer than
  /// to look at a column.
  func cheapest(_ conditions: [Condition], limit: Int) throws(SQLiteError) -> (Int?, Int) {
    let work = conditions.map { $0.isText ? 20 : 1 }
    var best: (index: Int?, size: Int, cost: Int) = (nil, .max, .max)
    for (index, condition) in conditions.enumerated() {
      guard let set = condition.set else { continue }
      let each = 1 + work.reduce(0, +) - work[index]
      let end = min(limit, best.cost / each) + 1
      let count = prefixed("SELECT count(*) FROM (SELECT 1 FROM (", set, ") LIMIT \(end))")
      try trace(.estimate, count)
      let size = Int(try connection.value(count.sql, count.values)?.asInteger ?? 0)
      if size == 0 { return (index, 0) }
      if size * each < best.cost { best = (index, size, size * each) }
    }
    return (best.index, best.size)
  }

  /// The condition by whose set the bookmarks that meet all are counted; none to look at all.
  func driver(_ conditions: [Condition]) throws(SQLiteError) -> Int? {
    if conditions.count == 1 {
      return conditions[0].set == nil || conditions[0].isCounted ? nil : 0
    }
    if conditions.allSatisfy(\.isCounted) { return nil }
    return try cheapest(conditions, limit: 100_000).0
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
    let walk = Walk(order, language)
    let filter = probes.isEmpty ? SQLFragment.always : .joined(probes, by: "AND")
    let end = " ORDER BY \(walk.terms) LIMIT "
    guard let steps else {
      let item = probes.isEmpty ? "" : walk.itemJoin
      return try run(
        prefixed(
          "SELECT \(walk.id) FROM \(walk.source)\(item) WHERE \(walk.condition) AND ", filter,
          "\(end)\(limit)"))
    }
    return try run(
      prefixed(
        "SELECT item.id FROM (SELECT \(walk.id) AS id FROM \(walk.source) "
          + "WHERE \(walk.condition)\(end)\(steps)) AS walked "
          + "CROSS JOIN item ON item.id = walked.id WHERE ", filter, " LIMIT \(limit)"))
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
    if let index = conditions[driver].index {
      // What the others ask for may stand in the index too.
      let filter = SQLFragment.joined(conditions.map(\.probe), by: "AND")
      return try run(
        prefixed("SELECT item.id FROM item INDEXED BY \(index)\(order.join) WHERE ", filter, end))
    }
    let others = conditions.indices.filter { $0 != driver }.map { conditions[$0].probe }
    let isTitleOnly = order.terms == ["shown.key", "item.id"] || order.terms == ["item.id"]
    if others.isEmpty, isTitleOnly {
      // Nothing is asked of the bookmark itself.
      let order = "\(order.join)\(end)".replacing("item.id", with: "found.id")
      return try run(
        SQLFragment("SELECT found.id FROM (\(set.sql)) AS found\(order)", set.values))
    }
    let filter = others.isEmpty ? SQLFragment.always : .joined(others, by: "AND")
    return try run(
      SQLFragment(
        "SELECT item.id FROM (\(set.sql)) AS found CROSS JOIN item ON item.id = found.id"
          + "\(order.join) WHERE \(filter.sql)\(end)", set.values + filter.values))
  }

  private func run(_ fragment: SQLFragment) throws(SQLiteError) -> [Int64] {
    try trace(.find, fragment)
    return try connection.map(fragment.sql, fragment.values) { $0.int(0) }
  }
}

/// How to go through all bookmarks in the order of an index.
private struct Walk {
  /// The table with the order.
  let source: String
  /// The number in it.
  let id: String
  /// Which rows are gone through.
  let condition: String
  /// Joins the bookmarks themselves, where they are not in the source already.
  let itemJoin: String
  let terms: String

  init(_ order: ListingOrder, _ language: LanguageTables.Names?) {
    let terms = order.terms.filter { !Self.isDecided($0) }.joined(separator: ", ")
    guard order.keys.first?.field == .title, let language else {
      let column = Self.column(order.keys.first?.field)
      source = "item" + (column.map { " INDEXED BY item_by_\($0)" } ?? "") + order.join
      id = "item.id"
      condition = column.map { "item.\($0) IS NOT NULL" } ?? "1"
      itemJoin = ""
      self.terms = terms
      return
    }
    let table = "\(language.schema).\(language.titles) AS shown"
    let join = " CROSS JOIN item ON item.id = shown.id"
    // The index alone has title and number; whatever else decides stands in the bookmark.
    let isTitleOnly = order.keys.count == 1
    source = isTitleOnly ? table : table + join
    id = "shown.id"
    condition = "1"
    itemJoin = isTitleOnly ? join : ""
    self.terms = isTitleOnly ? terms.replacing("item.id", with: "shown.id") : terms
  }

  /// Terms that separate missing values from known ones: a condition has done so before.
  private static func isDecided(_ term: String) -> Bool {
    ["item.published IS NULL", "item.finished IS NULL", "item.added IS NULL"].contains(term)
      || term == "shown.key = \(LanguageTables.missingKey)"
  }

  private static func column(_ field: BookmarkField?) -> String? {
    switch field {
    case .year: "published"
    case .finished, .added: field?.rawValue
    default: nil
    }
  }
}
