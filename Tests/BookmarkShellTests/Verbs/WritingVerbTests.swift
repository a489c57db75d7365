import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("add, set and remove")
struct WritingVerbTests {
  private func adding(isNew: Bool) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(AddBookmark.self) { command in
      .init(
        bookmark: ShellSample.bookmark(61, command.content), isNew: isNew, change: isNew ? 5 : nil)
    }
    return handler
  }

  @Test(
    "add takes type, title and fields",
    arguments: [
      ("add book 三体 author=刘慈欣 year=2008", "added @61 三体 · 刘慈欣 (2008)\n", ""),
      ("add 电影 In the Mood for Love +hk", "added @61 In the Mood for Love\n", ""),
      (
        "add Odd Thing", "added @61 Odd Thing\n",
        "no type was given; say what it is with “set @61 type=book”\n"
      ),
      (
        "add book Emma status=redaing", "added @61 Emma\n",
        """
        Status “redaing”: not known here, kept as it is; known are wish, active, done, paused, \
        dropped

        """
      ),
    ])
  func add(line: String, output: String, errors: String) async {
    let outcome = await ShellSample.run(line, adding(isNew: true))
    #expect(outcome == .init(output: output + Self.way(5), errors: errors))
  }

  @Test("add shows what is there already")
  func addExisting() async {
    let outcome = await ShellSample.run("add book Dune", adding(isNew: false))
    #expect(outcome == .init(output: "already there, nothing was added: @61 Dune\n"))
    let chinese = await ShellSample.run(
      "add book Dune", adding(isNew: false), language: .simplifiedChinese)
    #expect(chinese == .init(output: "已存在，未添加：@61 Dune\n"))
  }

  @Test("add marks what was typed")
  func typed() async {
    let handler = adding(isNew: true)
    _ = await ShellSample.run("add book Dune isbn:9780441478125 rating=4 +sf", handler)
    let command = handler.commands(AddBookmark.self).first
    let expected: [BookmarkField] = [.type, .title, .identifier, .rating, .tag]
    #expect(command?.typed == expected.reduce(into: []) { $0.insert($1) })
    #expect(command?.content.tags == ["sf"])
  }

  /// The line that tells how a change is taken back.
  private static func way(_ change: Int) -> String {
    "take it back with: bookmarks undo \(change)\n"
  }

  private func setting(_ count: Int) -> ScriptedHandler {
    let handler = ShellSample.handler([ShellSample.dune])
    handler.on(SetFields.self) { command in
      var dune = ShellSample.dune
      for edit in command.edits { try? edit.apply(to: &dune.content) }
      return .init(
        matched: count, changed: count, examples: [dune], change: command.isPreview ? nil : 8)
    }
    handler.on(RemoveBookmarks.self) { command in
      .init(removed: count, examples: [ShellSample.dune], change: command.isPreview ? nil : 9)
    }
    return handler
  }

  @Test("set tells what one bookmark now has")
  func setOne() async {
    let outcome = await ShellSample.run("set @7 rating=5 +favourite", setting(1))
    let expected = """
      changed @7 Dune · Frank Herbert (1965)
        Rating     ★★★★★
        Favourite  ♥
      take it back with: bookmarks undo 8

      """
    #expect(outcome == .init(output: expected))
  }

  @Test("set needs something to set")
  func setNothing() async {
    let outcome = await ShellSample.run("set @7", setting(1))
    let sentence = "nothing to change: say field=value, +tag or -tag"
    #expect(outcome == .init(status: .usage, errors: "bookmarks: error: \(sentence)\n"))
  }

  @Test("set asks before more than ten, and not before ten")
  func setMany() async {
    var terminal = ScriptedConsole.Setting.terminal(columns: 80)
    terminal.answers = ["n", "yes"]
    let no = await ShellSample.run("set type:book +x", setting(11), terminal)
    #expect(
      no
        == .init(
          errors: "  @7 Dune · Frank Herbert (1965)\n  … and 10 more\nnothing was changed\n",
          questions: ["change 11 bookmarks? [y/N] "]))
    terminal.answers = ["是"]
    let yes = await ShellSample.run(
      "set type:book +x", setting(11), terminal, language: .simplifiedChinese)
    #expect(yes.output == "已修改 11 条收藏\n撤销请用：bookmarks undo 8\n")
    #expect(yes.questions == ["修改 11 条收藏？ [y/N] "])
    let ten = await ShellSample.run("set type:book +x", setting(10))
    #expect(ten == .init(output: "changed 10 bookmarks\ntake it back with: bookmarks undo 8\n"))
  }

  @Test("nothing waits for an answer where nobody can give one")
  func noTerminal() async {
    let sentence = "this means 2 bookmarks, and there is no terminal to ask; add --yes to go on"
    let handler = setting(2)
    let outcome = await ShellSample.run("remove type:book", handler)
    #expect(outcome == .init(status: .usage, errors: "bookmarks: error: \(sentence)\n"))
    #expect(handler.commands(RemoveBookmarks.self).map(\.isPreview) == [true])
    let yes = await ShellSample.run("remove type:book --yes", setting(2))
    #expect(yes == .init(output: "removed 2 bookmarks\ntake it back with: bookmarks undo 9\n"))
  }

  @Test("remove takes a title that means one bookmark, and asks nothing")
  func removeOne() async {
    let handler = setting(1)
    let outcome = await ShellSample.run("remove dune", handler)
    #expect(
      outcome
        == .init(
          output: "removed @7 Dune · Frank Herbert (1965)\ntake it back with: bookmarks undo 9\n"))
    #expect(handler.commands(RemoveBookmarks.self).map(\.filter) == [.ids([7])])
  }

  @Test("words of a title that mean several bookmarks do nothing and name them")
  func ambiguous() async {
    let handler = ShellSample.handler([ShellSample.dune, ShellSample.sanTi])
    let outcome = await ShellSample.run("remove d", handler)
    let expected = """
      bookmarks: error: “d” could be several bookmarks; say which by its number
        1. @7 Dune · Frank Herbert (1965)
        2. @12 三体 · 刘慈欣 (2008)

      """
    #expect(outcome == .init(status: .usage, errors: expected))
    #expect(handler.commands(RemoveBookmarks.self).isEmpty)
  }
}
