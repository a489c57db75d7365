import BookmarkCommands
import BookmarkModel

extension BackUpStore: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let store = try engine.backupStore(for: Self.guide)
    return try translating { () throws(StoreError) in
      Reply(bookmarks: try store.backUp(to: path))
    }
  }
}

extension RestoreBackup: EngineCommand {
  /// So many bookmarks of a backup are read at a time.
  private static let pageSize = 500

  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let keeper = try engine.backupStore(for: Self.guide)
    let store = try engine.store()
    let current = try engine.current()
    return try translating { () throws(StoreError) in
      let backup = try keeper.openBackup(path)
      let source = try backup.snapshot()
      let held = try current.count(BookmarkQuery()).total
      var reply = Reply(bookmarks: try source.count(BookmarkQuery()).total, held: held)
      let hasHistory = try !current.changes(before: nil, limit: 1).isEmpty
      let isUnused = held == 0 && !hasHistory
      if replaces || isUnused {
        reply.isReplaced = true
        if !isPreview { try keeper.replaceContents(with: backup) }
        return reply
      }
      try merge(source, into: store, &reply, context)
      try takeViews(source, current, store, &reply)
      return reply
    }
  }

  /// Takes the bookmarks in as an import would that knows each of them by its uid.
  private func merge(
    _ source: any CollectionSnapshot, into store: any CollectionStore, _ reply: inout Reply,
    _ context: CommandContext
  ) throws(StoreError) {
    let area = try store.stagingArea(ChangeDescription(command: "restore", source: name))
    do throws(StoreError) {
      let stager = try ImportStager(area: area, again: true)
      let ids = try source.arrange(BookmarkQuery(sort: [SortKey(.id)])).ids
      for start in stride(from: 0, to: ids.count, by: Self.pageSize) {
        let page = Array(ids[start..<min(start + Self.pageSize, ids.count)])
        for bookmark in try source.bookmarks(page) {
          let draft = BookmarkDraft(bookmark.content, uid: bookmark.uid)
          reply.count(try stager.stage(draft).outcome)
        }
        if context.isCancelled() { throw .interrupted }
        context.progress?(CommandProgress(.reading, done: start + page.count, total: ids.count))
      }
      if isPreview { return area.cancel() }
      try stager.flush()
      reply.change = try area.finish(
        isCancelled: { context.isCancelled() }, progress: { context.progress?($0) }
      ).change
    } catch {
      area.cancel()
      throw error
    }
  }

  /// Takes the views in whose names are free.
  private func takeViews(
    _ source: any CollectionSnapshot, _ current: any CollectionSnapshot,
    _ store: any CollectionStore, _ reply: inout Reply
  ) throws(StoreError) {
    let known = Set(try current.views().map(\.key))
    let views = try source.views().filter { !known.contains($0.key) }
    reply.views = views.count
    if isPreview || views.isEmpty { return }
    do throws(CommandFailure) {
      try store.write(ChangeDescription(command: "view")) { writer throws(CommandFailure) in
        try translating { () throws(StoreError) in
          for view in views { try writer.setView(view) }
        }
      }
    } catch {
      throw .writeFailed(path: path, reason: error.arguments["reason"] ?? error.id.rawValue)
    }
  }
}

extension RestoreBackup.Reply {
  fileprivate mutating func count(_ outcome: ImportOutcome) {
    switch outcome {
    case .added: added += 1
    case .merged: changed += 1
    case .unchanged: unchanged += 1
    case .ambiguous, .skipped: skipped += 1
    }
  }
}

extension RepairStore: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.repairStore()
  }
}
