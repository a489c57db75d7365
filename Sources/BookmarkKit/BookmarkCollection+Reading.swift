public import BookmarkCommands
import BookmarkEngine
public import BookmarkModel

extension BookmarkCollection {
  /// The bookmarks that pass a filter, in order of title unless told.
  ///
  ///     try await collection.fetch(\.type == .music && .formats.contains(.vinyl))
  ///     try await collection.fetch(BookmarkFilter(#Predicate { $0.type == wanted }))
  public func fetch(
    _ filter: BookmarkFilter = .all, sort: [SortKey] = [], limit: Int? = nil
  ) async throws(CommandFailure) -> [Bookmark] {
    let query = BookmarkQuery(filter, sort: sort, limit: limit)
    return try await perform(ListBookmarks(query, counts: false)).bookmarks.map(\.bookmark)
  }

  /// How many bookmarks pass a filter; none of them is read.
  public func count(_ filter: BookmarkFilter = .all) async throws(CommandFailure) -> Int {
    try await perform(CountBookmarks(BookmarkQuery(filter))).total
  }

  /// The bookmarks that pass a filter, divided by a property: `sections(by: \.year.descending)`.
  public func sections<ID>(
    by path: SectionPath<ID>, matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) async throws(CommandFailure) -> SectionedResults<ID, Bookmark> {
    let property = path.target
    let query = BookmarkQuery(filter, sections: [property.key], sort: sort)
    let reader = try reader()
    do {
      return try reader.results(query).mapIDs { property.id($0.first ?? nil) }
    } catch {
      throw error.failure
    }
  }

  /// The divided results as ``sections(by:matching:sort:)`` gives them, and again after each change.
  ///
  ///     for await results in collection.observe(by: \.type, matching: \.status == .active) { ... }
  ///
  /// A new value comes within a quarter of a second after a commit that touches the results, of this
  /// process or another one; several commits may give one value, the latest. All who observe the
  /// same share its evaluation. The sequence ends with its task, or when the collection can't be
  /// read any more; the next fetch then says why.
  public func observe<ID>(
    by path: SectionPath<ID>, matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) -> LiveResults<SectionedResults<ID, Bookmark>> {
    let property = path.target
    let query = BookmarkQuery(filter, sections: [property.key], sort: sort)
    let id = property.id
    return LiveResults(live.observe(query)) { results in results.mapIDs { id($0.first ?? nil) } }
  }

  /// The bookmarks that pass a filter, and again after each change, as ``observe(by:matching:sort:)``.
  public func observe(
    _ filter: BookmarkFilter = .all, sort: [SortKey] = [], limit: Int? = nil
  ) -> LiveResults<[Bookmark]> {
    LiveResults(live.observe(BookmarkQuery(filter, sort: sort, limit: limit))) { results in
      results.flatMap { Array($0) }
    }
  }
}
