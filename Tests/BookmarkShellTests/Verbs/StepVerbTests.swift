import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("want, start, finish, pause, drop and own")
struct StepVerbTests {
  /// A handler that takes every step with a bookmark of its own, and lists these bookmarks.
  private func handler(
    _ listed: [Bookmark] = [], isNew: Bool = false, outcome: ExperienceStep.Outcome? = nil
  ) -> ScriptedHandler {
    let handler = ShellSample.handler(listed)
    handler.on(CompleteText.self) { _ in .init(values: []) }
    handler.on(LogExperience.self) { command in
      var bookmark = ShellSample.dune
      if case .described(let content, _) = command.work {
        bookmark = ShellSample.bookmark(61, content)
      }
      let came = bookmark.content.take(command.step, command.experience, on: command.day)
      return .init(bookmark: bookmark, outcome: outcome ?? came, isNew: isNew, change: 5)
    }
    return handler
  }

  /// The command as a picture: step, work, experience, edits.
  private func picture(_ command: LogExperience?) -> String {
    guard let command else { return "" }
    var holder = BookmarkContent()
    holder.experiences = command.experience == Experience() ? [] : [command.experience]
    let work =
      switch command.work {
      case .bookmark(let id): "@\(id)"
      case .described(let content, _):
        [content.type.rawValue, content.text(of: .title), content.text(of: .identifier)]
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
    let edits = command.edits.map { "\($0.field.rawValue) \($0.operation.rawValue) \($0.value)" }
    return ([command.step.rawValue, work, holder.text(of: .experience)] + edits)
      .filter { !$0.isEmpty }.joined(separator: " | ")
  }

  @Test(
    "words become a step",
    arguments: [
      ("want book 活着 author=余华 +shop", "want | book 活着 | author set 余华 | tag add shop"),
      ("want 电影 花样年华", "want | movie 花样年华"),
      (
        "start book Emma on=2024-05 format=audiobook",
        "start | book Emma | started=2024-05 format=audiobook"
      ),
      (
        "finish movie 2046 rating=4.5 on=2026-06-14",
        "finish | movie 2046 | finished=2026-06-14 rating=4.5"
      ),
      (
        "finish movie 2046 评分=8/10 于=2026-06-14 始于=2026-06",
        "finish | movie 2046 | started=2026-06 finished=2026-06-14 rating=8/10"
      ),
      (
        "finish movie \"Black Mirror\" part=\"San Junipero\" note=\"so good\"",
        "finish | movie Black Mirror | note=\"so good\" part=\"San Junipero\""
      ),
      ("want book isbn:9780441478125", "want | book isbn:9780441478125"),
      ("want 978-0-441-47812-5", "want | book isbn:9780441478125"),
      ("want book \"9780441478125\"", "want | book 9780441478125"),
      ("want isbn:9780441478125", "want | book isbn:9780441478125"),
      (
        "want https://movie.douban.com/subject/1291546/ 霸王别姬",
        "want | movie 霸王别姬 douban:1291546"
      ),
      (
        "own music \"Blue Train\" format=vinyl price=20€ location=attic year=1958",
        "own | music Blue Train | year set 1958 | copy add format=vinyl location=attic price=20€"
      ),
    ])
  func words(line: String, command: String) async {
    let handler = handler(isNew: true)
    let outcome = await ShellSample.run(line, handler)
    #expect(outcome.status == .success, "\(outcome)")
    let given = handler.commands(LogExperience.self).first
    #expect(picture(given) == command)
  }

  @Test("a number, words of a title or a query mean the one bookmark they find")
  func bookmarks() async {
    for line in ["pause @7", "pause dune", "finish author:herbert", "start dune"] {
      let handler = handler([ShellSample.dune])
      let outcome = await ShellSample.run(line, handler)
      #expect(outcome.status == .success, "\(line): \(outcome)")
      let given = handler.commands(LogExperience.self).first
      #expect(picture(given).contains("@7"), "\(line)")
    }
  }

  @Test("what happened is one line, then how things stand and the way back")
  func output() async {
    let added = await ShellSample.run(
      "finish movie 2046 rating=4.5 on=2026-06-14", handler(isNew: true))
    let expected = """
      added, finished @61 2046
        Watched · ★★★★½ (4.5/5) · 2026-06-14
      take it back with: bookmarks undo 5

      """
    #expect(added == .init(output: expected))
    let chinese = await ShellSample.run(
      "want book 活着", handler(isNew: true), language: .simplifiedChinese)
    #expect(chinese.output == "新增，已加入想要：@61 活着\n  想读\n撤销请用：bookmarks undo 5\n")
  }

  @Test("--json gives outcome, bookmark and change")
  func json() async {
    let outcome = await ShellSample.run("pause @7 --json", handler([ShellSample.dune]))
    let start = #"{"outcome":"paused","isNew":false,"bookmark":{"uid":"#
    #expect(outcome.output.hasPrefix(start))
    #expect(outcome.output.hasSuffix("\"change\":5}\n"))
  }

  @Test("the same day twice is asked on a terminal, and refused elsewhere")
  func sameDay() async {
    let failing = handler([ShellSample.dune])
    failing.on(LogExperience.self) { command throws(CommandFailure) in
      if !command.repeats {
        let dune = CommandFailure.Candidate(id: 7, title: "Dune", creator: "", year: nil)
        throw CommandFailure(.alreadyFinished, ["date": "2026-06-15"], candidates: [dune])
      }
      return .init(bookmark: ShellSample.dune, outcome: .finished, isNew: false, change: 5)
    }
    let refused = await ShellSample.run("finish @7", failing)
    #expect(refused.status == .usage)
    #expect(
      refused.errors == """
        bookmarks: error: this was finished on 2026-06-15 already; add --yes for another time
          1. @7 Dune

        """)
    var terminal = ScriptedConsole.Setting.terminal(columns: 80)
    terminal.answers = ["y"]
    let asked = await ShellSample.run("finish @7", failing, terminal)
    #expect(asked.status == .success)
    #expect(
      asked.questions == [
        "@7 Dune was finished on 2026-06-15 already; was there another time? [y/N] "
      ])
    terminal.answers = ["n"]
    let denied = await ShellSample.run("finish @7", failing, terminal)
    #expect(denied.status == .usage)
    let meant = await ShellSample.run("finish @7 --yes", failing)
    #expect(meant.status == .success)
  }

  @Test(
    "bad words do nothing and say what helps",
    arguments: [
      (
        "finish Nowhere",
        "“Nowhere” is not in the collection; to add it say what it is: finish book Nowhere"
      ),
      ("pause Nowhere", "no bookmark matches “Nowhere”"),
      (
        "pause @7 on=today",
        "there is no field “on”"
      ),
      ("finish", "say which bookmarks: @12, words of the title, or a query such as type:book"),
    ])
  func mistakes(line: String, sentence: String) async {
    let handler = handler()
    let outcome = await ShellSample.run(line, handler)
    #expect(outcome.status == .usage)
    let first = outcome.errors.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("bookmarks: error: "))
    #expect(first.contains(sentence), "\(outcome.errors)")
    #expect(handler.commands(LogExperience.self).isEmpty)
  }

  @Test("a title that means several does nothing and numbers them")
  func ambiguous() async {
    let handler = handler([ShellSample.dune, ShellSample.sanTi])
    let outcome = await ShellSample.run("finish d", handler)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("  2. @12 三体 · 刘慈欣 (2008)\n"))
    #expect(handler.commands(LogExperience.self).isEmpty)
  }
}
