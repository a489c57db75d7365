import BookmarkCommands
import BookmarkModel
import Localization

/// `add`: one work, unless it is there already.
enum AddVerb: ShellVerb {
  static let guide = AddBookmark.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let context = try invocation.grammar
    let (assignments, others) = invocation.words.splitAssignments()
    let work = try invocation.parse { () throws(GrammarError) in try NewWork(others) }
    let edits = try invocation.parse { () throws(GrammarError) in
      try AssignmentParser(context).parse(assignments)
    }.edits
    var content = BookmarkContent(type: work.type ?? .untyped)
    var typed = BookmarkFieldSet()
    if work.type != nil { typed.insert(.type) }
    if !work.title.isEmpty {
      content.titles = [Title(work.title)]
      typed.insert(.title)
    }
    if !work.identifiers.isEmpty {
      content.identifiers = work.identifiers
      typed.insert(.identifier)
    }
    for edit in edits {
      do throws(FieldError) {
        try edit.apply(to: &content, scale: context.ratingScale)
      } catch {
        throw .command(CommandFailure(error))
      }
      typed.insert(edit.field)
    }
    content.normalize()
    if content.titles.isEmpty, content.identifiers.isEmpty {
      throw .command(CommandFailure(.missingTitle))
    }
    try await add(content, typed, invocation)
    return .success
  }

  private static func add(
    _ content: BookmarkContent, _ typed: BookmarkFieldSet, _ invocation: Invocation
  ) async throws(ShellFailure) {
    let messages = invocation.messages
    let reply = try await invocation.perform(AddBookmark(content, typed: typed))
    let line = invocation.text.line(reply.bookmark)
    guard reply.isNew else {
      try invocation.output.write(messages.shellAlreadyThere(bookmark: line) + "\n")
      return
    }
    try invocation.output.write(messages.shellAdded(bookmark: line) + "\n")
    try SetVerb.tellChange(reply.change, invocation)
    for warning in UnknownValues(text: invocation.text).warnings(about: content) {
      try invocation.remark(warning)
    }
    if reply.bookmark.content.type == .untyped {
      try invocation.remark(messages.shellUntypedHint(id: Int(reply.bookmark.id)))
    }
  }
}
