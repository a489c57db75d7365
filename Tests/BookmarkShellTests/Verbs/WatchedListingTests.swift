import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Testing

@Suite("list --watch and --explain")
struct WatchedListingTests {
  /// A handler whose collection grows by one bookmark with each change, and that is interrupted
  /// after the last.
  private func handler(_ stages: [[Bookmark]]) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(ListBookmarks.self) { [handler] command in
      let stage = stages[handler.commands(ListBookmarks.self).count - 1]
      let shown = stage.prefix(command.query.limit ?? .max)
      return .init(
        sections: [], bookmarks: shown.map { ListedBookmark(section: 0, bookmark: $0) },
        total: stage.count)
    }
    handler.on(WaitForChange.self) { [handler] command throws(CommandFailure) in
      let count = handler.commands(WaitForChange.self).count
      // Each change is told at the second look.
      if count > 2 * stages.count - 1 { throw CommandFailure(.interrupted) }
      return .init(token: Int64(count / 2))
    }
    return handler
  }

  private var setting: ScriptedConsole.Setting {
    var setting = ScriptedConsole.Setting.terminal(columns: 60)
    setting.lines = 5
    setting.environment = ["NO_COLOR": "1"]
    return setting
  }

  @Test("draws over itself after each change that shows, and ends well with Ctrl-C")
  func frames() async {
    let (dune, alien) = (ShellSample.dune, ShellSample.alien)
    let handler = handler([[dune], [dune], [dune, alien], []])
    let outcome = await ShellSample.run("list --watch", handler, setting)
    let (home, rest, end) = ("\u{1B}[H", "\u{1B}[K\r\n", "\u{1B}[J")
    let frames = [
      ["  @7  Dune  Frank Herbert  1965  Read  ★★★★½", "1 bookmark"],
      [
        "  @7  Dune   Frank Herbert  1965  Read           ★★★★½",
        "  @3  Alien  Ridley Scott   1979  Want to watch", "2 bookmarks",
      ],
      ["the collection is empty; fill it with “import FILE” or “add book TITLE”"],
    ]
    let expected = frames.map { lines in
      home + (lines + ["watching for changes; Ctrl-C ends"]).joined(separator: rest) + end
    }
    #expect(outcome.status == .success)
    #expect(outcome.errors == "")
    #expect(outcome.output == "\n\n\n\n\n" + expected.joined() + "\r\n")
    #expect(handler.commands(ListBookmarks.self).allSatisfy { $0.query.limit == 5 })
  }

  @Test("shows as many bookmarks as there are lines for, and says how many there are")
  func height() async {
    let many = (1...9).map { ShellSample.bookmark(Int64($0), .book, "Book \($0)") }
    let outcome = await ShellSample.run("list --watch", handler([many]), setting)
    let lines = outcome.output.split(separator: "\u{1B}[K\r\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[2...].first?.hasPrefix("  @3  Book 3") == true)
    #expect(lines[3] == "3 of 9 bookmarks")
  }

  @Test("erases before a line that fills the terminal, for behind it the last character would go")
  func fullLine() async {
    var setting = setting
    setting.columns = 33
    let outcome = await ShellSample.run("list --watch", handler([[]]), setting)
    #expect(outcome.output.hasSuffix("\u{1B}[Jwatching for changes; Ctrl-C ends\r\n"))
  }

  @Test(
    "is refused where nothing can be drawn",
    arguments: [
      (
        "list --watch",
        "“--watch” redraws a terminal, and the output is none; write --ndjson without --watch"
      ),
      ("list --watch --json", "“--watch” and “--json” can't stand together"),
      ("list --watch --explain", "“--explain” and “--watch” can't stand together"),
      ("list --explain --csv", "“--explain” and “--csv” can't stand together"),
    ])
  func refused(line: String, message: String) async {
    let outcome = await ShellSample.run(line, ScriptedHandler())
    #expect(outcome == .init(status: .usage, errors: "bookmarks: error: \(message)\n"))
  }

  @Test(
    "an explanation is given to people and to programs",
    arguments: [
      (
        "list --explain book",
        """
        how many match, in all or in each section
          SELECT count(*) FROM item WHERE type = ?
            SEARCH item USING INDEX by_type

        which bookmarks, in order
          SELECT id
          FROM item
            SCAN item
              SCAN ^[tag

        """
      ),
      (
        "list --json book --explain",
        #"""
        {"steps":[{"purpose":"count","sql":"SELECT count(*) FROM item WHERE type = ?",\#
        "plan":["SEARCH item USING INDEX by_type"]},{"purpose":"find",\#
        "sql":"SELECT id\nFROM item","plan":["SCAN item","  SCAN \u001b\#
        tag"]}]}

        """#
      ),
    ])
  func explained(line: String, expected: String) async {
    let handler = ScriptedHandler()
    handler.on(ExplainList.self) { _ in
      .init(steps: [
        QueryStep(
          .count, sql: "SELECT count(*) FROM item WHERE type = ?",
          plan: ["SEARCH item USING INDEX by_type"]),
        QueryStep(
          .find, sql: "SELECT id\nFROM item", plan: ["SCAN item", "  SCAN \u{1B}tag"]),
      ])
    }
    #expect(await ShellSample.run(line, handler) == .init(output: expected))
  }
}
