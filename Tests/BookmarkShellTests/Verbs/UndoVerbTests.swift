import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("undo and redo")
struct UndoVerbTests {
  /// A handler that takes back an import of that many bookmarks, of which some are kept.
  private func handler(removed: Int, kept: Int = 0, blocked: Int = 0) -> ScriptedHandler {
    let handler = ScriptedHandler()
    var effect = ReversalEffect()
    effect.removed = removed
    effect.examples = removed > 0 ? [ShellSample.dune] : []
    effect.kept = kept
    effect.keptExamples = kept > 0 ? [ShellSample.sanTi] : []
    effect.blocked = blocked
    effect.blockedExamples = blocked > 0 ? [ShellSample.alien] : []
    let target = ChangeSummary(
      number: 41, command: "import", source: "a.csv", time: Timestamp(milliseconds: 0),
      added: removed + kept)
    let reply = UndoChange.Reply(target: target, isUndone: true, effect: effect, change: nil)
    handler.on(UndoChange.self) { command in
      var reply = reply
      reply.change = command.isPreview || removed == 0 ? nil : 42
      return reply
    }
    handler.on(RedoChange.self) { command in
      var reply = reply
      reply.isUndone = false
      reply.change = command.isPreview ? nil : 43
      return reply
    }
    return handler
  }

  @Test(
    "tell what they did, what they left, and how it is taken back",
    arguments: [
      (
        "undo", 3, 0, Language.english,
        """
        undid change 41: import a.csv
        3 removed
        bring it back with: bookmarks redo

        """
      ),
      (
        "undo 41", 3, 12, .english,
        """
        undid change 41: import a.csv
        3 removed
        12 kept, changed later:
          @12 三体 · 刘慈欣 (2008)
          … and 11 more
        take those back too with: bookmarks undo 41 --all
        bring it back with: bookmarks redo

        """
      ),
      (
        "undo 41 --all", 3, 0, .english,
        """
        undid change 41: import a.csv
        3 removed
        take it back with: bookmarks undo 42

        """
      ),
      (
        "undo -n", 3, 1, .simplifiedChinese,
        """
        将撤销变更 41：import a.csv
        删除 3 条
        保留 1 条，后来又改过：
          @12 三体 · 刘慈欣 (2008)
        一并撤销请用：bookmarks undo 41 --all

        """
      ),
      (
        "undo", 0, 1, .english,
        """
        nothing to do for change 41: import a.csv
        1 kept, changed later:
          @12 三体 · 刘慈欣 (2008)
        take those back too with: bookmarks undo 41 --all

        """
      ),
      (
        "redo", 3, 0, .english,
        """
        made change 41 again: import a.csv
        3 removed
        take it back with: bookmarks undo 43

        """
      ),
    ])
  func report(line: String, removed: Int, kept: Int, language: Language, output: String) async {
    let outcome = await ShellSample.run(
      line, handler(removed: removed, kept: kept), language: language)
    #expect(outcome == .init(output: output))
  }

  @Test("name what can't come back, and give everything as JSON")
  func blocked() async {
    let outcome = await ShellSample.run("redo", handler(removed: 1, blocked: 1))
    #expect(
      outcome.output.hasSuffix(
        """
        1 not brought back, the same work is there again:
          @3 Alien · Ridley Scott (1979)
        take it back with: bookmarks undo 43

        """))
    let json = await ShellSample.run("undo 41 --json", handler(removed: 1, kept: 1))
    let expected = """
      {"target":{"number":41,"command":"import","source":"a.csv","service":null,\
      "time":"1970-01-01T00:00:00Z","added":2,"changed":0,"removed":0,"undoes":null,\
      "target":null,"undoneBy":null},"undone":true,"removed":1,"restored":0,"returned":0,\
      "kept":1,"blocked":0,"decisions":0,"keptExamples":[{"id":12,"title":"三体"}],"blockedExamples":[],\
      "change":42}

      """
    #expect(json == .init(output: expected))
  }

  @Test("ask before more than twenty at a terminal, and nowhere else")
  func question() async {
    var terminal = ScriptedConsole.Setting.terminal(columns: 80)
    terminal.answers = ["n"]
    let refusing = handler(removed: 21, kept: 1)
    let no = await ShellSample.run("undo", refusing, terminal)
    #expect(no.questions == ["undo change 41, 21 bookmarks? [y/N] "])
    #expect(
      no.errors == """
        21 removed
        1 kept, changed later:
          @12 三体 · 刘慈欣 (2008)
        take those back too with: bookmarks undo 41 --all
          @7 Dune · Frank Herbert (1965)
          … and 20 more
        nothing was changed

        """)
    #expect(refusing.commands(UndoChange.self).map(\.isPreview) == [true])
    terminal.answers = ["y"]
    let yes = await ShellSample.run("redo", handler(removed: 21), terminal)
    #expect(yes.questions == ["make change 41 again, 21 bookmarks? [y/N] "])
    #expect(yes.output.hasPrefix("made change 41 again"))
    #expect(await ShellSample.run("undo", handler(removed: 20), terminal).questions == [])
    #expect(await ShellSample.run("undo --yes", handler(removed: 21), terminal).questions == [])
    let piped = await ShellSample.run("undo", handler(removed: 21))
    #expect(piped.output.hasPrefix("undid change 41"))
  }

  @Test(
    "name what is wrong with a number",
    arguments: [
      ("undo first", "“first” is not a whole number"),
      ("undo 0", "“0” is not a whole number"), ("redo -1", "“-1” is not a whole number"),
      ("undo 1 2", "“2” has no meaning here"),
    ])
  func badNumber(line: String, sentence: String) async {
    let outcome = await ShellSample.run(line, handler(removed: 1))
    #expect(outcome.status == .usage)
    #expect(outcome.errors.hasPrefix("bookmarks: error: \(sentence)"))
  }
}
