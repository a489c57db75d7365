import BookmarkCommands

/// `redo`: makes a change again that was undone.
enum RedoVerb: ShellVerb {
  static let guide = RedoChange.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let number = try UndoVerb.number(invocation)
    return try await Reversing(invocation: invocation, includesEdited: false).run { isPreview in
      RedoChange(number, preview: isPreview)
    }
  }
}
