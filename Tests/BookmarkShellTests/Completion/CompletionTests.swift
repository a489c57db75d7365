import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import FoundationEssentials
import Localization
import Testing
import Text

@testable import BookmarkShell

@Suite("What Tab offers")
struct CompletionTests {
  @Test(
    "verbs, types, fields and options come from the guides",
    arguments: [
      ("", "cou", "count"), ("", "LI", "list"), ("", "exi", "exit"), ("", "zzz", ""),
      ("list ", "mov", "movie"), ("list book ", "mov", ""), ("list ", "publ", "publisher:"),
      ("list ", "statu", "status:"), ("list ", "limi", "limit:"), ("list ", "isb", "isbn:"),
      ("list ", "--js", "--json"), ("list ", "--colu", "--columns"), ("count ", "--cs", ""),
      ("list --columns ", "title,cre", "title,creator"), ("list --columns ", "langu", "language"),
      ("list --sort ", "fin", "finished"), ("list ", "--sort=-fin", "--sort=-finished"),
      ("add book X ", "yea", "year="), ("set @1 ", "stat", "status: status="),
      ("help ", "cou", "count"), ("lang ", "zh", "zh-Hans"), ("list --lang ", "en", "en"),
      ("export --to ", "go", "goodreads"), ("nothing ", "li", ""),
    ])
  func words(before: String, typed: String, offered: String) async {
    let completion = await complete(before + typed)
    #expect(completion.candidates.joined(separator: " ") == offered)
    #expect(completion.start == before.utf8.count)
  }

  @Test(
    "values follow a field, quoted where they need it",
    arguments: [
      ("list status:d", "status:done status:dropped"), ("list status:", Self.statuses),
      ("list -status:pa", "-status:paused"), ("list status:done,dr", "status:done,dropped"),
      ("list status:\"Want to r", #"status:"Want to read""#), ("list format:vi", "format:vinyl"),
      ("list plan:mo", "plan:monday"), ("list by:ty", "by:type"),
      ("list by:type,sta", "by:type,status"), ("list sort:-ra", "sort:-rating"),
      ("list has:iden", "has:identifier"), ("list tag:sci", #"tag:"science fiction""#),
      ("list TAG:SCI", #"TAG:"science fiction""#), ("list tag:\"sci", #"tag:"science fiction""#),
      ("list author:刘", "author:刘慈欣"), ("list author:ursula", #"author:"Ursula K. Le Guin""#),
      ("list type:pod", "type:podcast"), ("list favourite:y", "favourite:yes"),
      ("set @1 status=pau", "status=paused"), ("set @1 tag+=len", "tag+=lent"),
      ("set @1 +len", "+lent"), ("set @1 +sci", #"+"science fiction""#),
      ("set @1 -len", "-lent"), ("list rating:4", ""),
      ("list by:tag/", "by:tag/count"), ("list by:type,-tag/c", "by:type,-tag/count"),
      ("list view:lo", #"view:"long, sf""#), ("list -view:", #"-view:"long, sf" -view:"Top""#),
      ("view to", "Top"), ("view ", #""long, sf" "Top""#), ("view Top mov", "movie"),
      ("view Top status:pa", "status:paused"), ("view Top --rem", "--remove"),
      ("alias 刘", "刘慈欣"), ("alias 刘慈欣 urs", #""Ursula K. Le Guin""#),
    ])
  func values(line: String, offered: String) async {
    let completion = await complete(line)
    #expect(completion.candidates.joined(separator: " ") == offered)
  }

  @Test(
    "titles of the language stand beside raw names",
    arguments: [
      ("list status:读", "status:读过"), ("list 状", "状态:"), ("list 电", "电影"),
      ("list status:do", "status:done"), ("lang 简", "简体中文"),
    ])
  func translated(line: String, offered: String) async {
    let completion = await complete(line, in: .simplifiedChinese)
    #expect(completion.candidates.joined(separator: " ") == offered)
  }

  @Test(
    "a title is completed as a whole, from its first word",
    arguments: [
      ("show The Ha", 5, [#""The Handmaid’s Tale""#], nil as String?),
      ("show the ha", 5, [#""The Handmaid’s Tale""#], nil),
      ("show \"The Ha", 5, [#""The Handmaid’s Tale""#], nil),
      ("show The", 5, [#""The Handmaid’s Tale""#, #""The Hobbit""#], "\"The H"),
      ("show The ", 5, [#""The Handmaid’s Tale""#, #""The Hobbit""#], "\"The H"),
      ("show 百年", 5, [#""百年孤独""#, #""百年孤独（纪念版）""#], "\"百年孤独"),
      ("show 三", 5, ["三体"], nil),
      ("show Say", 5, [#""Say \"Hi\" Twice""#], nil),
      ("show ｓａｙ", 5, [#""Say \"Hi\" Twice""#], nil),
      ("show Note", 5, [#"title:="Note: A Life""#], nil),
      ("show Boo", 5, [#""Book""#], nil),
      ("set The Ho", 4, [#""The Hobbit""#], nil),
      ("list movie The Ho", 11, [#""The Hobbit""#], nil),
      ("show 'The Ho", 5, [#""The Hobbit""#], nil),
      ("show abc The Ho", 9, [#""The Hobbit""#], nil),
      ("show @1", 5, ["@1", "@12"], "@1"),
      ("show nothing", 12, [], nil),
    ])
  func titles(line: String, start: Int, candidates: [String], common: String?) async {
    let completion = await complete(line)
    #expect(completion.candidates == candidates)
    #expect(completion.commonPrefix == common)
    if !candidates.isEmpty { #expect(completion.start == start) }
  }

  @Test(
    "every offered title is read back as that title",
    arguments: [
      "The Handmaid’s Tale", "百年孤独（纪念版）", #"Say "Hi" Twice"#, "Note: A Life", "Book", "-30-", "+",
      #"C:\ "#, "(500) Days of Summer", "2001: A Space Odyssey", "and", "1984", "Rock 'n' Roll",
      "'Salem's Lot", "@home", "#1", "4..8", "a=b", "What If?", "a, b",
    ])
  func quoting(title: String) throws {
    let word = QuotedWord.of(title, always: QuotedWord.needsQuotes(title))
    #expect(try WordLine("show \(word) x").words.map(\.text) == ["show", title, "x"])
  }

  @Test("after `use movie` only titles of movies are offered")
  func restriction() async {
    let completion = await complete("show The", restrictedTo: .movie)
    #expect(completion.candidates == [#""The Matrix""#])
  }

  @Test("a space follows what is complete, and nothing what goes on")
  func space() async {
    #expect(await complete("cou").appendsSpace)
    #expect(await complete("show The Ha").appendsSpace)
    #expect(await !complete("list statu").appendsSpace)
    #expect(await !complete("list status:d").appendsSpace)
  }
}

extension CompletionTests {
  static let statuses = BookmarkStatus.known.map { "status:\($0.rawValue)" }.joined(separator: " ")

  private static let values: [BookmarkField: [String]] = [
    .title: [
      "Book", "Note: A Life", #"Say "Hi" Twice"#, "The Handmaid’s Tale", "The Hobbit", "三体",
      "百年孤独", "百年孤独（纪念版）",
    ],
    .tag: ["lent", "science fiction"], .creator: ["Ursula K. Le Guin", "刘慈欣"],
    .type: ["book", "podcast"],
  ]

  private func complete(
    _ line: String, in language: Language = .english, restrictedTo type: BookmarkType? = nil
  ) async -> Completion {
    let handler = ScriptedHandler()
    handler.on(CompleteText.self) { command in
      let prefix = TextFolding.folded(command.prefix)
      let values = Self.values[command.field] ?? []
      return .init(values: values.filter { TextFolding.folded($0).hasPrefix(prefix) })
    }
    handler.on(ListViews.self) { _ in
      .init(views: [
        SavedView(name: "long, sf", query: "sf"), SavedView(name: "Top", query: "rating:5"),
      ])
    }
    handler.on(ListBookmarks.self) { command in
      var movie = BookmarkContent(type: .movie)
      movie.titles = [Title("The Matrix")]
      let bookmarks = [1, 12].map { (number: Int64) -> ListedBookmark in
        let now = Timestamp(milliseconds: 0)
        let bookmark = Bookmark(
          id: number, uid: UUID(), content: movie, created: now, changed: now, change: 1)
        return ListedBookmark(section: 0, bookmark: bookmark)
      }
      return .init(sections: [], bookmarks: bookmarks, total: 2)
    }
    let settings = ShellSettings(
      language: language, stateFolder: "", restriction: type, isPrompt: true)
    let shell = Shell(handler: handler, console: ScriptedConsole(), settings: settings)
    return await shell.complete(line, cursor: line.utf8.count)
  }
}
