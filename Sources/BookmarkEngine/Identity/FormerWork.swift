public import BookmarkModel

/// A bookmark that a person removed, or merged into another one, and that counts as such still.
///
/// It counts while the change that took it away stands and nothing has brought the work back.
public struct FormerWork: Sendable {
  /// The bookmark as it was last.
  public var bookmark: Bookmark
  /// The hash of the source row that it was last written from.
  public var hash: Int64?
  /// The change that took it away.
  public var change: Int64
  /// The bookmark into which it was merged; `nil` when it was removed.
  public var heir: Int64?

  /// A former bookmark.
  public init(bookmark: Bookmark, hash: Int64?, change: Int64, heir: Int64?) {
    self.bookmark = bookmark
    self.hash = hash
    self.change = change
    self.heir = heir
  }

  /// What identifies it.
  public var key: IdentityKey { IdentityKey(bookmark.content, uid: bookmark.uid) }
}

extension CollectionSnapshot {
  /// The bookmark that a former one has become, through any number of merges.
  ///
  /// `nil` when it was removed, or what it was merged into was.
  public func heir(of work: FormerWork) throws(StoreError) -> Int64? {
    var seen: Set<Int64> = [work.bookmark.id]
    var next = work.heir
    while let id = next, seen.insert(id).inserted {
      guard let former = try formerWork(id) else { return id }
      next = former.heir
    }
    return nil
  }
}

extension CollectionWriter {
  /// Forgets the removals of works that a person brings back by their own words.
  public func forgetRemovals(of content: BookmarkContent) throws(StoreError) {
    let key = IdentityKey(content)
    let removed = try formerWorks(for: key, hash: nil).filter { $0.heir == nil }
    let candidates = removed.map { MatchCandidate(reference: $0.bookmark.id, key: $0.key) }
    let meant: [Int64] =
      switch IdentityMatch(of: key, among: candidates, names: try creatorNames()) {
      case .new: []
      case .same(let id): [id]
      case .ambiguous(let ids): ids
      }
    try forget(removed.filter { meant.contains($0.bookmark.id) })
  }
}
