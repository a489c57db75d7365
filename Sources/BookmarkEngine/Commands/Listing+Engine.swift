import BookmarkCommands
import BookmarkModel
import Localization

extension ListBookmarks: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current(context)
    return try translating { () throws(StoreError) in
      let arrangement = try snapshot.arrange(
        query.shown(in: context), counting: counts ?? true)
      let range = arrangement.ids.indices
      return Reply(
        sections: arrangement.sections,
        bookmarks: try snapshot.listed(arrangement, range), total: arrangement.total)
    }
  }
}

extension ExplainList: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current(context)
    return try translating { () throws(StoreError) in
      Reply(steps: try snapshot.explain(query.shown(in: context)))
    }
  }
}

extension OpenExport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let store = try engine.store()
    let (snapshot, arrangement, columns) = try translating { () throws(StoreError) in
      let snapshot = try store.snapshot()
      snapshot.progress = context.progress
      let arrangement = try snapshot.arrange(query.shown(in: context))
      return (snapshot, arrangement, try snapshot.extraColumns(of: arrangement.ids))
    }
    return Reply(
      session: engine.sessions.open(snapshot, arrangement), total: arrangement.total ?? 0,
      sections: arrangement.sections, extraColumns: columns)
  }
}

extension NextExport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let (listing, range) = try engine.sessions.advance(session, by: limit)
    return try translating { () throws(StoreError) in
      Reply(bookmarks: try listing.snapshot.listed(listing.arrangement, range))
    }
  }
}

extension CloseExport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.sessions.closeListing(session)
    return Reply()
  }
}

extension CollectionSnapshot {
  /// A stretch of an arrangement with its bookmarks, each with its section.
  fileprivate func listed(_ arrangement: Arrangement, _ range: Range<Int>)
    throws(StoreError) -> [ListedBookmark]
  {
    let found = try bookmarks(Array(arrangement.ids[range]))
    let sections = arrangement.sectionIndices(of: range)
    return zip(sections, found).map { ListedBookmark(section: $0, bookmark: $1) }
  }
}

extension BookmarkQuery {
  /// The query with the caller's language, unless it names one itself.
  func shown(in context: CommandContext) -> BookmarkQuery {
    var query = self
    if language == nil {
      query.language = context.language.tag
      query.collation = collation ?? context.collation
    }
    return query
  }
}
