import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  func arrange(_ query: BookmarkQuery, counting: Bool) throws(StoreError) -> Arrangement {
    try refuseDepth(of: query)
    return try storing(path) { () throws(SQLiteError) in
      let compiler = QueryCompiler(query, try language(of: query, counting: false))
      let ranked = try ranked(compiler)
      guard let limit = query.limit else {
        if let ranked { return Self.flat(ranked, limit: ranked.count) }
        return try everything(compiler)
      }
      if let ranked { return Self.flat(ranked, limit: limit) }
      if query.sections.isEmpty {
        let ids = try first(limit, compiler)
        let total = counting ? try counts(compiler).total : nil
        return Arrangement(total: total, sections: [], ids: ids, lengths: [ids.count])
      }
      if !counting {
        let walk = SectionWalk(
          connection: connection, compiler: compiler, plan: plan(compiler), trace: trace)
        if let page = try walk.page(limit) { return page }
      }
      return try page(limit, of: counts(compiler), compiler)
    }
  }

  func count(_ query: BookmarkQuery) throws(StoreError)
    -> (total: Int, sections: [BookmarkSection])
  {
    try refuseDepth(of: query)
    return try storing(path) { () throws(SQLiteError) in
      try counts(QueryCompiler(query, try language(of: query, counting: true)))
    }
  }

  private func refuseDepth(of query: BookmarkQuery) throws(StoreError) {
    if query.filter.depth > BookmarkFilter.maximumDepth { throw .filterTooDeep }
  }

  private static func flat(_ ids: [Int64], limit: Int) -> Arrangement {
    let shown = Array(ids.prefix(max(0, limit)))
    return Arrangement(total: ids.count, sections: [], ids: shown, lengths: [shown.count])
  }

  /// All bookmarks of a query in its order.
  private func everything(_ compiler: QueryCompiler) throws(SQLiteError) -> Arrangement {
    var ids: [Int64] = []
    var lengths: [Int] = []
    var sections: [BookmarkSection] = []
    let keys = compiler.query.sections
    let fragment = compiler.ids
    try trace(.find, fragment)
    try connection.rows(fragment.sql, fragment.values) { row throws(SQLiteError) in
      ids.append(row.int(0))
      if keys.isEmpty { return }
      let values = keys.enumerated().map {
        SectionValue.text(row.value($0.offset + 1), of: $0.element.property)
      }
      if let last = sections.last?.values, SectionValue.isSame(last, values) {
        sections[sections.count - 1].count += 1
        lengths[lengths.count - 1] += 1
      } else {
        sections.append(BookmarkSection(values: values, count: 1))
        lengths.append(1)
      }
    }
    let arrangement = Arrangement(
      total: compiler.hasRepeats ? Set(ids).count : ids.count, sections: sections, ids: ids,
      lengths: keys.isEmpty ? [ids.count] : lengths)
    return keys.contains { $0.order == .count } ? arrangement.sorted(by: keys) : arrangement
  }

  /// The first of a query without sections.
  private func first(_ limit: Int, _ compiler: QueryCompiler) throws(SQLiteError) -> [Int64] {
    let keys = compiler.order.keys
    if SearchRanking.search(in: compiler) == nil {
      return try plan(compiler).ids(compiler.conditions, by: keys, limit: limit)
    }
    // Too many hits to rate: those in titles, then the others.
    let filter = compiler.query.filter
    let inTitle = FilterCompiler.compile(SearchRanking.inTitle(filter))
    let found = try plan(compiler).ids([inTitle], by: keys, limit: limit)
    if found.count == limit { return found }
    return try found
      + plan(compiler).ids(
        compiler.conditions + [inTitle.negated], by: keys, limit: limit - found.count)
  }

  /// The first of a query with sections, whose counts are known.
  private func page(
    _ limit: Int, of counts: (total: Int, sections: [BookmarkSection]), _ compiler: QueryCompiler
  ) throws(SQLiteError) -> Arrangement {
    var ids: [Int64] = []
    var lengths: [Int] = []
    for section in counts.sections {
      let wanted = min(section.count, max(0, limit - ids.count))
      guard wanted > 0 else {
        lengths.append(0)
        continue
      }
      let conditions = zip(compiler.query.sections, section.values).map {
        SectionCondition.of($0.property, $1, compiler.order.language)
      }
      let found = try plan(compiler).ids(
        compiler.conditions + conditions, by: compiler.order.keys, limit: wanted)
      ids += found
      lengths.append(found.count)
    }
    return Arrangement(
      total: counts.total, sections: counts.sections, ids: ids, lengths: lengths)
  }

  /// The hits of a search in order of relevance; `nil` where titles decide.
  private func ranked(_ compiler: QueryCompiler) throws(SQLiteError) -> [Int64]? {
    guard let search = SearchRanking.search(in: compiler) else { return nil }
    try prepareRanking()
    return try SearchRanking.hits(
      compiler, search: search, in: connection, limit: budget.rated, trace: trace)
  }

  private func plan(_ compiler: QueryCompiler) -> PagePlan {
    PagePlan(
      connection: connection, language: compiler.order.language, trace: trace, budget: budget)
  }

  private func counts(_ compiler: QueryCompiler) throws(SQLiteError)
    -> (total: Int, sections: [BookmarkSection])
  {
    let tally = TallyCompiler(compiler.query, compiler.order.language)
    let total =
      if let tally {
        tally.total
      } else {
        QueryCompiler.total(
          compiler.conditions, driver: try plan(compiler).driver(compiler.conditions))
      }
    try trace(.count, total)
    let count = Int(try connection.value(total.sql, total.values)?.asInteger ?? 0)
    let keys = compiler.query.sections
    if keys.isEmpty { return (count, []) }
    let fragment = tally?.counts ?? compiler.counts
    try trace(.count, fragment)
    let sections = try connection.map(fragment.sql, fragment.values) {
      row throws(SQLiteError) in
      BookmarkSection(
        values: keys.enumerated().map {
          SectionValue.text(row.value($0.offset), of: $0.element.property)
        }, count: Int(row.int(keys.count)))
    }
    return (count, sections.sorted(by: keys))
  }
}

extension [BookmarkSection] {
  /// The sections with those levels in order of count that are to be; the others stay as they are.
  ///
  /// A section of an outer level is as large as all below it together.
  func sorted(by keys: [SectionKey]) -> [BookmarkSection] {
    let order = order(by: keys)
    return order.map { self[$0] }
  }

  /// The places in the order of ``sorted(by:)``.
  func order(by keys: [SectionKey]) -> [Int] {
    guard keys.contains(where: { $0.order == .count }) else { return Array<Int>(indices) }
    return order(of: Array<Int>(indices), keys, level: 0)
  }

  private func order(of places: [Int], _ keys: [SectionKey], level: Int) -> [Int] {
    guard level < keys.count else { return places }
    var groups: [(places: [Int], count: Int)] = []
    for place in places {
      if let last = groups.last?.places.last,
        SectionValue.isSame([self[last].values[level]], [self[place].values[level]])
      {
        groups[groups.count - 1].places.append(place)
        groups[groups.count - 1].count += self[place].count
      } else {
        groups.append(([place], self[place].count))
      }
    }
    if keys[level].order == .count {
      let sign = keys[level].isDescending ? -1 : 1
      let sorted = groups.enumerated().sorted {
        (-$0.element.count * sign, $0.offset) < (-$1.element.count * sign, $1.offset)
      }
      groups = sorted.map(\.element)
    }
    return groups.flatMap { order(of: $0.places, keys, level: level + 1) }
  }
}

extension Arrangement {
  /// The same arrangement with those levels of sections in order of count that are to be.
  func sorted(by keys: [SectionKey]) -> Arrangement {
    var starts: [Int] = []
    var end = 0
    for length in lengths {
      starts.append(end)
      end += length
    }
    let order = sections.order(by: keys)
    return Arrangement(
      total: total, sections: order.map { sections[$0] },
      ids: order.flatMap { ids[starts[$0]..<(starts[$0] + lengths[$0])] },
      lengths: order.map { lengths[$0] })
  }
}
