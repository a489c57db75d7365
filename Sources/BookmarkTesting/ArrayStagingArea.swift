import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import FoundationEssentials

/// Stages an import of an ``ArrayStore``.
final class ArrayStagingArea: StagingArea {
  private struct NewWork {
    var uid: UUID
    var work: StagedWork
    var line: Int?
  }

  private let store: ArrayStore
  private let snapshot: ArraySnapshot
  private let description: ChangeDescription
  private var new: [NewWork] = []
  private var updates: [Int64: StagedWork] = [:]
  private var returning: [FormerWork] = []

  var collection: any CollectionSnapshot { snapshot }

  init(of store: ArrayStore, _ description: ChangeDescription) {
    self.store = store
    self.description = description
    snapshot = ArraySnapshot(of: store)
  }

  func reference(forHash hash: Int64, uid: UUID?) throws(StoreError) -> KnownRow? {
    let known = snapshot.state.bookmarks.first { bookmark in
      snapshot.state.hashes[bookmark.id] == hash && (uid == nil || uid == bookmark.uid)
    }
    return known.map { KnownRow(reference: $0.id, isTyped: !$0.typed.isEmpty) }
  }

  func candidates(for key: IdentityKey) throws(StoreError) -> [MatchCandidate] {
    var all: [MatchCandidate] = []
    for (index, new) in new.enumerated() {
      all.append(
        MatchCandidate(
          reference: -Int64(index + 1), key: IdentityKey(new.work.content, uid: new.uid)))
    }
    for bookmark in snapshot.state.bookmarks {
      let content = updates[bookmark.id]?.content ?? bookmark.content
      all.append(
        MatchCandidate(reference: bookmark.id, key: IdentityKey(content, uid: bookmark.uid)))
    }
    return all.filter { $0.key.sharesAnything(with: key) }
  }

  func load(_ reference: Int64) throws(StoreError) -> StagedWork {
    if reference < 0 { return new[Int(-reference - 1)].work }
    if let work = updates[reference] { return work }
    guard let bookmark = try snapshot.bookmarks([reference]).first else {
      throw .bug("bookmark \(reference) is not there")
    }
    return StagedWork(
      content: bookmark.content, typed: bookmark.typed, hash: snapshot.state.hashes[reference])
  }

  func add(_ draft: BookmarkDraft, key: IdentityKey, hash: Int64) throws(StoreError) -> Int64 {
    let work = StagedWork(
      content: draft.content, typed: [], hash: draft.isEvent ? nil : hash)
    new.append(NewWork(uid: draft.uid ?? .version7(), work: work, line: draft.line))
    return -Int64(new.count)
  }

  func update(_ works: [(reference: Int64, work: StagedWork)]) throws(StoreError) {
    for (reference, work) in works {
      if reference < 0 {
        new[Int(-reference - 1)].work = work
      } else {
        updates[reference] = work
      }
    }
  }

  func forget(_ works: [FormerWork]) throws(StoreError) { returning += works }

  func bookmarks(_ ids: [Int64]) throws(StoreError) -> [Bookmark] { try snapshot.bookmarks(ids) }

  func finish(
    isCancelled: @escaping () -> Bool, progress: @escaping (CommandProgress) -> Void
  ) throws(StoreError) -> FinishImport.Reply {
    if isCancelled() { throw .interrupted }
    let writer = ArrayWriter(of: store, description)
    for (id, work) in updates {
      guard var bookmark = try writer.bookmarks([id]).first else { continue }
      bookmark.content = work.content
      bookmark.typed = work.typed
      try writer.update(bookmark)
      writer.setHash(work.hash, of: id)
    }
    for new in new {
      let bookmark = writer.insert(
        new.work.content, uid: new.uid, typed: new.work.typed, line: new.line)
      writer.setHash(new.work.hash, of: bookmark.id)
    }
    try writer.forget(returning)
    store.replaceState(writer.state)
    return FinishImport.Reply(
      added: new.count, changed: updates.count, change: writer.change)
  }

  func cancel() {}
}
