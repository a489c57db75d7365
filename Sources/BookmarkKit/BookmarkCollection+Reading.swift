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

  /// The bookmarks that pass a filter, divided by a property: `fetchSections(by: \.year.descending)`.
  ///
  /// The results stay as they are; ``sections(by:matching:sort:)`` keeps them up to date.
  public func fetchSections<ID>(
    by path: SectionPath<ID>, matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) async throws(CommandFailure) -> SectionedResults<ID, Bookmark> {
    let property = path.target
    let reader = try reader()
    do {
      return try reader.results(query(filter, [property.key], sort)).mapIDs {
        property.id($0.first ?? nil)
      }
    } catch {
      throw error.failure
    }
  }

  /// The bookmarks that pass a filter, divided by two properties, the second within the first.
  ///
  ///     for section in try await collection.fetchSections(by: \.type, \.status) {
  ///       print(section.id.outer, section.id.inner, section.count)
  ///     }
  public func fetchSections<Outer, Inner>(
    by outer: SectionPath<Outer>, _ inner: SectionPath<Inner>,
    matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) async throws(CommandFailure) -> SectionedResults<SectionPair<Outer, Inner>, Bookmark> {
    let (first, second) = (outer.target, inner.target)
    let reader = try reader()
    do {
      return try reader.results(query(filter, [first.key, second.key], sort)).mapIDs { values in
        SectionPair(first, second, values)
      }
    } catch {
      throw error.failure
    }
  }

  /// The bookmarks that pass a filter, divided by a property, and again after each change.
  ///
  ///     for await results in collection.sections(by: \.type, matching: \.status == .active) { ... }
  ///
  /// A new value comes within a quarter of a second after a commit that touches the results, of this
  /// process or another one; several commits may give one value, the latest. All who look at the
  /// same share its evaluation. The sequence ends with its task, or when the collection can't be
  /// read any more; the next fetch then says why.
  public func sections<ID>(
    by path: SectionPath<ID>, matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) -> LiveResults<SectionedResults<ID, Bookmark>> {
    let property = path.target
    let id = property.id
    return LiveResults(live.observe(query(filter, [property.key], sort))) { results in
      results.mapIDs { id($0.first ?? nil) }
    }
  }

  /// The bookmarks that pass a filter, divided by two properties, and again after each change, as
  /// ``sections(by:matching:sort:)``.
  public func sections<Outer, Inner>(
    by outer: SectionPath<Outer>, _ inner: SectionPath<Inner>,
    matching filter: BookmarkFilter = .all, sort: [SortKey] = []
  ) -> LiveResults<SectionedResults<SectionPair<Outer, Inner>, Bookmark>> {
    let (first, second) = (outer.target, inner.target)
    return LiveResults(live.observe(query(filter, [first.key, second.key], sort))) { results in
      results.mapIDs { values in SectionPair(first, second, values) }
    }
  }

  /// The bookmarks that pass a filter, and again after each change, as ``sections(by:matching:sort:)``.
  public func observe(
    _ filter: BookmarkFilter = .all, sort: [SortKey] = [], limit: Int? = nil
  ) -> LiveResults<[Bookmark]> {
    LiveResults(live.observe(query(filter, [], sort, limit))) { results in
      results.flatMap { Array($0) }
    }
  }

  /// A query in the collection's language.
  private func query(
    _ filter: BookmarkFilter, _ sections: [SectionKey], _ sort: [SortKey], _ limit: Int? = nil
  ) -> BookmarkQuery {
    var query = BookmarkQuery(filter, sections: sections, sort: sort, limit: limit)
    query.language = language
    return query
  }
}
