import BookmarkCommands
import BookmarkEngine
import BookmarkModel

extension ArraySnapshot {
  func change(_ number: Int64) throws(StoreError) -> ChangeSummary? {
    guard var change = state.changes.first(where: { $0.number == number }) else { return nil }
    change.undoneBy = state.changes.first { $0.undoes == number }?.number
    return change
  }

  func changes(before number: Int64?, limit: Int) throws(StoreError) -> [ChangeSummary] {
    let earlier = state.changes.filter { $0.number < number ?? .max }.reversed().prefix(limit)
    var found: [ChangeSummary] = []
    for change in earlier { if let known = try self.change(change.number) { found.append(known) } }
    return found
  }

  /// What becomes of a bookmark that a change had touched.
  enum UndoStep {
    case remove, restore, bringBack, keep, block
  }

  /// What a reversal does to each bookmark, in order; those that need nothing are left out.
  func steps(of reversal: Reversal) -> [(id: Int64, step: UndoStep)] {
    let effects = (state.effects[reversal.change] ?? [:]).sorted { $0.key < $1.key }
    return effects.compactMap { id, effect in
      let now = state.edited[id]
      if now == effect.before?.edited { return nil }
      if now != effect.after, !reversal.includesEdited { return (id, .keep) }
      guard let before = effect.before else { return (id, .remove) }
      if now != nil { return (id, .restore) }
      return (id, state.bookmarks.contains { $0.uid == before.bookmark.uid } ? .block : .bringBack)
    }
  }

  func preview(_ reversal: Reversal) throws(StoreError) -> ReversalEffect {
    var effect = ReversalEffect()
    let limit = ReversalEffect.mostExamples
    for (id, step) in steps(of: reversal) {
      let known = state.bookmarks.first { $0.id == id }
      let shown = [
        known ?? state.effects[reversal.change]?[id]?.before?.bookmark
      ].compactMap(\.self)
      switch step {
      case .remove: effect.removed += 1
      case .restore: effect.restored += 1
      case .bringBack: effect.returned += 1
      case .keep:
        effect.kept += 1
        if effect.kept <= limit { effect.keptExamples += shown }
      case .block:
        effect.blocked += 1
        if effect.blocked <= limit { effect.blockedExamples += shown }
      }
      if step != .keep, step != .block, effect.touched <= limit { effect.examples += shown }
    }
    effect.decisions = reversal.undoes == nil ? 0 : decisions(of: reversal.change)
    return effect
  }

  func versions(of id: Int64) throws(StoreError) -> [BookmarkVersion] {
    let isThere = state.edited[id] != nil
    var versions: [BookmarkVersion] = []
    for change in state.changes {
      guard let effect = state.effects[change.number]?[id] else { continue }
      // Its own beginning, and that this was undone and made again.
      let isOwn = root(of: change) == state.effects.filter { $0.value[id] != nil }.keys.min()
      let isLast = state.changes.last { state.effects[$0.number]?[id] != nil } == change
      if isOwn, effect.before == nil || effect.after == nil, isThere || !isLast { continue }
      versions.append(
        BookmarkVersion(
          change: change.number, before: effect.before?.bookmark, isRemoval: effect.after == nil))
    }
    return versions
  }

  func root(of change: ChangeSummary) -> Int64 {
    var root = change
    while let earlier = state.changes.first(where: { $0.number == root.undoes }) { root = earlier }
    return root.number
  }
}
