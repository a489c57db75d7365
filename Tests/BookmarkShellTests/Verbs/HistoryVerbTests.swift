import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("history")
struct HistoryVerbTests {
  private static let time = Timestamp(milliseconds: 1_700_000_000_000)
  private static var local: String { time.localText }

  private static let added = ChangeSummary(
    number: 3, command: "import", source: "a.csv", time: time, added: 1_204, changed: 2)

  private static var undo: ChangeSummary {
    var undo = ChangeSummary(number: 12, command: "undo", time: time, changed: 5, undoes: 4)
    undo.target = 4
    return undo
  }

  private func handler() -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(ShowHistory.self) { command in
      if command.filter != nil { return .init(bookmarks: [Self.dune]) }
      var undone = ChangeSummary(number: 4, command: "set", time: Self.time, changed: 5)
      undone.undoneBy = 12
      return .init(changes: [Self.undo, undone, Self.added])
    }
    return handler
  }

  private static var dune: BookmarkHistory {
    let old = ShellSample.bookmark(7, ShellSample.dune.content, line: 5)
    var new = old
    new.content.rating = Rating("5")
    new.content.tags = ["sf"]
    return BookmarkHistory(
      id: 7,
      events: [
        .init(.added, change: added, before: nil, after: old, fields: []),
        .init(.changed, change: undo, before: old, after: new, fields: [.rating, .tag]),
        .init(.removed, change: undo, before: new, after: nil, fields: []),
      ])
  }

  @Test("lists changes with number, time, command and counts, in local time")
  func changes() async {
    let outcome = await ShellSample.run("history limit:3", handler())
    let expected = """
        12  \(Self.local)  undo 4        5 as before
         4  \(Self.local)  set           5 changed · undone by 12
         3  \(Self.local)  import a.csv  1,204 added · 2 changed

      """
    #expect(outcome == .init(output: expected))
  }

  @Test("tells of a bookmark from what to what, by which command or file and line")
  func bookmark() async {
    let outcome = await ShellSample.run(
      "history @7", handler(), language: .simplifiedChinese)
    let expected = """
      @7 Dune · Frank Herbert (1965)
        \(Self.local)  添加 · import a.csv、第 5 行、变更 3
        \(Self.local)  修改 · undo 4、变更 12
          评分  ★★★★½ → ★★★★★
          标签  – → sf
        \(Self.local)  删除 · undo 4、变更 12

      """
    #expect(outcome == .init(output: expected))
    let json = await ShellSample.run("history @7 --json", handler())
    #expect(
      json.output.contains(
        """
        "line":null,"fields":[{"field":"rating","from":"4.5","to":"5"},\
        {"field":"tag","from":"","to":"sf"}]}
        """))
  }

  @Test("asks for so many changes as the words say, and says when there are none")
  func limit() async {
    let asked = handler()
    _ = await ShellSample.run("history --limit 5", asked)
    _ = await ShellSample.run("history", asked)
    #expect(asked.commands(ShowHistory.self).map(\.limit) == [5, 20])
    let empty = ScriptedHandler()
    empty.on(ShowHistory.self) { _ in .init() }
    #expect(await ShellSample.run("history", empty) == .init(output: "nothing was changed yet\n"))
    let unknown = await ShellSample.run("history @9", empty)
    #expect(
      unknown == .init(status: .usage, errors: "bookmarks: error: no bookmark matches “@9”\n"))
  }
}
