import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

/// Goes through the sections of a query in order, as far as the first few bookmarks reach.
///
/// To count every section takes much longer than to show the first of many; which sections all
/// bookmarks stand in is kept, so that each can be asked for those that a filter lets through.
struct SectionWalk {
  let connection: SQLiteConnection
  let compiler: QueryCompiler
  let plan: PagePlan
  let trace: QueryTrace

  /// The first bookmarks with the sections they stand in, those with full counts; `nil` where all
  /// sections have to be known first, or are found as quickly.
  func page(_ limit: Int) throws(SQLiteError) -> Arrangement? {
    let keys = compiler.query.sections
    guard keys.count == 1, let key = keys.first, key.order != .count, limit > 0 else { return nil }
    let filter = compiler.conditions
    if !filter.isEmpty {
      if TallyCompiler(compiler.query, compiler.order.language) != nil { return nil }
      let few = plan.budget.counted
      if try plan.cheapest(filter, limit: few).1 <= few { return nil }
    }
    let kept = try KeptSections(
      key, compiler.order.language, connection, few: plan.budget.sortedNames, trace)
    guard var sections = kept else { return nil }
    var page = Arrangement(total: nil, sections: [], ids: [], lengths: [])
    var empty = 0
    while page.ids.count < limit, let section = try sections.next() {
      let conditions = conditions(
        key.property, section.value, isOnlyOne: sections.isOnlyOne(section.value))
      let wanted = limit - page.ids.count
      let found = try plan.ids(conditions, by: compiler.order.keys, limit: wanted)
      if found.isEmpty {
        empty += 1
        if empty > plan.budget.emptySections { return nil }
        continue
      }
      let count =
        if filter.isEmpty, let count = section.count {
          count
        } else {
          found.count < wanted ? found.count : try count(conditions)
        }
      page.sections.append(BookmarkSection(values: [section.value], count: count))
      page.ids += found
      page.lengths.append(found.count)
    }
    return page
  }

  /// What the bookmarks of a section meet; in one question to the search index where it can be.
  private func conditions(
    _ property: SectionKey.Property, _ value: String?, isOnlyOne: @autoclosure () -> Bool
  ) -> [Condition] {
    let section = SectionCondition.of(property, value, compiler.order.language)
    guard compiler.conditions.count == 1, let words = compiler.conditions[0].match,
      let match = SectionCondition.match(property, value)
    else { return compiler.conditions + [section] }
    let both = Condition.search(
      "(\(words)) AND (\(match.text))",
      probe: .joined([compiler.conditions[0].probe, section.probe], by: "AND"),
      isText: compiler.conditions[0].isText)
    return match.isExact || isOnlyOne() ? [both] : [both, section]
  }

  private func count(_ conditions: [Condition]) throws(SQLiteError) -> Int {
    let total = QueryCompiler.total(conditions, driver: try plan.driver(conditions))
    try trace(.count, total)
    return Int(try connection.value(total.sql, total.values)?.asInteger ?? 0)
  }
}
