import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

/// Writes one change of an ``ArrayStore``.
final class ArrayWriter: ArraySnapshot, CollectionWriter {
  var observer: ((_ before: Bookmark?, _ after: Bookmark?) -> Void)?
  private(set) var change: Int64?
  private let description: ChangeDescription
  let time = Timestamp.now

  init(of store: ArrayStore, _ description: ChangeDescription) {
    self.description = description
    super.init(of: store)
  }

  override func refresh() throws(StoreError) {}

  func begin() -> Int64 {
    if let change { return change }
    state.lastChange += 1
    state.changes.append(
      ChangeSummary(
        number: state.lastChange, command: description.command, source: description.source,
        service: description.service, time: time))
    change = state.lastChange
    return state.lastChange
  }

  /// Counts what the change does.
  func count(_ counter: WritableKeyPath<ChangeSummary, Int>) {
    state.changes[state.changes.count - 1][keyPath: counter] += 1
  }

  /// Keeps what a bookmark was before the change, once, and the mark that the change leaves on it.
  func remember(_ id: Int64, after: Int64?) {
    let number = begin()
    let effect = state.effects[number]?[id]
    state.effects[number, default: [:]][id] = ArrayEffect(
      before: effect == nil ? version(of: id) : effect?.before, after: after)
  }

  func version(of id: Int64) -> ArrayEffect.Version? {
    guard let bookmark = state.bookmarks.first(where: { $0.id == id }),
      let edited = state.edited[id]
    else { return nil }
    return ArrayEffect.Version(bookmark: bookmark, hash: state.hashes[id], edited: edited)
  }

  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet)
    throws(StoreError) -> Bookmark
  {
    try forgetRemovals(of: content)
    return insert(content, uid: uid, typed: typed, line: nil)
  }

  func insert(_ content: BookmarkContent, uid: UUID, typed: BookmarkFieldSet, line: Int?)
    -> Bookmark
  {
    let change = begin()
    var content = content
    if content.added == nil { content.added = time.day() }
    state.lastID += 1
    remember(state.lastID, after: change)
    let bookmark = Bookmark(
      id: state.lastID, uid: uid, content: content, typed: typed, created: time, changed: time,
      change: change, line: line)
    state.bookmarks.append(bookmark)
    state.edited[bookmark.id] = change
    count(\.added)
    observer?(nil, bookmark)
    return bookmark
  }

  func update(_ bookmark: Bookmark) throws(StoreError) {
    let change = begin()
    guard let index = state.bookmarks.firstIndex(where: { $0.id == bookmark.id }) else {
      throw .bug("bookmark \(bookmark.id) is not there")
    }
    remember(bookmark.id, after: change)
    let before = state.bookmarks[index]
    var bookmark = bookmark
    bookmark.changed = time
    state.bookmarks[index] = bookmark
    state.edited[bookmark.id] = change
    count(\.changed)
    observer?(before, bookmark)
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

  func setGoal(_ goal: Goal) throws(StoreError) {
    try removeGoal(goal)
    state.goals.append(goal)
  }

  func removeGoal(_ goal: Goal) throws(StoreError) {
    state.goals.removeAll { $0.year == goal.year && $0.type == goal.type }
    state.viewChanges += 1
  }

  /// Gives a bookmark the state of a version, or takes it out.
  func put(_ version: ArrayEffect.Version?, at id: Int64) {
    state.bookmarks.removeAll { $0.id == id }
    state.edited[id] = version?.edited
    state.hashes[id] = version?.hash
    guard let version else { return }
    let place = state.bookmarks.firstIndex { $0.id > id } ?? state.bookmarks.count
    state.bookmarks.insert(version.bookmark, at: place)
  }

  func reverse(_ reversal: Reversal, isCancelled: @escaping () -> Bool) throws(StoreError)
    -> ReversalEffect
  {
    if isCancelled() { throw .interrupted }
    let effect = try preview(reversal)
    if effect.isEmpty { return effect }
    let number = begin()
    state.changes[state.changes.count - 1].undoes = reversal.undoes
    if reversal.undoes == nil {
      state.changes[state.changes.count - 1].target = reversal.change
    }
    state.changes[state.changes.count - 1].command = reversal.command
    for (id, step) in steps(of: reversal) {
      switch step {
      case .remove: count(\.removed)
      case .restore: count(\.changed)
      case .bringBack: count(\.added)
      case .keep, .block: continue
      }
      let before = state.effects[reversal.change]?[id]?.before
      state.effects[number, default: [:]][id] = ArrayEffect(
        before: version(of: id), after: before?.edited)
      put(before, at: id)
    }
    return effect
  }

  /// Remembers the source row from which a bookmark was last written.
  func setHash(_ hash: Int64?, of id: Int64) {
    state.hashes[id] = hash
  }
}
