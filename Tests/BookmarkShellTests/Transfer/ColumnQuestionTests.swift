import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("Questions about the columns of an unknown table")
struct ColumnQuestionTests {
  private let folder = TemporaryFolder()

  private func handler() -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(BeginImport.self) { _ in .init(session: 4) }
    handler.on(ImportBatch.self) { .init(outcomes: $0.drafts.map { _ in .added }) }
    handler.on(FinishImport.self) { _ in .init(added: 2, changed: 0, change: 41) }
    handler.on(CancelImport.self) { _ in .init() }
    return handler
  }

  private func run(
    _ options: String, _ handler: ScriptedHandler, answers: [String]?, language: Language = .english
  ) async -> ShellSample.Outcome {
    folder.write("w.csv", "Werk,Von,Note\nDune,Herbert,8\nEmma,Austen,6\n")
    var setting = ScriptedConsole.Setting()
    setting.isInputTerminal = answers != nil
    setting.answers = answers ?? []
    setting.environment = ["XDG_CONFIG_HOME": folder.path]
    return await ShellSample.run(
      "import \(folder.path)/w.csv \(options)", handler, setting, language: language,
      stateFolder: folder.path + "/state")
  }

  private func works(_ handler: ScriptedHandler) -> [String] {
    handler.commands(ImportBatch.self).flatMap(\.drafts).map { draft in
      [
        draft.content.text(of: .title), draft.content.text(of: .author),
        draft.content.text(of: .rating), draft.content.text(of: .note),
      ].joined(separator: "|")
    }
  }

  @Test("each column is asked about with its values, Enter takes the proposal")
  func asks() async {
    let handler = handler()
    let outcome = await run("", handler, answers: ["", "athor", "author", "rating/10", ""])
    #expect(works(handler) == ["Dune|Herbert|8/10|", "Emma|Austen|6/10|"])
    #expect(
      outcome.questions == [
        "  [title] ", "  [extra] ", "  [extra] ", "  [note] ",
        "keep these answers for such files? a name, or Enter for no: ",
      ])
    #expect(outcome.errors.contains("column 1 of 3, “Werk”: Dune, Emma\n"))
    #expect(outcome.errors.contains("“athor” is no field; did you mean “author”?\n"))
    #expect(folder.names == ["w.csv"])
  }

  @Test("kept answers are known by the header, and by their name")
  func keeps() async {
    let first = await run("", handler(), answers: ["", "author", "", "../x", "imdb", "mine"])
    #expect(first.errors.contains("kept in “\(folder.path)/bookmarks/profiles/mine.json”\n"))
    #expect(folder.mode("bookmarks/profiles/mine.json") == 0o600)
    for options in ["", "--from mine"] {
      let handler = handler()
      let outcome = await run(options, handler, answers: nil)
      #expect(works(handler) == ["Dune|Herbert||8", "Emma|Austen||6"])
      #expect(outcome.output.contains("profile “mine”") == options.isEmpty)
    }
  }

  @Test("fields are named in the person's language, and services lists what was kept")
  func localized() async {
    let answers = ["", "作者", "评分/10", "我的"]
    let outcome = await run("", handler(), answers: answers, language: .simplifiedChinese)
    #expect(outcome.questions.first == "  [标题] ")
    #expect(outcome.errors.contains("标题") && !outcome.errors.contains("title"))
    var setting = ScriptedConsole.Setting()
    setting.environment = ["XDG_CONFIG_HOME": folder.path]
    let list = await ShellSample.run("services", handler(), setting)
    #expect(
      list.output.hasSuffix(
        "\nyour own profiles, known by their columns, or named with --from:\n"
          + "我的  title=Werk,作者=Von,评分=Note/10\n"))
  }

  @Test(
    "nobody is asked without a terminal, with --yes, with --json or when told; an end is an end",
    arguments: [
      ("", nil, BookmarkCommands.ExitStatus.badData, 0), ("--yes", ["", "", "", ""], .badData, 0),
      ("--json", ["", "", "", ""], .badData, 0), ("--map title=Werk", ["", ""], .success, 0),
      ("", [""], .badData, 2),
    ] as [(String, [String]?, BookmarkCommands.ExitStatus, Int)])
  func silent(
    options: String, answers: [String]?, status: BookmarkCommands.ExitStatus, questions: Int
  ) async {
    let outcome = await run(options, handler(), answers: answers)
    #expect(outcome.status == status && outcome.questions.count == questions)
  }

  @Test("a column of ratings beyond five is asked back for, with the words that say its scale")
  func highRatings() async {
    folder.write("r.csv", "title,rating\nDune,8\nEmma,10\n")
    let outcome = await ShellSample.run("import \(folder.path)/r.csv", handler())
    #expect(
      outcome.errors.hasSuffix(
        "  are the ratings in “rating” out of 10? then undo this import and say so with "
          + "--map rating=rating/10\n"))
  }

  @Test(
    "wrong mappings are refused before anything is read",
    arguments: [
      ("--map Werk", "“Werk” is no mapping; write --map title=COLUMN,rating=COLUMN/10"),
      ("--map tilte=Werk", "there is no field “tilte”; did you mean “title”?"),
      (
        "--map title=Wrek",
        "“w.csv” has no column “Wrek”, only Werk, Von, Note; nothing was imported, "
          + "did you mean “Werk”?"
      ),
      (
        "--map title=A,year=B",
        "“w.csv” has no column A, B, only Werk, Von, Note; nothing was imported"
      ),
      (
        "--map title=A --from imdb",
        "--map can't be joined with --from imdb, whose columns are known"
      ),
    ])
  func wrong(options: String, sentence: String) async {
    let outcome = await run(options, handler(), answers: nil)
    #expect(outcome.status == (sentence.contains("w.csv") ? .badData : .usage))
    #expect(outcome.errors.hasPrefix("bookmarks: error: \(sentence)\n"))
  }
}
