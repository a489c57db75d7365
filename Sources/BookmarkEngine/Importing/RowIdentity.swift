import BookmarkCommands
import BookmarkModel

/// Finds out which work a row of an import means, with regard to what a person decided before.
struct RowIdentity {
  /// What a row is about.
  enum Meaning {
    /// A work that isn't there; `returning` are removed ones that it brings back.
    case new(returning: [FormerWork])
    /// A work that is there or staged.
    case same(Int64)
    /// Several works, and nothing says which.
    case ambiguous([Int64])
    /// A work that a person removed.
    case removed(FormerWork)
    /// Several works that a person keeps apart.
    case keptApart([Int64])
  }

  /// The collection as it was when the import began.
  let collection: any CollectionSnapshot
  let names: CreatorNames
  /// Whether what a person said no to is taken in again.
  let isAgain: Bool

  init(_ collection: any CollectionSnapshot, isAgain: Bool) throws(StoreError) {
    self.collection = collection
    self.isAgain = isAgain
    names = try collection.creatorNames()
  }

  /// The meaning of a key and of the hash of its row.
  ///
  /// - Parameter known: the works that are there or staged and may be meant.
  func meaning(of key: IdentityKey, hash: Int64?, among known: [MatchCandidate])
    throws(StoreError) -> Meaning
  {
    let former = try collection.formerWorks(for: key, hash: hash)
    var candidates = known
    var removed: [Int64: FormerWork] = [:]
    for work in former {
      if let heir = try collection.heir(of: work) {
        if let hash, work.hash == hash { return .same(heir) }
        candidates.append(MatchCandidate(reference: heir, key: work.key))
      } else {
        if let hash, work.hash == hash, !isAgain { return .removed(work) }
        removed[work.bookmark.id] = work
        candidates.append(MatchCandidate(reference: work.bookmark.id, key: work.key))
      }
    }
    if let both = try keptApart(candidates.filter { removed[$0.reference] == nil }, of: key) {
      return .keptApart(both)
    }
    switch IdentityMatch(of: key, among: candidates, names: names) {
    case .new: return .new(returning: [])
    case .same(let id):
      guard let work = removed[id] else { return .same(id) }
      // Where the removed one is taken in again, what is there comes first.
      if isAgain { return try again(key, known, [work]) }
      return .removed(work)
    case .ambiguous(let ids):
      let left = ids.filter { removed[$0] == nil }
      let gone = ids.compactMap { removed[$0] }
      switch left.count {
      case 0: return isAgain ? .new(returning: gone) : .removed(gone[0])
      case 1: return .same(left[0])
      default: return try severally(left)
      }
    }
  }

  /// Works that are kept apart and of which the row names both.
  ///
  /// That is, each by a title or an identifier that the other one doesn't have. Whichever it went to
  /// would get what was taken from it.
  private func keptApart(_ candidates: [MatchCandidate], of key: IdentityKey) throws(StoreError)
    -> [Int64]?
  {
    // Most rows mean one work at most.
    if isAgain || candidates.count < 2 { return nil }
    var parts: [Int64: Set<String>] = [:]
    for candidate in candidates where candidate.key.type == key.type {
      parts[candidate.reference, default: []].formUnion(candidate.key.parts)
    }
    if parts.count < 2 { return nil }
    let own = key.parts
    return try collection.keptApart(among: Array(parts.keys)).filter { pair in
      let (first, second) = (parts[pair.first] ?? [], parts[pair.second] ?? [])
      return !own.intersection(first).subtracting(second).isEmpty
        && !own.intersection(second).subtracting(first).isEmpty
    }.map { [$0.first, $0.second] }.min { $0[0] < $1[0] }
  }

  private func again(_ key: IdentityKey, _ known: [MatchCandidate], _ works: [FormerWork])
    throws(StoreError) -> Meaning
  {
    switch IdentityMatch(of: key, among: known, names: names) {
    case .new: .new(returning: works)
    case .same(let id): .same(id)
    case .ambiguous(let ids): try severally(ids)
    }
  }

  /// Several works are told from each other by whoever keeps them apart, each from each.
  private func severally(_ ids: [Int64]) throws(StoreError) -> Meaning {
    if isAgain { return .ambiguous(ids) }
    let pairs = BookmarkPair.all(among: ids)
    let apart = try collection.keptApart(among: ids)
    return pairs.allSatisfy(apart.contains) ? .keptApart(ids) : .ambiguous(ids)
  }
}

extension IdentityKey {
  /// The titles and identifiers by which it names a work.
  fileprivate var parts: Set<String> {
    Set(titles).union(identifiers.map { "\($0.scheme):\($0.value)" })
  }
}
