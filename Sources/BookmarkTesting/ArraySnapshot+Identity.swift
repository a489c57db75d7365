import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import Text

extension ArraySnapshot {
  private func stands(_ change: Int64) -> Bool {
    var stands = true
    var latest = change
    while let next = state.changes.first(where: { $0.undoes == latest }) {
      stands.toggle()
      latest = next.number
    }
    return stands
  }

  func counts<Value>(_ decision: ArrayDecision<Value>) -> Bool {
    if let forgotten = decision.forgotten, stands(forgotten) { return false }
    return stands(decision.change)
  }

  private var formerWorks: [FormerWork] {
    state.former.filter { counts($0) && state.edited[$0.value.id] == nil }.compactMap { former in
      let before = state.effects[former.change]?[former.value.id]?.before
      return before.map {
        FormerWork(
          bookmark: $0.bookmark, hash: $0.hash, change: former.change, heir: former.value.heir)
      }
    }
  }

  func formerWorks(for key: IdentityKey, hash: Int64?) throws(StoreError) -> [FormerWork] {
    formerWorks.filter { work in
      hash != nil && work.hash == hash || work.key.sharesAnything(with: key)
    }.sorted { $0.bookmark.id < $1.bookmark.id }
  }

  func formerWork(_ id: Int64) throws(StoreError) -> FormerWork? {
    formerWorks.last { $0.bookmark.id == id }
  }

  func merged(into id: Int64) throws(StoreError) -> [FormerWork] {
    formerWorks.filter { $0.heir == id }.sorted { $0.bookmark.id < $1.bookmark.id }
  }

  private var apart: [BookmarkPair] { state.apart.filter(counts).map(\.value) }

  func keptApart(among ids: [Int64]) throws(StoreError) -> Set<BookmarkPair> {
    Set(apart.filter { ids.contains($0.first) && ids.contains($0.second) })
  }

  func keptApart(from id: Int64) throws(StoreError) -> Set<BookmarkPair> {
    Set(apart.filter { $0.first == id || $0.second == id })
  }

  func creatorNames() throws(StoreError) -> CreatorNames {
    CreatorNames(
      state.aliases.filter(counts).map(\.value).filter { $0.count > 1 }
        .map(CreatorNames.Group.init))
  }

  /// How many decisions a change made that are no bookmarks.
  func decisions(of change: Int64) -> Int {
    guard let summary = state.changes.first(where: { $0.number == change }) else { return 0 }
    let root = root(of: summary)
    let isAlias = state.aliases.contains { $0.change == root || $0.forgotten == root }
    return state.apart.count { $0.change == root } + (isAlias ? 1 : 0)
  }
}
