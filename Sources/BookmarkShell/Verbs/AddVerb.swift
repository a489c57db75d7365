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
    let (content, typed) = try work.content(edits, context)
    try await add(content, typed, invocation)
    return .success
  }

  private static func add(
    _ content: BookmarkContent, _ typed: BookmarkFieldSet, _ invocation: Invocation
  ) async throws(ShellFailure) {
    let messages = invocation.messages
    let reply = try await invocation.perform(AddBookmark(content, typed: typed))
    let line = invocation.text.line(reply.bookmark)
    if invocation.words.options.contains("json") {
      let outcome = reply.isNew ? "added" : "unchanged"
      let json = ChangeJSON(
        outcome: outcome, isNew: reply.isNew, bookmark: reply.bookmark, change: reply.change)
      return try invocation.output.write(json.line)
    }
    guard reply.isNew else {
      try invocation.output.write(messages.shellAlreadyThere(bookmark: line) + "\n")
      return try invocation.tellState(reply.bookmark)
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
