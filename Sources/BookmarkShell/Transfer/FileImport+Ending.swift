import BookmarkCommands
import Localization

/// Writing what was staged, or not.
extension FileImport {
  /// So many existing bookmarks may change without a question.
  private static var mostUnasked: Int { 50 }

  /// Writes what was staged unless it is only to be shown, or the person doesn't want it.
  mutating func finish() async throws(ShellFailure) {
    guard report.counts.isBalanced else {
      throw .command(CommandFailure(.bug, ["reason": "rows unaccounted for: \(report.counts)"]))
    }
    for file in earlierRejects + [rejects].compactMap({ $0 }) {
      try ShellFailure.ofFile { () throws(FileFailure) in try file.finish() }
      report.rejectsPaths.append(file.path)
    }
    report.effects = effects
    if isStopped {
      report.ending = .tooManyErrors
      await cancel()
    } else if options.isDryRun {
      report.ending = .dryRun
      await cancel()
    } else if options.isStrict, report.counts.rejected > 0 {
      report.ending = .strict
      await cancel()
    } else if let session {
      guard try isWanted() else { return await cancel() }
      if console.isInterrupted { throw .command(CommandFailure(.interrupted)) }
      report.change = try await perform(FinishImport(session: session)).change
      self.session = nil
    }
  }

  /// Asks before many existing bookmarks change, where there is someone to ask.
  private mutating func isWanted() throws(ShellFailure) -> Bool {
    guard report.changing > Self.mostUnasked, console.isInputTerminal,
      !invocation.settings.assumesYes
    else { return true }
    progress.clear()
    report.ending = .declined
    let outlook = ImportSummary(report: report, text: invocation.text).outlook
    try invocation.output.flush()
    console.writeError(outlook)
    let messages = invocation.messages
    let count = messages.countBookmarks(count: report.changing)
    let confirmation = Confirmation(invocation: invocation)
    let question = messages.importAskChanges(bookmarks: count)
    guard try confirmation.isGiven(question, examples: [], count: 0) else { return false }
    report.ending = .done
    return true
  }

  /// Lets the engine forget what was staged; that it is lost is no failure.
  mutating func cancel() async {
    guard let session else { return }
    self.session = nil
    do throws(CommandFailure) {
      _ = try await invocation.handler.perform(CancelImport(session: session), in: context)
    } catch {}
  }
}
