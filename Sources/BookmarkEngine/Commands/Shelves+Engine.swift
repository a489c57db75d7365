import BookmarkCommands
import BookmarkModel

extension ShowShelf: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let shelf = try engine.current().shelf(name)
    return Reply(name: shelf.name, bookmarks: shelf.bookmarks)
  }
}

extension PutOnShelf: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    guard ShelfEntry.isName(name) else {
      throw CommandFailure(FieldError(.shelf, name, .empty))
    }
    return try engine.changeShelf(name, filter, isPreview) { shelf, meant in
      shelf.put(meant, at: position, note: note)
    }
  }
}

extension TakeOffShelf: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let onShelf = filter && .field(.shelf, .exactly(name))
    return try engine.changeShelf(name, onShelf, isPreview) { shelf, meant in
      shelf.remove(Set(meant.map(\.id)))
    }
  }
}

extension BookmarkEngine {
  /// Changes the order of a shelf and writes what is different by it.
  fileprivate func changeShelf(
    _ name: String, _ filter: BookmarkFilter, _ isPreview: Bool,
    _ body: (inout ShelfOrder, [Bookmark]) -> [Bookmark]
  ) throws(CommandFailure) -> PutOnShelf.Reply {
    if isPreview { return try current().shelf(name, filter, body, writer: nil) }
    return try store().write(ChangeDescription(command: "shelf")) {
      writer throws(CommandFailure) in
      try writer.shelf(name, filter, body, writer: writer)
    }
  }
}

extension CollectionSnapshot {
  /// The bookmarks on a shelf in its order.
  fileprivate func shelf(_ name: String) throws(CommandFailure) -> ShelfOrder {
    ShelfOrder(name, of: try all(of: .field(.shelf, .exactly(name))))
  }

  private func all(of filter: BookmarkFilter) throws(CommandFailure) -> [Bookmark] {
    try translating { () throws(StoreError) in
      try bookmarks(arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids)
    }
  }

  fileprivate func shelf(
    _ name: String, _ filter: BookmarkFilter,
    _ body: (inout ShelfOrder, [Bookmark]) -> [Bookmark], writer: (any CollectionWriter)?
  ) throws(CommandFailure) -> PutOnShelf.Reply {
    var shelf = try shelf(name)
    let meant = try all(of: filter)
    let changed = body(&shelf, meant)
    if let writer {
      for bookmark in changed {
        var bookmark = bookmark
        bookmark.typed.insert(.shelf)
        try translating { () throws(StoreError) in try writer.update(bookmark) }
      }
    }
    let now = Dictionary(changed.map { ($0.id, $0) }) { first, _ in first }
    let examples = meant.prefix(10).map { now[$0.id] ?? $0 }
    return PutOnShelf.Reply(
      name: shelf.name, matched: meant.count, examples: examples, change: writer?.change)
  }
}
