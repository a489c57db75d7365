import BookmarkCommands
import BookmarkModel
import FoundationEssentials
import Localization

extension AddBookmark: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    var content = content
    content.normalize()
    content.deriveFromExperiences()
    guard !content.titles.isEmpty || !content.identifiers.isEmpty else {
      throw CommandFailure(.missingTitle)
    }
    let language = context.language.tag
    return try engine.store().write(ChangeDescription(command: "add")) {
      writer throws(CommandFailure) in
      if let bookmark = try writer.bookmark(of: content, language: language) {
        return Reply(bookmark: bookmark, isNew: false, change: nil)
      }
      return try translating { () throws(StoreError) in
        let bookmark = try writer.insert(content, uid: .version7(), typed: typed)
        return Reply(bookmark: bookmark, isNew: true, change: writer.change)
      }
    }
  }
}

extension SetFields: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    guard !edits.isEmpty else { throw CommandFailure(.nothingToDo) }
    if isPreview {
      return try apply(to: engine.current(), writer: nil)
    }
    return try engine.store().write(ChangeDescription(command: "set")) {
      writer throws(CommandFailure) in
      try apply(to: writer, writer: writer)
    }
  }

  private func apply(to snapshot: any CollectionSnapshot, writer: (any CollectionWriter)?)
    throws(CommandFailure) -> Reply
  {
    let ids = try translating { () throws(StoreError) in
      try snapshot.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
    }
    var reply = Reply(matched: ids.count, changed: 0, examples: [], change: nil)
    for start in stride(from: 0, to: ids.count, by: 500) {
      let page = Array(ids[start..<min(start + 500, ids.count)])
      let bookmarks = try translating { () throws(StoreError) in try snapshot.bookmarks(page) }
      for bookmark in bookmarks {
        guard let edited = try edited(bookmark) else { continue }
        reply.changed += 1
        if reply.examples.count < 10 { reply.examples.append(edited) }
        if let writer { try translating { () throws(StoreError) in try writer.update(edited) } }
      }
    }
    reply.change = writer?.change
    return reply
  }

  /// The bookmark after the edits; `nil` when they change nothing.
  private func edited(_ bookmark: Bookmark) throws(CommandFailure) -> Bookmark? {
    if let expected, expected != bookmark.content {
      throw CommandFailure(
        .changedMeanwhile, candidates: [CommandFailure.Candidate(bookmark, language: "")])
    }
    var edited = bookmark
    for edit in edits {
      do {
        try edit.apply(to: &edited.content)
      } catch {
        throw CommandFailure(error)
      }
      edited.typed.insert(edit.field)
    }
    guard !edited.content.titles.isEmpty || !edited.content.identifiers.isEmpty else {
      throw CommandFailure(.missingTitle)
    }
    return edited == bookmark ? nil : edited
  }
}

extension RemoveBookmarks: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    if isPreview {
      return try remove(from: engine.current(), writer: nil)
    }
    return try engine.store().write(ChangeDescription(command: "remove")) {
      writer throws(CommandFailure) in
      try remove(from: writer, writer: writer)
    }
  }

  private func remove(from snapshot: any CollectionSnapshot, writer: (any CollectionWriter)?)
    throws(CommandFailure) -> Reply
  {
    try translating { () throws(StoreError) in
      let ids = try snapshot.arrange(BookmarkQuery(filter, sort: [SortKey(.id)])).ids
      let examples = try snapshot.bookmarks(Array(ids.prefix(10)))
      if let writer, !ids.isEmpty { try writer.remove(ids) }
      return Reply(removed: ids.count, examples: examples, change: writer?.change)
    }
  }
}
