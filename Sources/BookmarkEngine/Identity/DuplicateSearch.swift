import BookmarkCommands
import BookmarkModel

/// Finds likely duplicates: bookmarks with a key in common are compared, never all with all.
struct DuplicateSearch {
  /// In a larger block each bookmark is compared with the next ones only.
  private static let largestBlock = 100
  private static let window = 20

  /// Two bookmarks by their numbers.
  struct Hit {
    var pair: BookmarkPair
    var comparison: DuplicateComparison
  }

  let snapshot: any CollectionSnapshot
  let context: CommandContext

  /// The likely pairs among some bookmarks, the likeliest first; those kept apart are left out.
  func hits(among ids: [Int64]) throws(StoreError) -> [Hit] {
    var records: [DuplicateRecord] = []
    records.reserveCapacity(ids.count)
    let names = try snapshot.creatorNames()
    for start in stride(from: 0, to: ids.count, by: 500) {
      if context.isCancelled() { throw .interrupted }
      let page = Array(ids[start..<min(start + 500, ids.count)])
      records += try snapshot.bookmarks(page).map { DuplicateRecord($0, names: names) }
      context.progress?(CommandProgress(.comparing, done: records.count, total: ids.count))
    }
    var hits: [Hit] = []
    for (number, meeting) in meetings(of: records).enumerated() {
      if number % 1_000 == 0, context.isCancelled() { throw .interrupted }
      let (first, second) = (records[meeting.0], records[meeting.1])
      if let pair = BookmarkPair(first.id, second.id),
        let comparison = DuplicateComparison(first, second)
      {
        hits.append(Hit(pair: pair, comparison: comparison))
      }
    }
    let apart = try snapshot.keptApart(among: hits.flatMap { [$0.pair.first, $0.pair.second] })
    return hits.filter { !apart.contains($0.pair) }.sorted {
      (-$0.comparison.score, $0.pair.first, $0.pair.second)
        < (-$1.comparison.score, $1.pair.first, $1.pair.second)
    }
  }

  /// The places of the records that meet in a block, each pair once.
  private func meetings(of records: [DuplicateRecord]) -> [(Int, Int)] {
    var places: [(mark: Int, place: Int)] = []
    for (place, record) in records.enumerated() {
      for block in Set(record.blocks) {
        var hasher = Hasher()
        hasher.combine(record.type)
        hasher.combine(block)
        places.append((hasher.finalize(), place))
      }
    }
    places.sort { ($0.mark, $0.place) < ($1.mark, $1.place) }
    var meetings: Set<Int> = []
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, places[end].mark == places[start].mark { end += 1 }
      let reach = end - start > Self.largestBlock ? Self.window : end - start
      for first in start..<end {
        for second in (first + 1)..<max(first + 1, min(end, first + 1 + reach)) {
          meetings.insert(places[first].place * records.count + places[second].place)
        }
      }
      start = end
    }
    return meetings.map { ($0 / records.count, $0 % records.count) }
  }
}
