import BookmarkCommands
import Localization

/// `serve`: described here for help; a front end of its own carries it out.
enum ServeVerb: ShellVerb {
  static let guide = CommandGuide(
    "serve", verb: "serve", summary: \.commandServeSummary,
    usage: "[--stdio | --socket PATH] [--read-only]",
    parameters: [
      .init("--stdio", \.optionStdio), .init("--socket PATH", \.optionSocket, values: .files),
      .init("--read-only", \.optionReadOnly),
    ],
    examples: ["serve --stdio"])
  static let isForShell = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    throw .grammar(GrammarError(.unknownVerb("serve", nearest: nil)))
  }
}
