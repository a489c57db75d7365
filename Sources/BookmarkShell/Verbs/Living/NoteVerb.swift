import BookmarkCommands
import BookmarkModel
import Localization

/// `note`: adds a paragraph to the note of a work.
enum NoteVerb: ShellVerb {
  static let guide = CommandGuide(
    "note", verb: "note", summary: \.commandNoteSummary, usage: "TARGET TEXT [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("TEXT", \.parameterNoteText),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: ["note 三体 \"lent by Wei\"", "note @3 page 120"], effect: .writes)

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = TrailingWords(invocation.words.words)
    if words.rest.isEmpty {
      throw .grammar(GrammarError(.missingOptionValue("note"), at: words.target.first?.columns))
    }
    let edit = BookmarkEdit(.note, .add, words.text)
    return try await SetVerb.change(words.target, [edit], invocation)
  }
}
