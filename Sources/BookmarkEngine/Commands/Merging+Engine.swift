import BookmarkCommands
import BookmarkModel

extension MergeBookmarks: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    if isPreview { return try Merging(ids).reply(in: engine.current(), writer: nil) }
    return try engine.store().write(ChangeDescription(command: "merge")) {
      writer throws(CommandFailure) in
      try Merging(ids).reply(in: writer, writer: writer)
    }
  }
}

extension SettleDuplicates: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.store().write(ChangeDescription(command: "duplicates")) {
      writer throws(CommandFailure) in
      var merged = 0
      // First, so that a merge hands down what was kept apart just now.
      try translating { () throws(StoreError) in try writer.keepApart(apart) }
      for ids in merges {
        merged += try Merging(ids).reply(in: writer, writer: writer).merged.count
      }
      return Reply(merged: merged, apart: apart.count, change: writer.change)
    }
  }
}

/// Bookmarks that become one.
private struct Merging {
  private let ids: [Int64]

  init(_ ids: [Int64]) throws(CommandFailure) {
    var seen: Set<Int64> = []
    self.ids = ids.filter { seen.insert($0).inserted }
    if self.ids.count < 2 { throw CommandFailure(.mergeNeedsTwo) }
  }

  func reply(in snapshot: any CollectionSnapshot, writer: (any CollectionWriter)?)
    throws(CommandFailure) -> MergeBookmarks.Reply
  {
    let (bookmarks, names) = try translating { () throws(StoreError) in
      (try snapshot.bookmarks(ids), try snapshot.creatorNames())
    }
    if let missing = ids.first(where: { id in !bookmarks.contains { $0.id == id } }) {
      throw CommandFailure(.notFound, ["target": "@\(missing)"])
    }
    var merged = bookmarks[0]
    var conflicts: [ContentUnion.Conflict] = []
    for other in bookmarks.dropFirst() {
      try checkTypes(merged, other)
      let union = ContentUnion(merged, with: other, names: names)
      merged.content = union.content
      merged.typed = union.typed
      conflicts += union.conflicts
    }
    if let writer { try translating { () throws(StoreError) in try write(merged, writer) } }
    return MergeBookmarks.Reply(
      bookmark: merged, merged: Array(bookmarks.dropFirst()), conflicts: conflicts,
      change: writer?.change)
  }

  private func checkTypes(_ first: Bookmark, _ second: Bookmark) throws(CommandFailure) {
    let types = [first.type, second.type]
    if types[0] == types[1] || types.contains(.untyped) { return }
    throw CommandFailure(
      .differentTypes, ["first": "@\(first.id)", "second": "@\(second.id)"])
  }

  private func write(_ merged: Bookmark, _ writer: any CollectionWriter) throws(StoreError) {
    let others = Array(ids.dropFirst())
    var pairs: [BookmarkPair] = []
    for id in others {
      // Whatever was no part of one that goes is no part of the one that stays.
      for pair in try writer.keptApart(from: id).sorted(by: { $0.first < $1.first }) {
        let partner = pair.first == id ? pair.second : pair.first
        if !ids.contains(partner), let pair = BookmarkPair(merged.id, partner) {
          pairs.append(pair)
        }
      }
    }
    try writer.remove(others, mergedInto: merged.id)
    try writer.update(merged)
    try writer.keepApart(pairs)
  }
}
