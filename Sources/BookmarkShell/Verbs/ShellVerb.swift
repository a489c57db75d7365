import BookmarkCommands

/// One word that people type first: how it is described, and what it does.
///
/// A verb reads its words from the invocation, writes results to its output and throws what
/// prevented it.
protocol ShellVerb: Sendable {
  /// The description from which help and completion are made; that of the command for most.
  static var guide: CommandGuide { get }

  /// Whether what it writes may be longer than a screen, and is shown page by page then.
  static var isPaged: Bool { get }

  /// Whether it makes sense at the shell only, where it takes the program over.
  static var isForShell: Bool { get }

  /// Carries the verb out and says how it ended.
  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus
}

extension ShellVerb {
  static var isPaged: Bool { false }
  /// Most verbs make sense anywhere.
  static var isForShell: Bool { false }
}
