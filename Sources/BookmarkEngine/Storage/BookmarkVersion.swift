public import BookmarkModel

/// What a change found a bookmark to be, as a store keeps it for undo and history.
public struct BookmarkVersion: Sendable {
  /// The change.
  public var change: Int64
  /// The bookmark before the change; `nil` when the change brought it back.
  public var before: Bookmark?
  /// Whether the change removed it.
  public var isRemoval: Bool

  /// A version.
  public init(change: Int64, before: Bookmark?, isRemoval: Bool) {
    self.change = change
    self.before = before
    self.isRemoval = isRemoval
  }
}
