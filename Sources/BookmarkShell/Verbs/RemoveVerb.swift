import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `remove`: bookmarks out of the collection; more than one only after a question.
enum RemoveVerb: ShellVerb {
  static let guide = RemoveBookmarks.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let target = try await TargetResolution(invocation: invocation).resolve(invocation.words.words)
    let messages = invocation.messages
    if !target.isSingle, !invocation.settings.assumesYes {
      let preview = try await invocation.perform(RemoveBookmarks(target.filter, preview: true))
      if preview.removed > 1 {
        let count = messages.countBookmarks(count: preview.removed)
        let question = messages.shellAskRemove(bookmarks: count)
        let confirmation = Confirmation(invocation: invocation)
        guard
          try confirmation.isGiven(question, examples: preview.examples, count: preview.removed)
        else { return try SetVerb.nothingDone(invocation) }
      }
    }
    let reply = try await invocation.perform(RemoveBookmarks(target.filter))
    if reply.removed == 0 { throw .command(CommandFailure(.notFound, ["target": target.text])) }
    if invocation.words.options.contains("json") {
      try invocation.output.write(json(reply))
      return .success
    }
    if reply.removed == 1, let only = reply.examples.first {
      try invocation.output.write(
        messages.shellRemoved(bookmark: invocation.text.line(only)) + "\n")
    } else {
      let count = messages.countBookmarks(count: reply.removed)
      try invocation.output.write(messages.shellRemovedMany(bookmarks: count) + "\n")
    }
    try SetVerb.tellChange(reply.change, invocation)
    return .success
  }

  private static func json(_ reply: RemoveBookmarks.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("removed")
    writer.int(reply.removed)
    writer.bookmarks("examples", reply.examples)
    writer.change(number: reply.change)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
