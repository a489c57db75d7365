import BatchFrontEnd
import BookmarkCommands
import BookmarkShell
import PluginFrontEnd
import ReplFrontEnd
import ServiceFrontEnd

/// Every front end of the program, in the order in which they are asked whether they are meant.
enum FrontEndList {
  typealias Question =
    @Sendable (_ words: [String], _ environment: [String: String]) -> Bool

  static let all: [(frontEnd: any FrontEnd, isMeant: Question)] = [
    (ReplFrontEnd(), { words, _ in words.isEmpty }),
    (
      ServiceFrontEnd(),
      { words, _ in words.first == "serve" && !words.contains { ["--help", "-h"].contains($0) } }
    ),
    (PluginFrontEnd(), PluginFrontEnd.isMeant),
    (BatchFrontEnd(), { _, _ in true }),
  ]

  /// The front end for a call of the program.
  static func frontEnd(for words: [String], environment: [String: String]) -> any FrontEnd {
    all.first { $0.isMeant(words, environment) }?.frontEnd ?? BatchFrontEnd()
  }
}
