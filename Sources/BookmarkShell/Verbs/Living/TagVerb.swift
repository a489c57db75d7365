import BookmarkCommands
import BookmarkModel
import Localization

/// `tag`: puts tags on bookmarks and takes tags away.
enum TagVerb: ShellVerb {
  static let guide = CommandGuide(
    "tag", verb: "tag", summary: \.commandTagSummary,
    usage: "TARGET|QUERY [+tag | -tag]... [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target),
      .init("QUERY", \.parameterQuery, values: .query),
      .init("+tag", \.parameterAddTag), .init("-tag", \.parameterRemoveTag),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: ["tag @3 +reread -shop", "tag 三体 +\"hard sf\""], effect: .writes)

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (assignments, others) = invocation.words.splitAssignments()
    let edits = try invocation.edits(assignments)
    for (word, edit) in zip(assignments, edits) where ![.tag, .favourite].contains(edit.field) {
      throw .grammar(GrammarError(.unexpectedWord(word.text), at: word.columns))
    }
    return try await SetVerb.change(others, edits, invocation)
  }
}
