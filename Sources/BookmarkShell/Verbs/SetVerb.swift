import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `set`: fields of one or many bookmarks.
enum SetVerb: ShellVerb {
  static let guide = SetFields.guide

  /// So many bookmarks are changed without a question.
  static let mostUnasked = 10

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (assignments, others) = invocation.words.splitAssignments()
    let edits = try invocation.edits(assignments)
    return try await change(others, edits, invocation)
  }

  /// Changes the bookmarks that words mean; more than a few only after a question.
  static func change(_ words: [GrammarWord], _ edits: [BookmarkEdit], _ invocation: Invocation)
    async throws(ShellFailure) -> ExitStatus
  {
    let target = try await TargetResolution(invocation: invocation).resolve(words)
    if edits.isEmpty { throw .command(CommandFailure(.nothingToDo)) }
    let messages = invocation.messages
    if !target.isSingle, !invocation.settings.assumesYes {
      let preview = try await invocation.perform(SetFields(target.filter, edits, preview: true))
      if preview.changed > invocation.settings.configuration.confirmThreshold {
        let count = messages.countBookmarks(count: preview.changed)
        let question = messages.shellAskSet(bookmarks: count)
        let confirmation = Confirmation(invocation: invocation)
        guard
          try confirmation.isGiven(question, examples: preview.examples, count: preview.changed)
        else { return try nothingDone(invocation) }
      }
    }
    let reply = try await invocation.perform(SetFields(target.filter, edits))
    if reply.matched == 0 { throw .command(CommandFailure(.notFound, ["target": target.text])) }
    for warning in UnknownValues(text: invocation.text).warnings(about: edits) {
      try invocation.remark(warning)
    }
    try tellOrJSON(reply, edits, invocation)
    return .success
  }

  /// Tells what changed, as JSON when that is wanted.
  static func tellOrJSON(
    _ reply: SetFields.Reply, _ edits: [BookmarkEdit], _ invocation: Invocation
  ) throws(ShellFailure) {
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
    } else {
      try tell(reply, edits, invocation)
    }
  }

  private static func json(_ reply: SetFields.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, count) in [("matched", reply.matched), ("changed", reply.changed)] {
      writer.name(name)
      writer.int(count)
    }
    writer.bookmarks("examples", reply.examples)
    writer.change(number: reply.change)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }

  static func nothingDone(_ invocation: Invocation) throws(ShellFailure) -> ExitStatus {
    try invocation.remark(invocation.messages.shellNothingDone)
    return .success
  }

  private static func tell(
    _ reply: SetFields.Reply, _ edits: [BookmarkEdit], _ invocation: Invocation
  ) throws(ShellFailure) {
    let text = invocation.text
    let messages = invocation.messages
    if reply.changed == 0 {
      let count = messages.countBookmarks(count: reply.matched)
      try invocation.output.write(messages.shellNothingChanged(bookmarks: count) + "\n")
      return
    }
    if reply.changed == 1, let only = reply.examples.first {
      try invocation.output.write(messages.shellChanged(bookmark: text.line(only)) + "\n")
      var lines = LabelledLines()
      var told = Set<BookmarkField>()
      for edit in edits where told.insert(edit.field).inserted {
        let value = text.cell(edit.field, of: only)
        lines.add(edit.field.title(in: messages), value.isEmpty ? "–" : value)
      }
      try invocation.output.write(lines.text(width: invocation.width, style: invocation.style))
    } else {
      let count = messages.countBookmarks(count: reply.changed)
      try invocation.output.write(messages.shellChangedMany(bookmarks: count) + "\n")
    }
    try Self.tellChange(reply.change, invocation)
  }

  /// How the change is taken back.
  static func tellChange(_ change: Int64?, _ invocation: Invocation) throws(ShellFailure) {
    guard let change, !invocation.settings.isQuiet else { return }
    try invocation.output.write(invocation.messages.importChange(number: Int(change)) + "\n")
  }
}
