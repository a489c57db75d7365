import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  func arrange(_ query: BookmarkQuery, counting: Bool) throws(StoreError) -> Arrangement {
    try refuseDepth(of: query)
    return try storing(path) { () throws(SQLiteError) in
      let names = try creatorNames(for: query)
      let compiler = QueryCompiler(
        query.naming(names), try language(of: query, counting: false))
      let headings = CreatorHeadings(query, names)
      let ranked = try ranked(compiler)
      guard let limit = query.limit else {
        if let ranked { return Self.flat(ranked, limit: ranked.count) }
        return try everything(compiler, headings)
      }
      if let ranked { return Self.flat(ranked, limit: limit) }
      if query.sections.isEmpty {
        let ids = try first(limit, compiler)
        let total = counting ? try counts(compiler, nil).total : nil
        return Arrangement(total: total, sections: [], ids: ids, lengths: [ids.count])
      }
      // Where creators have several names, what stands under one heading is gathered first.
      if !counting, headings == nil {
        let walk = SectionWalk(
          connection: connection, compiler: compiler, plan: plan(compiler), trace: trace)
        if let page = try walk.page(limit) { return page }
      }
      return try page(limit, of: counts(compiler, headings), compiler, names)
    }
  }

  func count(_ query: BookmarkQuery) throws(StoreError)
    -> (total: Int, sections: [BookmarkSection])
  {
    try refuseDepth(of: query)
    return try storing(path) { () throws(SQLiteError) in
      let names = try creatorNames(for: query)
      let compiler = QueryCompiler(
        query.naming(names), try language(of: query, counting: true))
      return try counts(compiler, CreatorHeadings(query, names))
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
  private func everything(_ compiler: QueryCompiler, _ headings: CreatorHeadings?)
    throws(SQLiteError) -> Arrangement
  {
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
    var arrangement = Arrangement(
      total: compiler.hasRepeats ? Set(ids).count : ids.count, sections: sections, ids: ids,
      lengths: keys.isEmpty ? [ids.count] : lengths)
    if let headings { arrangement = try headed(arrangement, headings, compiler) }
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
    _ limit: Int, of counts: (total: Int, sections: [BookmarkSection]), _ compiler: QueryCompiler,
    _ names: CreatorNames
  ) throws(SQLiteError) -> Arrangement {
    var ids: [Int64] = []
    var lengths: [Int] = []
    for section in counts.sections {
      let wanted = min(section.count, max(0, limit - ids.count))
      guard wanted > 0 else {
        lengths.append(0)
        continue
      }
      let found = try self.ids(of: section.values, compiler, names, limit: wanted)
      ids += found
      lengths.append(found.count)
    }
    return Arrangement(
      total: counts.total, sections: counts.sections, ids: ids, lengths: lengths)
  }

  /// The first bookmarks of a section.
  private func ids(
    of values: [String?], _ compiler: QueryCompiler, _ names: CreatorNames, limit: Int
  ) throws(SQLiteError) -> [Int64] {
    let conditions = zip(compiler.query.sections, values).map {
      SectionCondition.of($0.property, $1, compiler.order.language, names)
    }
    return try plan(compiler).ids(
      compiler.conditions + conditions, by: compiler.order.keys, limit: limit)
  }

  /// The arrangement with one section for each creator, whatever names they have.
  private func headed(
    _ arrangement: Arrangement, _ headings: CreatorHeadings, _ compiler: QueryCompiler
  ) throws(SQLiteError) -> Arrangement {
    let starts = arrangement.starts
    var headed = Arrangement(total: arrangement.total, sections: [], ids: [], lengths: [])
    for group in headings.groups(of: arrangement.sections) {
      let lengths = group.places.map { arrangement.lengths[$0] }
      let start = starts[group.places[0]]
      let ids =
        group.places.count == 1
        ? Array(arrangement.ids[start..<(start + lengths[0])])
        : try ids(
          of: group.values, compiler, headings.names, limit: lengths.reduce(0, +))
      headed.sections.append(BookmarkSection(values: group.values, count: ids.count))
      headed.lengths.append(ids.count)
      headed.ids += ids
    }
    return headed
  }

  /// The names of creators, where a query asks for them or puts them into sections.
  private func creatorNames(for query: BookmarkQuery) throws(SQLiteError) -> CreatorNames {
    let isAsked =
      query.filter.mentionsCreator || query.sections.contains { $0.property == .creator }
    return isAsked ? try AliasRows(connection).names() : CreatorNames()
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

  private func counts(_ compiler: QueryCompiler, _ headings: CreatorHeadings?)
    throws(SQLiteError) -> (total: Int, sections: [BookmarkSection])
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
    var sections = try connection.map(fragment.sql, fragment.values) {
      row throws(SQLiteError) in
      BookmarkSection(
        values: keys.enumerated().map {
          SectionValue.text(row.value($0.offset), of: $0.element.property)
        }, count: Int(row.int(keys.count)))
    }
    if let headings {
      sections = try headings.groups(of: sections).map { group throws(SQLiteError) in
        let counts = group.places.map { sections[$0].count }
        let sum = counts.reduce(0, +)
        let count =
          counts.count == 1
          ? sum : try ids(of: group.values, compiler, headings.names, limit: sum).count
        return BookmarkSection(values: group.values, count: count)
      }
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
  /// Where each section begins.
  var starts: [Int] {
    var starts: [Int] = []
    var end = 0
    for length in lengths {
      starts.append(end)
      end += length
    }
    return starts
  }

  /// The same arrangement with those levels of sections in order of count that are to be.
  func sorted(by keys: [SectionKey]) -> Arrangement {
    let starts = starts
    let order = sections.order(by: keys)
    return Arrangement(
      total: total, sections: order.map { sections[$0] },
      ids: order.flatMap { ids[starts[$0]..<(starts[$0] + lengths[$0])] },
      lengths: order.map { lengths[$0] })
  }
}

extension BookmarkQuery {
  /// The query in which each creator who is asked for may have any of their names.
  fileprivate func naming(_ names: CreatorNames) -> BookmarkQuery {
    var query = self
    query.filter = filter.naming(names)
    return query
  }
}
