import BookmarkCommands
import BookmarkModel
import Localization

/// Tells what a step came to.
struct StepReport {
  let invocation: Invocation

  func tell(_ reply: LogExperience.Reply) async throws(ShellFailure) {
    if invocation.words.options.contains("json") {
      let json = ChangeJSON(
        outcome: reply.outcome.rawValue, isNew: reply.isNew, bookmark: reply.bookmark,
        change: reply.change)
      return try invocation.output.write(json.line)
    }
    try invocation.output.write(sentence(reply) + "\n")
    try invocation.tellState(reply.bookmark)
    try SetVerb.tellChange(reply.change, invocation)
    if reply.isNew, reply.bookmark.titles.isEmpty {
      try invocation.remark(invocation.messages.logUntitled(id: Int(reply.bookmark.id)))
    } else if reply.isNew {
      try await tellSimilar(reply.bookmark)
    }
  }

  private func sentence(_ reply: LogExperience.Reply) -> String {
    let messages = invocation.messages
    let line = invocation.text.line(reply.bookmark)
    let what: String
    switch reply.outcome {
    case .wanted: what = messages.logWanted(bookmark: line)
    case .started: what = messages.logStarted(bookmark: line)
    case .resumed: what = messages.logResumed(bookmark: line)
    case .paused: what = messages.logPaused(bookmark: line)
    case .dropped: what = messages.logDropped(bookmark: line)
    case .owned: what = messages.logOwned(bookmark: line)
    case .finished:
      let times = reply.bookmark.content.timesFinished
      what =
        times > 1
        ? messages.logFinishedAgain(bookmark: line, count: times)
        : messages.logFinished(bookmark: line)
    case .unchanged where reply.change == nil: return messages.logUnchanged(bookmark: line)
    case .unchanged: return messages.shellChanged(bookmark: line)
    }
    return reply.isNew ? messages.logNew(what: what) : what
  }

  /// Names works of the type that have all words of a new title in theirs: one may have been meant.
  private func tellSimilar(_ bookmark: Bookmark) async throws(ShellFailure) {
    guard let title = bookmark.content.mainTitle?.text else { return }
    let filter =
      BookmarkFilter.field(.type, .anyOf([bookmark.content.type.rawValue]))
      && .field(.title, .contains(title)) && .not(.ids([bookmark.id]))
    let similar = try await invocation.perform(
      ListBookmarks(BookmarkQuery(filter, limit: 3), counts: false)
    ).bookmarks
    guard !similar.isEmpty else { return }
    let lines = similar.map { "\n  " + invocation.text.line($0.bookmark) }.joined()
    try invocation.remark(invocation.messages.logSimilar + lines)
  }
}

extension Invocation {
  /// How the person stands to a bookmark, on a line below it; nothing where nothing is known.
  func tellState(_ bookmark: Bookmark) throws(ShellFailure) {
    let state = text.state(of: bookmark)
    if !state.isEmpty { try output.write("  \(state)\n") }
  }
}
