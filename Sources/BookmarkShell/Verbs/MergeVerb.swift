import BookmarkCommands
import BookmarkModel
import Localization

/// `merge`: several bookmarks that are one work, the first one kept.
enum MergeVerb: ShellVerb {
  static let guide = MergeBookmarks.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let resolution = TargetResolution(invocation: invocation)
    var ids: [Int64] = []
    for word in invocation.words.words { ids += try await resolution.numbers([word]) }
    let isPreview = invocation.words.options.contains("dry-run")
    let reply = try await invocation.perform(MergeBookmarks(ids, preview: isPreview))
    let (text, messages) = (invocation.text, invocation.messages)
    let line = text.line(reply.bookmark)
    let head =
      isPreview ? messages.shellWouldMerge(bookmark: line) : messages.shellMerged(bookmark: line)
    var lines = [head] + reply.merged.map { "  " + text.line($0) }
    for conflict in reply.conflicts {
      lines.append(
        "  "
          + messages.shellMergeConflict(
            field: conflict.field.title(in: messages), kept: text.safe(conflict.kept),
            lost: text.safe(conflict.lost), bookmark: "@\(conflict.loser)"))
    }
    try invocation.output.write(lines.map { $0 + "\n" }.joined())
    try SetVerb.tellChange(reply.change, invocation)
    return .success
  }
}
