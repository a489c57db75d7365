import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials
import Text

/// One moment of an ``ArrayStore``.
class ArraySnapshot: CollectionSnapshot {
  let store: ArrayStore
  var state: ArrayStore.State
  var progress: ((CommandProgress) -> Void)?
  private let evaluator = FilterEvaluator()

  init(of store: ArrayStore) {
    self.store = store
    state = store.currentState
  }

  func refresh() throws(StoreError) { state = store.currentState }

  func release() {}

  private func matching(_ query: BookmarkQuery, _ names: CreatorNames) -> [Bookmark] {
    let filter = query.filter.naming(names)
    let sort = query.sort.isEmpty ? [SortKey(.title)] : query.sort
    let found = state.bookmarks.filter { evaluator.matches(filter, $0) }
    return evaluator.sorted(found, by: sort, preferring: query.language, collation: query.collation)
  }

  func arrange(_ query: BookmarkQuery, counting: Bool) throws(StoreError) -> Arrangement {
    let names = try creatorNames()
    let found = matching(query, names)
    let limit = max(0, query.limit ?? .max)
    if query.sections.isEmpty {
      let ids = found.prefix(limit).map(\.id)
      let isCounted = counting || query.limit == nil
      return Arrangement(
        total: isCounted ? found.count : nil, sections: [], ids: ids, lengths: [ids.count])
    }
    let sections = ArraySections(
      found, by: query.sections, language: query.language, collation: query.collation,
      creators: names)
    var left = limit
    var ids: [Int64] = []
    var lengths: [Int] = []
    for section in sections.ordered {
      let part = section.ids.prefix(left)
      ids += part
      lengths.append(part.count)
      left -= part.count
    }
    return Arrangement(
      total: found.count,
      sections: sections.ordered.map { BookmarkSection(values: $0.values, count: $0.ids.count) },
      ids: ids, lengths: lengths)
  }

  func explain(_ query: BookmarkQuery) throws(StoreError) -> [QueryStep] { [] }

  func count(_ query: BookmarkQuery) throws(StoreError)
    -> (total: Int, sections: [BookmarkSection])
  {
    var unlimited = query
    unlimited.limit = nil
    let all = try arrange(unlimited)
    return (all.total ?? 0, all.sections)
  }

  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark] {
    ids.compactMap { id in state.bookmarks.first { $0.id == id } }
  }

  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    state.bookmarks.map {
      MatchCandidate(reference: $0.id, key: IdentityKey($0.content, uid: $0.uid))
    }.filter { $0.key.sharesAnything(with: key) }
  }

  func values(of field: BookmarkField, prefix: String, limit: Int) throws(StoreError)
    -> [String]
  {
    let all = state.bookmarks.flatMap { bookmark -> [String] in
      switch field {
      case .title: bookmark.titles.map(\.text)
      case .creator, .author, .director, .artist: bookmark.creators.map(\.name)
      case .tag: bookmark.tags
      case .shelf: bookmark.shelves.map(\.shelf)
      case .series: bookmark.series.map(\.name)
      case .location: bookmark.copies.compactMap(\.location)
      case .lent: bookmark.copies.compactMap(\.lentTo)
      case .publisher, .language, .type, .status: [bookmark.content.text(of: field)]
      default: []
      }
    }
    let start = Array(prefix.utf8)
    let wanted = Set(
      all.filter { TextFolding.folded($0).utf8.starts(with: start) }.map(ByteText.init))
    return wanted.filter { !$0.text.isEmpty }.sorted().prefix(limit).map(\.text)
  }

  func typeCounts() throws(StoreError) -> [BookmarkType: Int] {
    Dictionary(state.bookmarks.map { ($0.type, 1) }, uniquingKeysWith: +)
  }

  func extraColumns(of ids: [Int64]) throws(StoreError) -> [String] {
    var names = ExtraColumnNames()
    for bookmark in try bookmarks(ids) where !bookmark.extras.isEmpty { names.add(bookmark.extras) }
    return names.columns
  }

  func source(ofChange change: Int64) throws(StoreError) -> String? {
    state.changes.first { $0.number == change }.map { $0.source ?? $0.command }
  }

  func goals() throws(StoreError) -> [Goal] { state.goals.sorted(by: Goal.isBefore) }

  func views() throws(StoreError) -> [SavedView] {
    state.views.sorted { ByteText($0.key) < ByteText($1.key) }
  }
}

extension IdentityKey {
  /// Whether the keys have a uid, an identifier, or type and a title in common.
  func sharesAnything(with other: IdentityKey) -> Bool {
    if uid != nil, uid == other.uid { return true }
    if identifiers.contains(where: other.identifiers.contains) { return true }
    return type == other.type
      && titles.contains { !$0.isEmpty && other.titles.contains($0) }
  }
}
