import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@testable import BookmarkShell

@Suite("shelf and goal")
struct NounVerbTests {
  @Test(
    "words of a goal",
    arguments: [
      ("24 books in 2026", 24, "book", 2026), ("24 books", 24, "book", nil),
      ("2026", nil, nil, 2026), ("books in 2026", nil, "book", 2026), ("24", 24, nil, nil),
      ("2000 albums in 2026", 2_000, "music", 2026), ("2000 albums", 2_000, "music", nil),
      ("100 2026", 100, nil, 2026), ("24 书籍 2026年", 24, "book", 2026),
      ("24本 书 在 2026", 24, "book", 2026), ("", nil, nil, nil),
    ] as [(String, Int?, String?, Int?)])
  func goalWords(line: String, count: Int?, type: String?, year: Int?) throws {
    let words = try GoalWords(WordLine(line).words)
    #expect(words.count == count)
    #expect(words.type?.rawValue == type)
    #expect(words.year == year)
  }

  @Test(
    "words that make no goal", arguments: ["bananas", "24 books movies", "1 2 3", "0 books", "-3"])
  func noGoal(line: String) {
    #expect(throws: GrammarError.self) { try GoalWords(WordLine(line).words) }
  }

  private func goals(_ goals: [GoalProgress]) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(ListGoals.self) { _ in .init(goals: goals) }
    handler.on(SetGoal.self) { command in
      .init(
        progress: GoalProgress(command.goal, done: 6), replaced: Goal(12, of: .book, in: 2020))
    }
    handler.on(RemoveGoals.self) { _ in .init(removed: goals.map(\.goal)) }
    return handler
  }

  @Test("goals are bars under their years")
  func bars() async {
    let handler = goals([
      GoalProgress(Goal(24, of: nil, in: 2020), done: 30),
      GoalProgress(Goal(24, of: .book, in: 2020), done: 12),
      GoalProgress(Goal(3, of: .movie, in: 2019), done: 0),
    ])
    let outcome = await ShellSample.run("goal", handler)
    let expected = """
      2020
        Everything  ████████████████████  30 of 24 · 125% · reached
        Books       ██████████░░░░░░░░░░  12 of 24 · 50%
      2019
        Movies      ░░░░░░░░░░░░░░░░░░░░  0 of 3 · 0%

      """
    #expect(outcome == .init(output: expected))
    let json = await ShellSample.run("goal books --json", handler)
    #expect(json.output == #"{"goals":[{"year":2020,"type":"book","count":24,"done":12}]}"# + "\n")
    let set = await ShellSample.run("goal 24 books in 2020", handler)
    #expect(set.output.hasPrefix("goal: 24 books in 2020; it was 12\n2020\n  Books  █████░"))
    let chinese = await ShellSample.run(
      "goal 2019 --remove", handler, language: .simplifiedChinese)
    #expect(chinese.output.contains("已删除目标：2019 年 3 部电影\n"))
  }

  @Test("an even pace says how far ahead or behind")
  func lead() throws {
    let goal = GoalProgress(Goal(12, of: .book, in: 2026), done: 5)
    for (day, lead) in [("2026-01-01", 5), ("2026-06-15", 0), ("2026-12-31", -7)] {
      #expect(goal.lead(on: try #require(PartialDate(day))) == lead)
    }
    #expect(goal.lead(on: try #require(PartialDate("2027-01-01"))) == nil)
  }

  private func shelves(matched: Int = 1) -> ScriptedHandler {
    let handler = ShellSample.handler([ShellSample.dune])
    handler.on(ShowShelf.self) { command in
      var dune = ShellSample.dune
      dune.shelves = [ShelfEntry("summer", position: 1, note: "beach")]
      return .init(name: command.name, bookmarks: command.name == "summer" ? [dune] : [])
    }
    handler.on(PutOnShelf.self) { command in
      .init(
        name: command.name, matched: matched, examples: [ShellSample.dune],
        change: command.isPreview ? nil : 4)
    }
    handler.on(TakeOffShelf.self) { command in
      .init(
        name: command.name, matched: matched, examples: [ShellSample.dune],
        change: command.isPreview ? nil : 5)
    }
    handler.on(CountBookmarks.self) { _ in
      .init(total: 2, sections: [BookmarkSection(values: ["summer"], count: 2)])
    }
    return handler
  }

  @Test("shelves are listed, shown in their order, filled and cleared")
  func shelf() async {
    let handler = shelves()
    let list = await ShellSample.run("shelf", handler)
    #expect(list.output == "summer  2\n")
    let shown = await ShellSample.run("shelf summer", handler)
    #expect(
      shown.output
        == "1. @7 Dune · Frank Herbert (1965)  Read · ★★★★½ (4.5/5) · beach\n")
    let put = await ShellSample.run("shelf summer dune position=2 note=\"for the sea\"", handler)
    let expected = """
      put @7 Dune · Frank Herbert (1965) on the shelf “summer”
      take it back with: bookmarks undo 4

      """
    #expect(put == .init(output: expected))
    let command = handler.commands(PutOnShelf.self).first
    #expect(command?.filter == .ids([7]))
    #expect(command?.position == 2 && command?.note == "for the sea")
    let taken = await ShellSample.run("shelf summer @7 --remove", handler)
    #expect(taken.output.hasPrefix("took @7 Dune · Frank Herbert (1965) off the shelf “summer”\n"))
    let empty = await ShellSample.run("shelf winter", handler)
    #expect(empty == .init(errors: "nothing stands on the shelf “winter”\n"))
  }

  @Test("many bookmarks are put on a shelf only after a question")
  func many() async {
    var terminal = ScriptedConsole.Setting.terminal(columns: 80)
    terminal.answers = ["n"]
    let handler = shelves(matched: 11)
    let denied = await ShellSample.run("shelf summer book", handler, terminal)
    #expect(denied.questions == ["put 11 bookmarks on the shelf “summer”? [y/N] "])
    #expect(handler.commands(PutOnShelf.self).map(\.isPreview) == [true])
    let refused = await ShellSample.run("shelf summer --remove", shelves(matched: 11))
    #expect(refused.status == .usage)
    let meant = await ShellSample.run("shelf summer book --yes", shelves(matched: 11))
    #expect(meant.output.hasPrefix("put 11 bookmarks on the shelf “summer”\n"))
  }

  @Test(
    "wrong words of a shelf do nothing",
    arguments: [
      "shelf type:book", "shelf x @7 rating=3", "shelf x @7 position=0", "shelf --remove",
      "shelf x position=1",
    ])
  func mistakes(line: String) async {
    let handler = shelves()
    let outcome = await ShellSample.run(line, handler)
    #expect(outcome.status == .usage)
    #expect(handler.commands(PutOnShelf.self).isEmpty)
  }
}
