import BookmarkCommands
import BookmarkModel
import Localization

/// A change of a shelf: a question before many bookmarks, and what came of it.
struct ShelfChange {
  /// So many bookmarks are put or taken without a question.
  private static let mostUnasked = 10

  let invocation: Invocation
  let target: TargetResolution.Result

  func run<C: Command>(
    _ command: C, preview: WritableKeyPath<C, Bool>,
    asks question: (_ bookmarks: String, _ shelf: String) -> String,
    done: (_ bookmark: String, _ shelf: String) -> String,
    doneMany: (_ bookmarks: String, _ shelf: String) -> String
  ) async throws(ShellFailure) -> ExitStatus where C.Reply == PutOnShelf.Reply {
    let messages = invocation.messages
    let text = invocation.text
    if !target.isSingle, !invocation.settings.assumesYes {
      var trial = command
      trial[keyPath: preview] = true
      let found = try await invocation.perform(trial)
      if found.matched > Self.mostUnasked {
        let count = messages.countBookmarks(count: found.matched)
        let confirmation = Confirmation(invocation: invocation)
        guard
          try confirmation.isGiven(
            question(count, text.safe(found.name)), examples: found.examples, count: found.matched)
        else { return try SetVerb.nothingDone(invocation) }
      }
    }
    let reply = try await invocation.perform(command)
    if reply.matched == 0 {
      if C.self == PutOnShelf.self {
        throw .command(CommandFailure(.notFound, ["target": target.text]))
      }
      throw .said(messages.shelfNotThere(name: text.safe(reply.name)), .usage)
    }
    if invocation.words.options.contains("json") {
      try invocation.output.write(ShelfVerb.json(reply.name, reply.examples, reply.change))
      return .success
    }
    let name = text.safe(reply.name)
    if reply.change == nil {
      let count = messages.countBookmarks(count: reply.matched)
      try invocation.output.write(messages.shelfUnchanged(bookmarks: count, name: name) + "\n")
    } else if reply.matched == 1, let only = reply.examples.first {
      try invocation.output.write(done(text.line(only), name) + "\n")
    } else {
      let count = messages.countBookmarks(count: reply.matched)
      try invocation.output.write(doneMany(count, name) + "\n")
    }
    try SetVerb.tellChange(reply.change, invocation)
    return .success
  }
}
