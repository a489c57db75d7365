import BookmarkCommands
import BookmarkModel
import Localization

/// What undo and redo have in common: a preview, a question before much, and what came of it.
struct Reversing {
  /// So many bookmarks are touched without a question.
  private static let mostUnasked = 20

  let invocation: Invocation
  let includesEdited: Bool

  func run<C: Command>(_ command: (_ isPreview: Bool) -> C) async throws(ShellFailure) -> ExitStatus
  where C.Reply == UndoChange.Reply {
    if invocation.words.options.contains("dry-run") {
      try tell(try await perform(command(true)), isPreview: true)
      return .success
    }
    // Where nobody can be asked it is done: an undo can be undone.
    if invocation.console.isInputTerminal, !invocation.settings.assumesYes {
      let preview = try await perform(command(true))
      guard try isWanted(preview) else { return try SetVerb.nothingDone(invocation) }
    }
    try tell(try await perform(command(false)), isPreview: false)
    return .success
  }

  private func isWanted(_ preview: UndoChange.Reply) throws(ShellFailure) -> Bool {
    let effect = preview.effect
    if effect.touched <= Self.mostUnasked { return true }
    let messages = invocation.messages
    let number = Int(preview.target.number)
    let count = messages.countBookmarks(count: effect.touched)
    let question =
      preview.isUndone
      ? messages.undoAskUndo(number: number, bookmarks: count)
      : messages.undoAskRedo(number: number, bookmarks: count)
    try invocation.output.flush()
    let report = ReversalReport(preview, isPreview: true, text: invocation.text)
    invocation.console.writeError(report.counts + report.remains)
    return try Confirmation(invocation: invocation).isGiven(
      question, examples: effect.examples, count: effect.touched)
  }

  private func tell(_ reply: UndoChange.Reply, isPreview: Bool) throws(ShellFailure) {
    let report = ReversalReport(reply, isPreview: isPreview, text: invocation.text)
    if invocation.words.options.contains("json") {
      return try invocation.output.write(report.json)
    }
    try invocation.output.write(report.heading + report.counts + report.remains)
    if reply.change != nil, !invocation.settings.isQuiet {
      try invocation.output.write(report.way(includesEdited: includesEdited))
    }
  }

  private func perform<C: Command>(_ command: C) async throws(ShellFailure) -> C.Reply {
    let (console, messages) = (invocation.console, invocation.messages)
    let progress = ProgressLine(console, messages: messages, isQuiet: invocation.settings.isQuiet)
    var context = invocation.context
    context.progress = { progress.storing($0) }
    context.isCancelled = { console.isInterrupted }
    defer { progress.clear() }
    do throws(CommandFailure) {
      return try await invocation.handler.perform(command, in: context)
    } catch {
      throw .command(error)
    }
  }
}
