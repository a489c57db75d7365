import BookmarkCommands
import BookmarkModel

extension ShowHistory: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current(context)
    let limit = max(0, limit)
    return try translating { () throws(StoreError) in
      guard let filter else {
        let changes = try snapshot.changes(before: nil, limit: limit)
        return Reply(
          changes: try changes.map { change throws(StoreError) in
            try ChangeChain(of: change.number, in: snapshot)?.summary ?? change
          })
      }
      var histories: [BookmarkHistory] = []
      for id in try Self.ids(of: filter, in: snapshot).prefix(limit) {
        if let history = try HistoryReading(snapshot: snapshot).history(of: id) {
          histories.append(history)
        }
      }
      return Reply(bookmarks: histories)
    }
  }

  /// Numbers are taken as they are, since what was removed has a history too.
  private static func ids(of filter: BookmarkFilter, in snapshot: any CollectionSnapshot)
    throws(StoreError) -> [Int64]
  {
    if case .ids(let ids) = filter { return ids }
    return try snapshot.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
  }
}

/// Puts together what happened to a bookmark from what each change found it to be.
private struct HistoryReading {
  let snapshot: any CollectionSnapshot

  func history(of id: Int64) throws(StoreError) -> BookmarkHistory? {
    let versions = try snapshot.versions(of: id)
    let current = try snapshot.bookmarks([id]).first
    guard let first = versions.first?.before ?? current else { return nil }
    var events: [BookmarkHistory.Event] = []
    try add(first.change, nil, first, to: &events)
    for (place, version) in versions.enumerated() {
      let next = place + 1 < versions.count ? versions[place + 1].before : current
      try add(version.change, version.before, version.isRemoval ? nil : next, to: &events)
    }
    return BookmarkHistory(id: id, events: events)
  }

  private func add(
    _ number: Int64, _ before: Bookmark?, _ after: Bookmark?,
    to events: inout [BookmarkHistory.Event]
  ) throws(StoreError) {
    guard let change = try ChangeChain(of: number, in: snapshot)?.summary else { return }
    var fields: [BookmarkField] = []
    if let before, let after { fields = after.content.fields(otherThan: before.content) }
    let kind: BookmarkHistory.Event.Kind =
      switch (before, after) {
      case (nil, _): events.isEmpty ? .added : .returned
      case (_, nil): .removed
      default: .changed
      }
    events.append(.init(kind, change: change, before: before, after: after, fields: fields))
  }
}
