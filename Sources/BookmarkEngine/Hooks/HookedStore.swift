import BookmarkCommands
import BookmarkModel

/// A store whose changes are told to hooks before they are committed.
final class HookedStore: CollectionStore, ChangeWatching, StoreBackingUp {
  private let base: any CollectionStore
  private let hooks: any ChangeHooks

  init(_ base: any CollectionStore, hooks: any ChangeHooks) {
    self.base = base
    self.hooks = hooks
  }

  /// Carries out a change, and nothing of it where a hook refuses.
  func write<Result>(
    _ change: ChangeDescription,
    _ body: (any CollectionWriter) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let hooks = hooks
    return try base.write(change) { writer throws(CommandFailure) in
      var runs: [HookEvent: (any HookRun)?] = [:]
      let lines = HookLines()
      writer.observer = { before, after in
        let event: HookEvent = before == nil ? .add : .change
        let run = runs[event] ?? hooks.begin(event)
        runs[event] = .some(run)
        guard let run else { return }
        let changed = ChangedBookmark(command: change.command, before: before, after: after)
        run.tell(lines.line(changed))
      }
      defer { writer.observer = nil }
      let result = try body(writer)
      for event in HookEvent.allCases {
        if let run = runs[event] ?? nil { try run.finish() }
      }
      return result
    }
  }

  func snapshot() throws(StoreError) -> any CollectionSnapshot { try base.snapshot() }

  func stagingArea(_ change: ChangeDescription) throws(StoreError) -> any StagingArea {
    try base.stagingArea(change)
  }

  func diagnose() throws(StoreError) -> [Doctor.Reply.Check] { try base.diagnose() }

  var schemaVersion: Int { base.schemaVersion }

  var libraryVersion: String { base.libraryVersion }

  func watch() throws(StoreError) -> sending any ChangeWatch {
    guard let base = base as? any ChangeWatching else { throw .bug("no changes to watch") }
    return try base.watch()
  }

  private func keeper() throws(StoreError) -> any StoreBackingUp {
    guard let base = base as? any StoreBackingUp else { throw .bug("no backups") }
    return base
  }

  func backUp(to path: String) throws(StoreError) -> Int { try keeper().backUp(to: path) }

  func openBackup(_ path: String) throws(StoreError) -> any CollectionStore {
    try keeper().openBackup(path)
  }

  func replaceContents(with backup: any CollectionStore) throws(StoreError) {
    try keeper().replaceContents(with: backup)
  }
}
