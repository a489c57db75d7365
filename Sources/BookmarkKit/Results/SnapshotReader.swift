import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import Synchronization

/// One moment of a collection from which results are read piece by piece.
final class SnapshotReader: Sendable {
  /// A snapshot, and the numbers that were found in it so far.
  private struct State {
    let snapshot: any CollectionSnapshot
    var ids: [BookmarkQuery: [Int64]] = [:]
  }

  private let state: Mutex<State>

  init(_ store: some CollectionStore) throws(StoreError) {
    state = Mutex(State(snapshot: try store.snapshot()))
  }

  /// The results of a query; a query without a section key gives one section without values.
  func results(_ query: BookmarkQuery) throws(StoreError)
    -> SectionedResults<[String?], Bookmark>
  {
    // The order of the language may have to be made first, which begins another moment.
    var order = BookmarkQuery(limit: 0)
    order.language = query.language
    let first = order
    let counts = try read { state throws(StoreError) in
      _ = try state.snapshot.arrange(first, counting: false)
      return try state.snapshot.count(query)
    }
    if query.sections.isEmpty {
      return SectionedResults([section([], min(counts.total, query.limit ?? .max), query, from: 0)])
    }
    var start = 0
    return SectionedResults(
      counts.sections.map { found in
        defer { start += found.count }
        guard let part = SectionFilter(query.sections, found.values).filter else {
          return section(found.values, found.count, query, from: start)
        }
        var inner = BookmarkQuery(query.filter && part, sort: query.sort)
        inner.language = query.language
        return section(found.values, found.count, inner, from: 0)
      })
  }

  /// The bookmark of the query that was changed last.
  func lastChanged(_ filter: BookmarkFilter) throws(StoreError) -> Bookmark? {
    try read { state throws(StoreError) in
      let query = BookmarkQuery(filter, sort: [SortKey(.changed, descending: true)], limit: 1)
      return try state.snapshot.bookmarks(state.snapshot.arrange(query, counting: false).ids).first
    }
  }

  /// A section whose elements stand in the query's order from `start` on.
  private func section(_ values: [String?], _ count: Int, _ query: BookmarkQuery, from start: Int)
    -> SectionedResults<[String?], Bookmark>.Section
  {
    .init(
      id: values,
      items: WindowedItems(count: count) { range in
        self.bookmarks(query, (range.lowerBound + start)..<(range.upperBound + start))
      })
  }

  /// The bookmarks of a range; where the store can't be read, bookmarks of which only the number
  /// is known, since a collection has no way to say why it has no element.
  private func bookmarks(_ query: BookmarkQuery, _ range: Range<Int>) -> [Bookmark] {
    let found = try? read { state throws(StoreError) in
      let ids = try Self.ids(query, through: range.upperBound, in: &state)
      return try state.snapshot.bookmarks(Array(ids[range.clamped(to: ids.indices)]))
    }
    let missing = range.count - (found?.count ?? 0)
    return (found ?? []) + Array(repeating: Self.unreadable, count: max(0, missing))
  }

  /// The numbers of a query in order, at least so many; each time twice as many are asked for.
  private static func ids(_ query: BookmarkQuery, through end: Int, in state: inout State)
    throws(StoreError) -> [Int64]
  {
    if let known = state.ids[query], known.count >= end { return known }
    var limited = query
    let wanted = max(1_000, end, 2 * (state.ids[query]?.count ?? 0))
    limited.limit = min(wanted, query.limit ?? wanted)
    let ids = try state.snapshot.arrange(limited, counting: false).ids
    state.ids[query] = ids
    return ids
  }

  private func read<Result: Sendable>(
    _ body: (inout sending State) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try state.withLock { state throws(StoreError) in try body(&state) }
  }

  private static var unreadable: Bookmark {
    let never = Timestamp(milliseconds: 0)
    let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    return Bookmark(
      id: 0, uid: nobody, content: BookmarkContent(), created: never, changed: never, change: 0)
  }
}
