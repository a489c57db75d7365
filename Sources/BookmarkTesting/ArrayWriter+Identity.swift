import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import Text

extension ArrayWriter {
  func remove(_ ids: [Int64], mergedInto heir: Int64?) throws(StoreError) {
    let change = begin()
    for id in ids {
      let before = version(of: id)?.bookmark
      remember(id, after: nil)
      put(nil, at: id)
      state.former.append(ArrayDecision(ArrayFormer(id: id, heir: heir), change: change))
      count(\.removed)
      observer?(before, nil)
    }
  }

  func bringBack(_ work: FormerWork) throws(StoreError) -> Bookmark {
    let change = begin()
    var bookmark = work.bookmark
    bookmark.changed = time
    remember(bookmark.id, after: change)
    put(ArrayEffect.Version(bookmark: bookmark, hash: work.hash, edited: change), at: bookmark.id)
    try forget([work])
    count(\.added)
    observer?(nil, bookmark)
    return bookmark
  }

  func forget(_ works: [FormerWork]) throws(StoreError) {
    if works.isEmpty { return }
    let change = begin()
    for index in state.former.indices {
      let former = state.former[index]
      if works.contains(where: { $0.bookmark.id == former.value.id && $0.change == former.change })
      {
        state.former[index].forgotten = change
      }
    }
  }

  func keepApart(_ pairs: [BookmarkPair]) throws(StoreError) {
    if pairs.isEmpty { return }
    let change = begin()
    for pair in pairs
    where !state.apart.contains(where: { $0.value == pair && $0.change == change }) {
      state.apart.append(ArrayDecision(pair, change: change))
    }
  }

  func relate(_ names: [String]) throws(StoreError) {
    let known = try creatorNames()
    let others = names.flatMap { known.group(of: $0)?.names ?? [] }
    let wanted = Set(names.map { TextFolding.key($0) })
    var seen: Set<String> = []
    let all = others.filter { !wanted.contains(TextFolding.key($0)) } + names
    let change = begin()
    for index in state.aliases.indices where counts(state.aliases[index]) {
      let isTaken = state.aliases[index].value.contains { name in
        others.contains { TextFolding.key($0) == TextFolding.key(name) }
      }
      if isTaken { state.aliases[index].forgotten = change }
    }
    state.aliases.append(
      ArrayDecision(all.filter { seen.insert(TextFolding.key($0)).inserted }, change: change))
  }

  func separate(_ name: String) throws(StoreError) {
    let change = begin()
    let key = TextFolding.key(name)
    for index in state.aliases.indices where counts(state.aliases[index]) {
      let names = state.aliases[index].value
      guard names.contains(where: { TextFolding.key($0) == key }) else { continue }
      state.aliases[index].forgotten = change
      let rest = names.filter { TextFolding.key($0) != key }
      state.aliases.append(ArrayDecision(rest, change: change))
    }
  }
}
