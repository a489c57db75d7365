import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("duplicates")
struct DuplicatesVerbTests {
  private typealias Pair = (first: Int64, second: Int64)

  /// A handler that knows these likely pairs.
  private func handler(_ pairs: [(Int64, Int64)]) -> ScriptedHandler {
    let handler = ScriptedHandler()
    let found = pairs.map { first, second in
      DuplicatePair(
        first: ShellSample.bookmark(first, .book, "Dune", by: "Frank Herbert", year: 1965),
        second: ShellSample.bookmark(second, .book, "Dune", by: "F. Herbert", year: 1965),
        score: 88, reasons: [.sameTitle, .nearCreator, .sameYear])
    }
    handler.on(FindDuplicates.self) { _ in .init(pairs: found, total: found.count) }
    handler.on(SettleDuplicates.self) { command in
      let merged = command.merges.map { $0.count - 1 }.reduce(0, +)
      return .init(merged: merged, apart: command.apart.count, change: 9)
    }
    return handler
  }

  private func terminal(_ answers: [String]) -> ScriptedConsole.Setting {
    var setting = ScriptedConsole.Setting.terminal(columns: 70)
    setting.answers = answers
    setting.environment = ["NO_COLOR": "1"]
    return setting
  }

  @Test("in a pipe are listed with score and reasons")
  func list() async {
    let outcome = await ShellSample.run("duplicates limit:5", handler([(1, 2)]))
    #expect(
      outcome.output == """
        @1 Dune · Frank Herbert (1965)
        @2 Dune · F. Herbert (1965)
          88 % · same title, creator in another spelling, same year
        1 pair

        """)
    let none = await ShellSample.run("duplicates", handler([]), language: .simplifiedChinese)
    #expect(none == .init(errors: "没有疑似重复的书签\n"))
  }

  @Test("at a terminal stand side by side, and what is decided is one change")
  func walk() async {
    let handler = handler([(1, 2), (3, 4), (5, 6)])
    let outcome = await ShellSample.run("duplicates", handler, terminal(["?", "m", "K", "s"]))
    #expect(
      outcome.errors.hasPrefix(
        """

                   @1                            @2
          Type     Book                          Book
          Title    Dune                          Dune
          Creator  Frank Herbert                 F. Herbert
          Year     1965                          1965
          Source   change 3                      change 3
          88 % · same title, creator in another spelling, same year

        """), "\(outcome.errors)")
    #expect(
      outcome.questions
        == [1, 1, 2, 3].map { "\($0) of 3: m(erge), k(eep apart), s(kip), q(uit)? " })
    #expect(
      outcome.output == """
        1 merged · 1 pair kept apart
        take it back with: bookmarks undo 9

        """)
    let settled = handler.commands(SettleDuplicates.self)
    #expect(settled.map(\.merges) == [[[1, 2]]])
    #expect(settled.map(\.apart) == [[BookmarkPair(3, 4)].compactMap(\.self)])
  }

  @Test(
    "are not asked about twice when earlier answers settle them",
    arguments: [
      (["m", "m"], [[1, 2, 3]] as [[Int64]], 0, 2), (["m", "k"], [[1, 2]], 1, 2),
      (["k", "m", "m"], [[2, 3]], 1, 2), (["q"], [], 0, 1), ([], [], 0, 1),
      (["s", "s", "s"], [], 0, 3),
    ])
  func settled(answers: [String], merges: [[Int64]], apart: Int, asked: Int) async {
    let handler = handler([(1, 2), (2, 3), (1, 3)])
    let outcome = await ShellSample.run("duplicates", handler, terminal(answers))
    let settled = handler.commands(SettleDuplicates.self)
    #expect(settled.flatMap(\.merges) == merges)
    #expect(settled.flatMap(\.apart).count == apart)
    #expect(outcome.questions.count == asked)
    if merges.isEmpty, apart == 0 { #expect(settled.isEmpty) }
  }
}
