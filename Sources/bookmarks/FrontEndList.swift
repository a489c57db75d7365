import BatchFrontEnd
import BookmarkCommands
import BookmarkShell
import ReplFrontEnd

/// Every front end of the program, in the order in which they are asked whether they are meant.
enum FrontEndList {
  private static let all: [(frontEnd: any FrontEnd, isMeant: @Sendable (ProgramOptions) -> Bool)] =
    [
      (BatchFrontEnd(), { !$0.words.isEmpty }),
      (ReplFrontEnd(), { $0.words.isEmpty }),
    ]

  /// The front end for a call of the program.
  static func frontEnd(for options: ProgramOptions) -> any FrontEnd {
    all.first { $0.isMeant(options) }?.frontEnd ?? BatchFrontEnd()
  }
}
