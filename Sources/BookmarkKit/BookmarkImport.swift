import BookmarkCommands

/// What an import did, draft by draft.
public struct BookmarkImport: Hashable, Sendable {
  /// Drafts that became new bookmarks.
  public internal(set) var added = 0
  /// Drafts that added to a bookmark.
  public internal(set) var merged = 0
  /// Drafts that said nothing new.
  public internal(set) var unchanged = 0
  /// Drafts that may mean several bookmarks; nothing was done with them.
  public internal(set) var ambiguous = 0
  /// Drafts that stay out because a person removed the work, or keeps apart what they could mean.
  public internal(set) var skipped = 0
  /// The number of the change; `nil` when nothing was written.
  public internal(set) var change: Int64?

  mutating func count(_ outcomes: [ImportOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .added: added += 1
      case .merged: merged += 1
      case .unchanged: unchanged += 1
      case .ambiguous: ambiguous += 1
      case .skipped: skipped += 1
      }
    }
  }
}
