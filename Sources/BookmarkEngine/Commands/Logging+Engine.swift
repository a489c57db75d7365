import BookmarkCommands
import BookmarkModel
import FoundationEssentials
import Localization

extension LogExperience: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let language = context.language.tag
    return try engine.store().write(ChangeDescription(command: step.rawValue)) {
      writer throws(CommandFailure) in
      switch work {
      case .bookmark(let id):
        let found = try translating { () throws(StoreError) in try writer.bookmarks([id]) }
        guard let bookmark = found.first else {
          throw CommandFailure(.notFound, ["target": "@\(id)"])
        }
        return try update(bookmark, writer, language)
      case .described(var content, let typed):
        content.normalize()
        guard !content.titles.isEmpty || !content.identifiers.isEmpty else {
          throw CommandFailure(.missingTitle)
        }
        if let bookmark = try writer.bookmark(of: content, language: language) {
          return try update(bookmark, writer, language)
        }
        return try insert(content, typed, writer)
      }
    }
  }

  private func insert(
    _ content: BookmarkContent, _ typed: BookmarkFieldSet, _ writer: any CollectionWriter
  ) throws(CommandFailure) -> Reply {
    var new = content
    let outcome = new.take(step, experience, on: day)
    new.normalize()
    var typed = typed
    for field in new.fields(otherThan: content) { typed.insert(field) }
    let bookmark = try translating { () throws(StoreError) in
      try writer.insert(new, uid: .version7(), typed: typed)
    }
    return Reply(bookmark: bookmark, outcome: outcome, isNew: true, change: writer.change)
  }

  private func update(
    _ bookmark: Bookmark, _ writer: any CollectionWriter, _ language: String
  ) throws(CommandFailure) -> Reply {
    let finished = experience.finished ?? day
    if step == .finish, !repeats,
      bookmark.content.isFinished(on: finished, part: experience.part)
    {
      throw CommandFailure(
        .alreadyFinished, ["date": finished.description],
        candidates: [CommandFailure.Candidate(bookmark, language: language)])
    }
    var edited = bookmark
    for edit in edits where !describes(edit.field, bookmark) {
      do throws(FieldError) {
        if try isOwned(edit, bookmark) { continue }
        try edit.apply(to: &edited.content)
        edited.typed.insert(edit.field)
      } catch {
        throw CommandFailure(error)
      }
    }
    let outcome = edited.content.take(step, experience, on: day)
    edited.content.normalize()
    let fields = edited.content.fields(otherThan: bookmark.content)
    if fields.isEmpty {
      return Reply(bookmark: bookmark, outcome: .unchanged, isNew: false, change: nil)
    }
    for field in fields { edited.typed.insert(field) }
    try translating { () throws(StoreError) in try writer.update(edited) }
    return Reply(bookmark: edited, outcome: outcome, isNew: false, change: writer.change)
  }

  /// Whether a field only tells which work is meant: one that the bookmark has already.
  private func describes(_ field: BookmarkField, _ bookmark: Bookmark) -> Bool {
    guard case .described = work else { return false }
    let fields: [BookmarkField] = [.title, .creator, .author, .director, .artist, .year]
    return fields.contains(field) && !bookmark.content.text(of: field).isEmpty
  }

  /// Whether a copy is there already, and another one isn't meant.
  private func isOwned(_ edit: BookmarkEdit, _ bookmark: Bookmark) throws(FieldError) -> Bool {
    guard step == .own, edit.field == .copy, !repeats else { return false }
    var content = BookmarkContent()
    try edit.apply(to: &content)
    return content.copies.allSatisfy(bookmark.content.owns)
  }
}
