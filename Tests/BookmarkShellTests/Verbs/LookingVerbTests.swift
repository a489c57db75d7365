import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Localization
import Testing

@testable import BookmarkShell

@Suite("show, count, types, help and the rest")
struct LookingVerbTests {
  private static let rich: Bookmark = {
    var content = BookmarkContent(type: .book)
    content.titles = [
      Title("三体", language: "zh"),
      Title("The Three-Body Problem", language: "en", role: .translated),
    ]
    content.creators = [
      Creator("刘慈欣", role: .author), Creator("Ken Liu", role: .translator, language: "en"),
    ]
    content.published = PartialDate(year: 2008, month: 1)
    content.status = .done
    content.rating = Rating("9/10")
    content.series = [SeriesEntry("地球往事", position: "1")]
    content.identifiers = [Identifier("isbn", "9787536692930")].compactMap(\.self)
    content.experiences = [
      Experience(
        started: PartialDate("2020-01-02"), finished: PartialDate("2020-02-03"),
        rating: Rating("4"), note: "at sea", format: .ebook)
    ]
    content.copies = [
      Copy(
        format: .paperback, location: "attic", acquired: PartialDate(year: 2010), price: "20 EUR",
        lentTo: "Anna", lentSince: PartialDate(year: 2024))
    ]
    content.tags = ["sf", "中国"]
    content.shelves = [ShelfEntry("best", position: 2)]
    content.note = "line one\nline \u{1B}two"
    content.extras = [ExtraColumn("Owned Copies", "1")]
    return ShellSample.bookmark(12, content, line: 4)
  }()

  private var showing: ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(ShowBookmarks.self) { command in
      guard command.filter == .ids([12]) else { return .init(bookmarks: []) }
      return .init(bookmarks: [ShownBookmark(bookmark: Self.rich, source: "goodreads.csv")])
    }
    return handler
  }

  @Test("show tells everything with the names of the fields, in English")
  func showEnglish() async {
    let expected = """
      @12  The Three-Body Problem
        Type          Book
        Title         三体 (zh)
        Other titles  The Three-Body Problem (Translated title, en)
        Creator       刘慈欣 (Author)
                      Ken Liu (Translator, en)
        Year          2008-01
        Status        Read
        Rating        ★★★★½ (9/10)
        Series        地球往事 #1
        Identifier    isbn:9787536692930
        Experience    2020-01-02 – 2020-02-03 · ★★★★ (4/5) · Ebook · at sea
        Copy          Paperback · attic · acquired 2010 · 20 EUR · lent to Anna since 2024
        Tag           sf, 中国
        Shelf         best (#2)
        Note          line one
                      line ^[two
        Owned Copies  1
        Changed       1970-01-01T00:00:00Z
        Source        goodreads.csv, line 4, change 3
        UID           01020304-0506-7008-800a-0b0c0d0e0f0c

      """
    #expect(await ShellSample.run("show @12", showing) == .init(output: expected))
  }

  @Test("show tells everything in Chinese")
  func showChinese() async {
    let outcome = await ShellSample.run("show @12", showing, language: .simplifiedChinese)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "@12  三体")
    #expect(lines.contains("  状态          读过"))
    #expect(lines.contains("  来源          goodreads.csv、第 4 行、变更 3"))
    #expect(lines.contains { $0.hasSuffix("平装 · attic · 2010 入手 · 20 EUR · 自 2024 借给 Anna") })
  }

  @Test("show says when a number isn't there")
  func showMissing() async {
    let outcome = await ShellSample.run("show @99", showing)
    let errors = "bookmarks: error: no bookmark matches “@99”\n"
    #expect(outcome == .init(status: .usage, errors: errors))
  }

  @Test("numbers can come on standard input")
  func standardInput() async {
    var setting = ScriptedConsole.Setting()
    setting.input = Array("@12\n\n".utf8)
    #expect(await ShellSample.run("show - --json", showing, setting).status == .success)
    setting.input = Array("@12\nfoo\u{1B}\n".utf8)
    let outcome = await ShellSample.run("show -", showing, setting)
    let errors = "bookmarks: error: line 2 of the input is no number of a bookmark: “foo^[”\n"
    #expect(outcome == .init(status: .badData, errors: errors))
  }

  @Test(
    "count gives digits alone, and a table of sections",
    arguments: [
      ("count", "1204\n"), ("count by:type", "Books         1,200\nWithout type      4\n"),
      (
        "count by:type --json",
        """
        {"total":1204,"sections":[{"values":["book"],"title":"Books","count":1200},\
        {"values":[null],"title":"Without type","count":4}]}

        """
      ),
    ])
  func count(line: String, expected: String) async {
    let handler = ScriptedHandler()
    handler.on(CountBookmarks.self) { _ in
      .init(
        total: 1204,
        sections: [
          BookmarkSection(values: ["book"], count: 1200), BookmarkSection(values: [nil], count: 4),
        ])
    }
    #expect(await ShellSample.run(line, handler) == .init(output: expected))
  }

  @Test("use narrows what is looked at, not what is exported")
  func use() async {
    let handler = ShellSample.handler([ShellSample.alien])
    let console = ScriptedConsole()
    let settings = ShellSettings(language: .english, stateFolder: "/nonexistent", isPrompt: true)
    let shell = Shell(handler: handler, console: console, settings: settings)
    for line in ["use movie", "list limit:1", "list book limit:1", "export", "lang 中文", "quit"] {
      #expect(await shell.run(line: line) == .success)
    }
    let movies = BookmarkFilter.field(.type, .anyOf(["movie"]))
    let books = BookmarkFilter.field(.type, .anyOf(["book"]))
    #expect(handler.commands(ListBookmarks.self).map(\.query.filter) == [movies, books])
    #expect(handler.commands(OpenExport.self).map(\.query.filter) == [.all])
    #expect(await shell.settings.language == .simplifiedChinese)
    #expect(await shell.wantsToQuit)
  }

  @Test("each verb has a guide of its own, help, and no word that another has")
  func guides() async {
    let guides = VerbList.guides(isPrompt: true)
    let words = guides.flatMap { [$0.verb ?? ""] + $0.aliases }
    #expect(Set(words).count == words.count && !words.contains(""))
    for language in Messages.catalogueLanguages {
      for guide in guides {
        let line = "\(guide.verb ?? "") --help"
        let help = await ShellSample.run(
          line, ScriptedHandler(), language: language, isPrompt: true)
        #expect(help.status == .success && help.output.contains(guide.verb ?? "?"))
        #expect(guide.examples.allSatisfy { help.output.contains("  \($0)\n") })
      }
    }
  }

  @Test("help lists the verbs in their groups, wrapped to the terminal")
  func overview() async {
    let help = await ShellSample.run("help", ScriptedHandler())
    let start = """
      bookmarks keeps your books, movies and music

      usage: bookmarks VERB [...]

      look
        list, ls            list bookmarks, in sections and in any order
        show                show everything about a bookmark
      """
    #expect(help.output.hasPrefix(start))
    #expect(!help.output.contains("quit"))
    for width in [1, 20, 40, 80] {
      let narrow = await ShellSample.run(
        "help query", ScriptedHandler(), .terminal(columns: width))
      #expect(narrow.status == .success)
    }
  }

  @Test("a verb that isn't there is answered with the nearest, and with the line of a script")
  func unknown() async {
    let outcome = await ShellSample.run("lsit", ScriptedHandler())
    let expected = """
      bookmarks: error: there is no command “lsit”; did you mean “list”?
        lsit
        ^~~~

      """
    #expect(outcome == .init(status: .usage, errors: expected))
    let console = ScriptedConsole()
    let settings = ShellSettings(language: .simplifiedChinese, stateFolder: "")
    let shell = Shell(handler: ScriptedHandler(), console: console, settings: settings)
    #expect(await shell.run(line: "movie", number: 12) == .usage)
    #expect(
      console.errors == "bookmarks: error: 第 12 行: “movie”不是命令；要查看请写“list movie”\n")
  }

  @Test("doctor fails when something is bad")
  func doctor() async {
    let handler = ScriptedHandler()
    handler.on(Doctor.self) { _ in
      .init(checks: [.init("store", "/x.db"), .init("integrity", "page 7", .bad)])
    }
    let outcome = await ShellSample.run("doctor", handler)
    #expect(
      outcome == .init(status: .corrupt, output: "✓ collection  /x.db\n✗ integrity   page 7\n"))
  }
}
