import BookmarkModel

/// What a change did to one bookmark of an ``ArrayStore``.
struct ArrayEffect: Sendable {
  /// A bookmark with all that a store knows of it.
  struct Version: Sendable {
    var bookmark: Bookmark
    var hash: Int64?
    var edited: Int64
  }

  /// What it was before; `nil` when it wasn't there.
  var before: Version?
  /// The mark that the change left on it; `nil` when it was removed.
  var after: Int64?
}
