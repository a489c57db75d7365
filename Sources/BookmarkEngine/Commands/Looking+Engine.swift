import BookmarkCommands
import BookmarkModel
import Text

extension ShowBookmarks: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      let query = BookmarkQuery(filter, sort: [SortKey(.id)])
      let bookmarks = try snapshot.bookmarks(snapshot.arrange(query).ids)
      var shown: [ShownBookmark] = []
      for bookmark in bookmarks {
        let source = try snapshot.source(ofChange: bookmark.change)
        shown.append(ShownBookmark(bookmark: bookmark, source: source))
      }
      return Reply(bookmarks: shown)
    }
  }
}

extension CountBookmarks: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      let (total, sections) = try snapshot.count(query.shown(in: context))
      return Reply(total: total, sections: sections)
    }
  }
}

extension ListTypes: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      let counts = try snapshot.typeCounts()
      let types = Set(BookmarkType.known).union(counts.keys).sorted()
      return Reply(types: types.map { Reply.Entry(type: $0, count: counts[$0] ?? 0) })
    }
  }
}

extension CompleteText: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    let limit = min(max(limit, 1), 1_000)
    return try translating { () throws(StoreError) in
      Reply(
        values: try snapshot.values(
          of: field, prefix: TextFolding.folded(prefix), limit: limit))
    }
  }
}

extension Version: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let store = try engine.store()
    return Reply(
      program: Version.program, commandProtocol: Version.commandProtocol,
      schema: store.schemaVersion, sqlite: store.libraryVersion)
  }
}

extension Doctor: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let store = try engine.store()
    return Reply(checks: try translating { () throws(StoreError) in try store.diagnose() })
  }
}
