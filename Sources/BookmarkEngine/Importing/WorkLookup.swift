import BookmarkCommands
import BookmarkModel

extension CollectionSnapshot {
  /// The bookmark of a described work, found as a row of an import is; `nil` for a new work.
  ///
  /// Throws `ambiguous` with the candidates when several could be meant.
  func bookmark(of content: BookmarkContent, language: String) throws(CommandFailure) -> Bookmark? {
    let key = IdentityKey(content)
    let meaning = try translating { () throws(StoreError) in
      // What is typed is wanted, whatever was removed before.
      try RowIdentity(self, isAgain: true)
        .meaning(of: key, hash: nil, among: self.candidates(for: key))
    }
    switch meaning {
    case .new, .removed: return nil
    case .same(let id):
      let found = try translating { () throws(StoreError) in try bookmarks([id]) }
      guard let bookmark = found.first else { throw CommandFailure(.bug, ["reason": "@\(id)"]) }
      return bookmark
    case .ambiguous(let ids), .keptApart(let ids):
      let found = try translating { () throws(StoreError) in try bookmarks(ids) }
      throw CommandFailure(
        .ambiguous, ["target": content.displayTitle(preferring: language)],
        candidates: found.map { CommandFailure.Candidate($0, language: language) })
    }
  }
}

extension BookmarkContent {
  /// The fields that differ from those of other content, in the order of a complete export.
  func fields(otherThan other: BookmarkContent) -> [BookmarkField] {
    let fields = BookmarkField.content.filter { text(of: $0) != other.text(of: $0) }
    return fields + (extras == other.extras ? [] : [.extra])
  }
}
