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
      return Reply(bookmarks: shown, former: try former(in: snapshot, besides: bookmarks))
    }
  }

  /// What became of the numbers that are no bookmark's any more.
  private func former(in snapshot: any CollectionSnapshot, besides bookmarks: [Bookmark])
    throws(StoreError) -> [FormerBookmark]?
  {
    guard case .ids(let ids) = filter else { return nil }
    var former: [FormerBookmark] = []
    for id in ids where !bookmarks.contains(where: { $0.id == id }) {
      guard let work = try snapshot.formerWork(id) else { continue }
      former.append(
        FormerBookmark(
          bookmark: CommandFailure.Candidate(work.bookmark, language: ""),
          heir: try snapshot.heir(of: work), change: work.change))
    }
    return former.isEmpty ? nil : former
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

extension PickRandom: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      var ids = try snapshot.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
      let count = min(max(count, 0), min(ids.count, 1_000))
      for place in 0..<count { ids.swapAt(place, Int.random(in: place..<ids.count)) }
      return Reply(bookmarks: try snapshot.bookmarks(Array(ids.prefix(count))), total: ids.count)
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
