import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("list")
struct ListVerbTests {
  private let sections = [
    BookmarkSection(values: ["book"], count: 1180), BookmarkSection(values: ["movie"], count: 1),
  ]
  private var handler: ScriptedHandler {
    ShellSample.handler(
      [ShellSample.sanTi, ShellSample.dune, ShellSample.alien], sections: sections,
      places: [0, 0, 1])
  }

  @Test("shows sections with headings, counts and aligned columns, in English")
  func english() async {
    let outcome = await ShellSample.run("list by:type", handler)
    let expected = """
      Books (1,180)
        @12  三体   刘慈欣         2008  Read           ★★★★★
        @7   Dune   Frank Herbert  1965  Read           ★★★★½

      Movies (1)
        @3   Alien  Ridley Scott   1979  Want to watch

      """
    #expect(outcome == .init(output: expected))
  }

  @Test("shows the same in Chinese")
  func chinese() async {
    let outcome = await ShellSample.run("list by:type", handler, language: .simplifiedChinese)
    let expected = """
      书籍 (1,180)
        @12  三体   刘慈欣         2008  读过  ★★★★★
        @7   Dune   Frank Herbert  1965  读过  ★★★★½

      电影 (1)
        @3   Alien  Ridley Scott   1979  想看

      """
    #expect(outcome == .init(output: expected))
  }

  @Test("makes headings bold and the sum dim on a terminal, unless NO_COLOR is set")
  func colours() async {
    var setting = ScriptedConsole.Setting.terminal(columns: 80)
    let coloured = await ShellSample.run("list by:type limit:2", handler, setting)
    #expect(coloured.output.hasPrefix("\u{1B}[1mBooks (1,180)\u{1B}[0m\n  \u{1B}[2m@12\u{1B}[0m"))
    #expect(coloured.output.hasSuffix("\u{1B}[2m3 bookmarks\u{1B}[0m\n"))
    setting.environment = ["NO_COLOR": "1"]
    let plain = await ShellSample.run("list by:type limit:2", handler, setting)
    #expect(!plain.output.contains("\u{1B}"))
    setting.environment = ["TERM": "dumb"]
    let dumb = await ShellSample.run("list by:type limit:2", handler, setting)
    #expect(dumb.output == plain.output)
  }

  @Test("divides twice, with the rows deeper")
  func twoLevels() async {
    let sections = [
      BookmarkSection(values: ["book", "done"], count: 2),
      BookmarkSection(values: ["book", nil], count: 3),
    ]
    let handler = ShellSample.handler(
      [ShellSample.dune, ShellSample.bookmark(9, .book, "Emma")], sections: sections,
      places: [0, 1])
    let outcome = await ShellSample.run("list by:type,status", handler)
    let expected = """
      Books (5)
        Read (2)
          @7  Dune  Frank Herbert  1965  Read  ★★★★½
        Without status (3)
          @9  Emma

      """
    #expect(outcome == .init(output: expected))
  }

  @Test(
    "has a form for each kind of program",
    arguments: [
      ("--ids", "@7\n"),
      ("--plain", "@7\tDune\tFrank Herbert\t1965\tdone\t4.5\n"),
      ("--plain --columns id,type", "@7\tbook\n"),
      ("--csv --columns id,title,rating", "id,title,rating\n7,Dune,4.5\n"),
      (
        "--markdown --columns title,status",
        "| Title | Status |\n| --- | --- |\n| Dune | Read |\n"
      ),
      (
        "--json",
        """
        {"total":1,"sections":[],"bookmarks":[{"uid":"01020304-0506-7008-800a-0b0c0d0e0f07",\
        "id":7,"type":"book","title":"Dune","creator":["Frank Herbert"],"year":1965,\
        "status":"done","rating":4.5}]}

        """
      ),
    ])
  func forms(options: String, expected: String) async {
    let handler = ShellSample.handler([ShellSample.dune])
    let outcome = await ShellSample.run("list limit:5 \(options)", handler)
    #expect(outcome == .init(output: expected))
  }

  @Test("says what to do when there is nothing, beside the output")
  func empty() async {
    let all = await ShellSample.run("list", ShellSample.handler([]))
    #expect(
      all
        == .init(
          errors: "the collection is empty; fill it with “import FILE” or “add book TITLE”\n"))
    let some = await ShellSample.run("list tag:x", ShellSample.handler([]))
    #expect(some == .init(errors: "nothing matches; “list” alone shows everything\n"))
    let json = await ShellSample.run("list --json", ShellSample.handler([]))
    #expect(json == .init(output: "{\"total\":0,\"sections\":[],\"bookmarks\":[]}\n"))
  }

  @Test("shows nothing from a file raw, also in a pipe")
  func controls() async {
    let evil = ShellSample.bookmark(1, .book, "a\u{1B}[2Jb\nc\u{202E}d|e\u{9B}", by: "\u{7}\r")
    let table = await ShellSample.run("list", ShellSample.handler([evil]))
    #expect(table.output == "  @1  a^[[2Jb↵c\\u{202E}d|e\\u{9B}  ^G^M\n")
    let markdown = await ShellSample.run(
      "list --markdown --columns title", ShellSample.handler([evil]))
    #expect(markdown.output.hasSuffix("| a^\\[\\[2Jb↵c\\\\u{202E}d\\|e\\\\u{9B} |\n"))
  }

  @Test("ends quietly when the reader has gone, and with a message when the disk is full")
  func broken() async {
    var setting = ScriptedConsole.Setting()
    setting.failure = (0, .closedPipe)
    let closed = await ShellSample.run("list", ShellSample.handler([ShellSample.dune]), setting)
    #expect(closed == .init())
    setting.failure = (0, .writeFailed(errno: 28))
    let full = await ShellSample.run("list", ShellSample.handler([ShellSample.dune]), setting)
    #expect(
      full
        == .init(
          status: .outputFailed,
          errors: "bookmarks: error: the output could not be written: No space left on device\n"))
  }

  @Test("closes the listing when Ctrl-C is pressed")
  func interrupted() async {
    var setting = ScriptedConsole.Setting()
    setting.interruptsAtCheck = 1
    let handler = ShellSample.handler([ShellSample.dune])
    let outcome = await ShellSample.run("list", handler, setting)
    #expect(outcome.status == .interrupted)
    #expect(handler.names == ["export.open", "export.next", "export.close"])
  }

  @Test(
    "refuses what makes no listing",
    arguments: [
      ("list --json --csv", "“--json” and “--csv” can't stand together"),
      ("list --ids --columns id", "“--columns” and “--ids” can't stand together"),
      ("movie status:done", "“movie” is no command; to see them write “list movie”"),
    ])
  func refused(line: String, sentence: String) async {
    let outcome = await ShellSample.run(line, ShellSample.handler([]))
    #expect(outcome == .init(status: .usage, errors: "bookmarks: error: \(sentence)\n"))
  }
}
