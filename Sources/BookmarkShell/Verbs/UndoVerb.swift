import BookmarkCommands

/// `undo`: takes back a change, the newest that stands unless a number says which.
enum UndoVerb: ShellVerb {
  static let guide = UndoChange.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let number = try number(invocation)
    let includesEdited = invocation.words.options.contains("all")
    return try await Reversing(invocation: invocation, includesEdited: includesEdited).run {
      isPreview in
      UndoChange(number, includingEdited: includesEdited, preview: isPreview)
    }
  }

  /// The number of a change; `nil` without words.
  static func number(_ invocation: Invocation) throws(ShellFailure) -> Int64? {
    guard let word = invocation.words.words.first else { return nil }
    if let extra = invocation.words.words.dropFirst().first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    guard let number = Int64(word.text), number > 0 else {
      throw .grammar(GrammarError(.badNumber(word.text), at: word.columns))
    }
    return number
  }
}
