import BookmarkCommands
import BookmarkModel
import Localization

/// `edit`: a whole bookmark in the person's editor, as text.
enum EditVerb: ShellVerb {
  static let guide = CommandGuide(
    "edit", verb: "edit", summary: \.commandEditSummary, usage: "TARGET [OPTION]",
    parameters: [
      .init("TARGET", \.parameterTarget, values: .target), .init("--json", \.optionJson),
    ], examples: ["edit 三体", "edit @3"], effect: .writes)

  /// What stands before a mistake above its line.
  private static let mark = "# ✗ "

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let resolution = TargetResolution(invocation: invocation)
    let bookmark = try await resolution.bookmark(invocation.words.words)
    let given = EditorText(bookmark: bookmark, text: invocation.text).whole
    let session = try EditingSession(invocation, of: bookmark, text: given)
    var shown = given
    while let text = try session.edited(shown) {
      let changes = EditorChanges(
        from: given, to: text, of: bookmark.content, in: invocation.messages)
      if changes.mistakes.isEmpty {
        if changes.edits.isEmpty { break }
        let reply = try await session.save(changes.edits, of: bookmark)
        try SetVerb.tellOrJSON(reply, changes.edits, invocation)
        return .success
      }
      guard invocation.console.isInputTerminal else {
        throw .said(sentence(changes.mistakes, invocation.messages), .badData)
      }
      shown = marked(text, changes.mistakes)
      try session.reopen(with: shown)
    }
    return try SetVerb.nothingDone(invocation)
  }

  /// The mistakes with the numbers of their lines, for a person who sees no editor.
  private static func sentence(_ mistakes: [EditorMistake], _ messages: Messages) -> String {
    let lines = mistakes.map { messages.editMistake(line: $0.line, sentence: $0.sentence) }
    return lines.joined(separator: "\n  ")
  }

  /// The text with each mistake above its line, and without those of the last time.
  private static func marked(_ text: String, _ mistakes: [EditorMistake]) -> String {
    let lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    var marked: [String] = []
    for (index, line) in lines.enumerated() {
      marked += mistakes.filter { $0.line == index + 1 }.map { mark + $0.sentence }
      if !line.hasPrefix(mark) { marked.append(String(line)) }
    }
    return marked.joined(separator: "\n")
  }
}
