import BookmarkCommands
import BookmarkModel

extension ShowStatistics: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      var reply = Reply(total: try snapshot.count(BookmarkQuery(filter)).total)
      for field in [BookmarkField.favourite, .review, .copy, .lent] {
        let marked = BookmarkQuery(filter && .field(field, .present))
        reply.marks.append(Mark(field, try snapshot.count(marked).total))
      }
      reply.ratings = try snapshot.ratingSums(of: filter).sorted { $0.type < $1.type }
      reply.breakdowns = try breakdowns(snapshot)
      let dates = try snapshot.finishDates(of: filter)
      reply.years = Dictionary(dates.map { ($0.date.year, $0.count) }, uniquingKeysWith: +)
        .map { YearCount($0, $1) }.sorted { $0.year < $1.year }
      reply.calendar = reply.years.last.map { FinishCalendar(year: $0.year, dates: dates) }
      return reply
    }
  }

  private func breakdowns(_ snapshot: any CollectionSnapshot) throws(StoreError) -> [Breakdown] {
    var breakdowns: [Breakdown] = []
    for property in [SectionKey.Property.type, .status, .rating, .decade] {
      let query = BookmarkQuery(filter, sections: [SectionKey(property)])
      breakdowns.append(Breakdown(property, try snapshot.count(query).sections))
    }
    for property in [SectionKey.Property.creator, .tag, .language] {
      let largest = try snapshot.largestSections(by: property, of: filter, limit: most)
      breakdowns.append(Breakdown(property, largest))
    }
    return breakdowns
  }
}

extension ShowRecap: EngineCommand {
  /// So many of the creators of a year are asked whether they are new.
  private static let mostAsked = 100

  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    guard let period = PartialDate(year: year) else {
      throw CommandFailure(
        .badValue, ["field": "finished", "value": String(year), "reason": "notADate"])
    }
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      let finishes = try snapshot.finishes(of: filter, in: period)
      let dates = finishes.map { FinishCount($0.date, 1) }
      var reply = Reply(year: year, calendar: FinishCalendar(year: year, dates: dates))
      try count(&reply, finishes, period, snapshot)
      try judge(&reply, finishes, snapshot)
      let finished = filter && .field(.finished, .date(from: period, through: period))
      let creators = try snapshot.largestSections(
        by: .creator, of: finished, limit: Self.mostAsked)
      reply.creators = Array(creators.prefix(10))
      reply.newCreators = try newcomers(among: creators, snapshot)
      reply.tags = try snapshot.largestSections(by: .tag, of: finished, limit: 10)
      return reply
    }
  }

  private func count(
    _ reply: inout Reply, _ finishes: [Finish], _ period: PartialDate,
    _ snapshot: any CollectionSnapshot
  ) throws(StoreError) {
    var types: [Int64: BookmarkType] = [:]
    for finish in finishes { types[finish.id] = finish.type }
    reply.works = types.count
    let counts = Dictionary(types.values.map { ($0, 1) }, uniquingKeysWith: +)
    for type in counts.keys.sorted() {
      let value = type == .untyped ? nil : type.rawValue
      reply.types.append(BookmarkSection(values: [value], count: counts[type] ?? 0))
    }
    let added = filter && .field(.added, .date(from: period, through: period))
    reply.added = try snapshot.count(BookmarkQuery(added)).total
    if let before = PartialDate(year: year == 1 ? -1 : year - 1) {
      let earlier = filter && .field(.finished, .date(from: before, through: before))
      reply.worksBefore = try snapshot.count(BookmarkQuery(earlier)).total
    }
  }

  /// What was best, first and last.
  private func judge(
    _ reply: inout Reply, _ finishes: [Finish], _ snapshot: any CollectionSnapshot
  ) throws(StoreError) {
    var ratings: [Int64: Double] = [:]
    var order: [Int64] = []
    for finish in finishes {
      guard let rating = finish.rating else { continue }
      if ratings[finish.id] == nil { order.append(finish.id) }
      // The latest opinion of the year counts.
      ratings[finish.id] = rating
    }
    if !ratings.isEmpty {
      let mean = ratings.values.reduce(0, +) / Double(ratings.count)
      reply.rating = RatingMean(mean: mean, count: ratings.count)
    }
    let ranked = order.enumerated().sorted { left, right in
      let (first, second) = (ratings[left.element] ?? 0, ratings[right.element] ?? 0)
      return first == second ? left.offset < right.offset : first > second
    }
    reply.best = try snapshot.bookmarks(ranked.prefix(5).map(\.element))
    let dated = finishes.filter { $0.date.month != nil }
    reply.first = try bookmark(dated.first, snapshot)
    reply.last = try bookmark(dated.last, snapshot)
  }

  private func bookmark(_ finish: Finish?, _ snapshot: any CollectionSnapshot)
    throws(StoreError) -> DatedBookmark?
  {
    guard let finish, let found = try snapshot.bookmarks([finish.id]).first else { return nil }
    return DatedBookmark(found, finish.date)
  }

  private func newcomers(among creators: [BookmarkSection], _ snapshot: any CollectionSnapshot)
    throws(StoreError) -> [String]
  {
    guard let before = PartialDate(year: year == 1 ? -1 : year - 1) else { return [] }
    var names: [String] = []
    for case .some(let name) in creators.map({ $0.values.first ?? nil }) {
      if try !snapshot.hasFinish(by: name, through: before) { names.append(name) }
      if names.count == 10 { break }
    }
    return names
  }
}
