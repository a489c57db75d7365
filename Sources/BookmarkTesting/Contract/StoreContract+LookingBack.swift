import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension StoreContract {
  /// Statistics and the look back on a year.
  static let lookingBack: [ContractCheck] = [
    ContractCheck("statistics count what there is, by every property") { subject in
      try await addSamples(to: subject)
      let reply = try await subject.perform(ShowStatistics())
      try expect(reply.total, 6)
      try expect(reply.marks.map(\.count), [0, 0, 0, 0])
      try expect(
        reply.ratings,
        [RatingSum(.book, count: 1, sum: 90), RatingSum(.movie, count: 1, sum: 0)])
      let breakdowns = reply.breakdowns.map { breakdown in
        breakdown.sections.map { "\($0.values[0] ?? "-") \($0.count)" }.joined(separator: ", ")
      }
      try expect(
        breakdowns,
        [
          "book 2, movie 2, music 1, zine 1", "wish 1, done 2, - 3", "0 1, 4.5 1, - 4",
          "-50 1, 1960 1, 1990 2, - 2", "Caesar 1, Herbert 1", "b 2, sf 2", "en 1",
        ])
      try expect(reply.years.map { "\($0.year) \($0.count)" }, ["2001 1", "2002 1", "2003 1"])
      try expect(reply.calendar?.year, 2003)
      try expect(reply.calendar?.undated, 1)
    },
    ContractCheck("statistics of a query count its bookmarks only") { subject in
      try await addSamples(to: subject)
      let movies = BookmarkFilter.field(.type, .anyOf(["movie"]))
      let reply = try await subject.perform(ShowStatistics(movies, most: 1))
      try expect(reply.total, 2)
      try expect(reply.ratings, [RatingSum(.movie, count: 1, sum: 0)])
      try expect(reply.breakdowns.map(\.sections.count), [1, 2, 2, 2, 0, 1, 0])
      try expect(reply.years.map(\.year), [2002, 2003])
      let tagged = try await subject.perform(ShowStatistics(.field(.tag, .anyOf(["sf"]))))
      try expect(tagged.total, 2)
      try expect(tagged.years.map(\.year), [2001])
    },
    ContractCheck("a recap tells what was finished in its year, and what was not") { subject in
      try await addYear(to: subject)
      let reply = try await subject.perform(ShowRecap(year: 2024))
      try expect([reply.works, reply.worksBefore, reply.calendar.total], [3, 1, 5])
      try expect(reply.types.map { "\($0.values[0] ?? "-") \($0.count)" }, ["book 2", "movie 1"])
      try expect(reply.calendar.months, [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
      try expect(reply.calendar.undated, 1)
      try expect(reply.calendar.longestStreak, 29..<32)
      try expect(reply.rating, ShowRecap.RatingMean(mean: 80, count: 2))
      try expect(reply.best.map(\.id), [2, 1])
      try expect(reply.first?.bookmark.id, 1)
      try expect(reply.last?.date, PartialDate("2024-12-31"))
      try expect(reply.creators.map { "\($0.values[0] ?? "-") \($0.count)" }, ["Old 2", "New 1"])
      try expect(reply.newCreators, ["New"])
      try expect(reply.tags.map(\.count), [2])
      let films = try await subject.perform(
        ShowRecap(year: 2024, .field(.type, .anyOf(["movie"]))))
      try expect([films.works, films.calendar.total], [1, 1])
      let empty = try await subject.perform(ShowRecap(year: 1990))
      try expect([empty.works, empty.best.count, empty.calendar.days.count], [0, 0, 365])
    },
    ContractCheck("a recap of a year that doesn't exist is refused") { subject in
      try expect(await subject.failure(of: ShowRecap(year: 0)), .badValue)
    },
  ]

  /// Three works of 2024, one of them twice, by somebody known and by somebody new.
  private static func addYear(to subject: ContractSubject) async throws {
    func finished(_ dates: String..., rating: String? = nil) -> [Experience] {
      dates.map {
        Experience(finished: PartialDate($0), rating: rating.flatMap { Rating($0) })
      }
    }
    try await subject.add(
      .work("A", by: "Old") {
        $0.rating = Rating("1")
        $0.tags = ["x"]
        $0.experiences =
          finished("2023-12-31", "2024-01-30") + finished("2024-01-31", rating: "3.5")
      })
    try await subject.add(
      .work("B", by: "New") {
        $0.rating = Rating("4.5")
        $0.tags = ["x", "y"]
        $0.tags.removeLast()
        $0.experiences = finished("2024-02-01", "2024")
      })
    try await subject.add(
      .work("C", .movie, by: "Old") { $0.experiences = finished("2024-12-31", "2025-01-01") })
    try await subject.add(.work("D", by: "Other") { $0.status = .done })
  }
}
