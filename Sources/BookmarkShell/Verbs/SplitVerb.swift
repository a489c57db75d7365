import BookmarkCommands
import BookmarkModel
import Localization

/// `split`: what was joined by mistake, apart again.
enum SplitVerb: ShellVerb {
  static let guide = SplitBookmark.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (assignments, others) = invocation.words.splitAssignments()
    let edits = try invocation.edits(assignments)
    let work = try invocation.parse { () throws(GrammarError) in
      try NewWork(Array(others.dropFirst()))
    }
    if !work.title.isEmpty || work.type != nil {
      throw .grammar(GrammarError(.unexpectedWord(others[1].text), at: others[1].columns))
    }
    let ids = try await TargetResolution(invocation: invocation).numbers(Array(others.prefix(1)))
    guard let id = ids.first, ids.count == 1 else {
      throw .command(
        CommandFailure(.notFound, ["target": others.first?.text ?? ""]))
    }
    let reply = try await invocation.perform(
      SplitBookmark(id, identifiers: work.identifiers, edits: edits))
    let text = invocation.text
    let lines =
      [invocation.messages.shellSplit(bookmark: text.line(reply.bookmark))]
      + reply.parts.map { "  " + text.line($0) }
    try invocation.output.write(lines.map { $0 + "\n" }.joined())
    try SetVerb.tellChange(reply.change, invocation)
    return .success
  }
}
