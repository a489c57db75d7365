import BookmarkEngine
import BookmarkModel
import FoundationEssentials

/// Writes one change of an ``ArrayStore``.
final class ArrayWriter: ArraySnapshot, CollectionWriter {
  private(set) var change: Int64?
  private let description: ChangeDescription
  private let time = Timestamp.now

  init(of store: ArrayStore, _ description: ChangeDescription) {
    self.description = description
    super.init(of: store)
  }

  override func refresh() throws(StoreError) {}

  private func begin() -> Int64 {
    if let change { return change }
    state.lastChange += 1
    state.sources[state.lastChange] = description.source ?? description.command
    change = state.lastChange
    return state.lastChange
  }

  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet)
    throws(StoreError) -> Bookmark
  {
    insert(content, uid: uid, typed: typed, line: nil)
  }

  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet, line: Int?)
    -> Bookmark
  {
    let change = begin()
    var content = content
    if content.added == nil { content.added = time.day() }
    state.lastID += 1
    let bookmark = Bookmark(
      id: state.lastID, uid: uid, content: content, typed: typed, created: time, changed: time,
      change: change, line: line)
    state.bookmarks.append(bookmark)
    return bookmark
  }

  func update(_ bookmark: Bookmark) throws(StoreError) {
    _ = begin()
    guard let index = state.bookmarks.firstIndex(where: { $0.id == bookmark.id }) else {
      throw .bug("bookmark \(bookmark.id) is not there")
    }
    var bookmark = bookmark
    bookmark.changed = time
    state.bookmarks[index] = bookmark
  }

  func setView(_ view: SavedView) throws(StoreError) {
    state.views.removeAll { $0.key == view.key }
    state.views.append(view)
    state.viewChanges += 1
  }

  func removeView(key: String) throws(StoreError) {
    state.views.removeAll { $0.key == key }
    state.viewChanges += 1
  }

  func remove(_ ids: [Int64]) throws(StoreError) {
    _ = begin()
    state.bookmarks.removeAll { ids.contains($0.id) }
    for id in ids { state.hashes[id] = nil }
  }

  /// Remembers the source row from which a bookmark was last written.
  func setHash(_ hash: Int64?, of id: Int64) {
    state.hashes[id] = hash
  }
}
