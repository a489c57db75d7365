import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("import")
struct ImportVerbTests {
  private let folder = TemporaryFolder()
  private let items = """
    type,title,creator,year,rating,notes
    book,Dune,Frank Herbert,1965,4,"line one
    line two"
    book,Emma,Jane Austen,1815,five,bad rating
    movie,Alien,Ridley Scott,1979,4,ok
    movie,,Nobody,1980,3,no title
    book,Dune,Frank Herbert,1965,4,same book again
    music,Abbey Road,The Beatles,1969,5,ok
    podcast,Some Show,Host,2020,3,unknown type

    """

  /// A handler to which a title is new the first time it comes.
  private func handler(ambiguous: String? = nil) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(BeginImport.self) { _ in .init(session: 4) }
    handler.on(ImportBatch.self) { [handler] command in
      let earlier = handler.commands(ImportBatch.self).dropLast().flatMap(\.drafts)
      var seen = Set(earlier.compactMap { $0.content.mainTitle?.text })
      return .init(
        outcomes: command.drafts.map { draft in
          let title = draft.content.mainTitle?.text ?? ""
          if title == ambiguous {
            return .ambiguous([.init(id: 9, title: title, creator: "A", year: 1900)])
          }
          return seen.insert(title).inserted ? .added : .unchanged(kept: [])
        })
    }
    handler.on(FinishImport.self) { _ in .init(added: 1, changed: 0, change: 41) }
    handler.on(CancelImport.self) { _ in .init() }
    return handler
  }

  private func run(
    _ line: String, _ handler: ScriptedHandler, _ setting: ScriptedConsole.Setting = .init(),
    language: Language = .english
  ) async -> ShellSample.Outcome {
    var outcome = await ShellSample.run(
      line.replacing("F/", with: folder.path + "/"), handler, setting, language: language,
      stateFolder: folder.path + "/state")
    outcome.output = outcome.output.replacing(folder.path + "/", with: "F/")
    outcome.errors = outcome.errors.replacing(folder.path + "/", with: "F/")
    return outcome
  }

  @Test("accounts for every row and puts bad ones into a file that can be mended")
  func badRows() async {
    folder.write("items.csv", items)
    let outcome = await run("import F/items.csv", handler())
    let output = """
      items.csv · CSV · UTF-8 · 7 rows
      4 added · 1 unchanged · 2 rejected → F/items.rejected.csv
      take it back with: bookmarks undo 41

      """
    let errors = """
        line 4, rating “five”: it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½
        line 6: there is neither a title nor an identifier
        Type “podcast” (1 row, first on line 9): not known here, kept as it is; known are book, \
      movie, music

      """
    #expect(outcome == .init(status: .someRejected, output: output, errors: errors))
    let rejects = """
      rejected line,rejected column,rejected reason,type,title,creator,year,rating,notes
      4,rating,"it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½",book,Emma,Jane \
      Austen,1815,five,bad rating
      6,,there is neither a title nor an identifier,movie,,Nobody,1980,3,no title

      """
    #expect(folder.read("items.rejected.csv") == rejects)
    #expect(folder.mode("items.rejected.csv") == 0o600)
  }

  @Test("says the same in Chinese")
  func chinese() async {
    folder.write("items.csv", items)
    let outcome = await run("import F/items.csv", handler(), language: .simplifiedChinese)
    let output = """
      items.csv · CSV · UTF-8 · 7 行
      新增 4 条 · 无变化 1 条 · 拒绝 2 条 → F/items.rejected.csv
      撤销请用：bookmarks undo 41

      """
    #expect(outcome.output == output)
    #expect(outcome.errors.hasPrefix("  第 4 行，rating “five”：不是评分；"))
  }

  @Test("keeps rows with too many cells as they were, and imports them once mended")
  func ragged() async {
    folder.write(
      "a.csv", "title,creator\n\"Two\nlines\",W\nTinker, Tailor, Soldier,Carré\nAlien,Scott\n")
    let first = await run("import F/a.csv", handler())
    #expect(first.status == .someRejected)
    let reason = "there are 4 fields, the header has 2; a field with a comma needs quotes"
    #expect(first.errors == "  line 4: \(reason)\n")
    let rejects = """
      rejected line,rejected column,rejected reason,title,creator
      4,,"\(reason)",Tinker, Tailor, Soldier,Carré

      """
    #expect(folder.read("a.rejected.csv") == rejects)
    folder.write(
      "a.rejected.csv",
      rejects.replacing("Tinker, Tailor, Soldier", with: "\"Tinker, Tailor, Soldier\""))
    let handler = handler()
    let second = await run("import F/a.rejected.csv", handler)
    #expect(
      second.output
        == "a.rejected.csv · CSV · UTF-8 · 1 row\n1 added\ntake it back with: bookmarks undo 41\n")
    let draft = handler.commands(ImportBatch.self).first?.drafts.first
    #expect(draft?.content.mainTitle?.text == "Tinker, Tailor, Soldier")
    #expect(draft?.content.extras == [])
  }

  @Test("never replaces a file of rejected rows, and doesn't repeat its columns")
  func again() async {
    folder.write("a.csv", "title,rating\nDune,nine\n")
    _ = await run("import F/a.csv", handler())
    _ = await run("import F/a.csv", handler())
    let third = await run("import F/a.rejected-2.csv", handler())
    #expect(third.output.contains("1 rejected → F/a.rejected-3.csv"))
    #expect(folder.names == ["a.csv", "a.rejected-2.csv", "a.rejected-3.csv", "a.rejected.csv"])
    let header = "rejected line,rejected column,rejected reason,title,rating\n"
    #expect(folder.read("a.rejected-3.csv")?.hasPrefix(header) == true)
  }

  @Test("writes nothing with --strict and with --dry-run")
  func nothingWritten() async {
    folder.write("items.csv", items)
    let strict = handler()
    let first = await run("import F/items.csv --strict", strict)
    #expect(first.status == .badData)
    #expect(first.output.hasSuffix("nothing was written, because of --strict\n"))
    #expect(strict.names.suffix(1) == ["import.cancel"])
    #expect(!strict.names.contains("import.finish"))
    let dry = handler()
    let second = await run("import F/items.csv -n --rejects F/r.csv", dry)
    #expect(second.status == .someRejected)
    let output = """
      items.csv · CSV · UTF-8 · 7 rows
      would add 4 · 1 unchanged · 2 rejected
      new
        line 2: Dune · Frank Herbert (1965)
        line 5: Alien · Ridley Scott (1979)
        line 8: Abbey Road · The Beatles (1969)
        … and 1 more
      unchanged
        line 7: Dune · Frank Herbert (1965)
      nothing was written (dry run)

      """
    #expect(second.output == output)
    #expect(!dry.names.contains("import.finish") && folder.read("r.csv") == nil)
  }

  @Test("counts a row that could be several bookmarks as rejected, and names them")
  func ambiguous() async {
    folder.write("a.csv", "title\nDune\nEmma\n")
    let outcome = await run("import F/a.csv", handler(ambiguous: "Dune"))
    #expect(outcome.status == .someRejected)
    #expect(
      outcome.errors == "  line 2, title “Dune”: it could be any of these: @9 Dune · A (1900)\n")
  }

  @Test("reports as one JSON object")
  func json() async {
    folder.write("a.csv", "title,rating\nDune,nine\n")
    let outcome = await run("import F/a.csv --json --lang en", handler())
    #expect(outcome.output.hasPrefix("{\"file\":\"a.csv\",\"service\":null,\"format\":\"csv\""))
    #expect(outcome.output.contains("\"read\":1,\"added\":0,\"merged\":0,\"unchanged\":0"))
    #expect(outcome.output.hasSuffix("}\n") && outcome.output.split(separator: "\n").count == 1)
  }

  @Test("changes nothing when Ctrl-C is pressed")
  func interrupted() async {
    folder.write("items.csv", items)
    var setting = ScriptedConsole.Setting()
    setting.interruptsAtCheck = 1
    let handler = handler()
    let outcome = await run("import F/items.csv", handler, setting)
    let errors = "bookmarks: error: interrupted; nothing was changed\n"
    #expect(outcome == .init(status: .interrupted, errors: errors))
    #expect(!handler.names.contains("import.finish"))
    #expect(folder.names == ["items.csv"])
  }

  @Test("fails when the handler doesn't say what became of each row")
  func unaccounted() async {
    folder.write("items.csv", items)
    let handler = handler()
    handler.on(ImportBatch.self) { _ in .init(outcomes: [.added]) }
    let outcome = await run("import F/items.csv", handler)
    #expect(outcome.status == .bug)
    #expect(handler.names == ["import.begin", "import.batch", "import.cancel"])
  }

  @Test(
    "says of a file that can't be read what is wrong and what to do",
    arguments: [
      (
        "", "a.csv", BookmarkCommands.ExitStatus.badData,
        "“a.csv” is empty; there is nothing to import"
      ),
      (
        "foo,bar,baz\na,b,c\nd,e,f\n", "a.csv", .badData,
        "“a.csv” has no column for a title, only foo, bar, baz; 2 rows not read, name a column "
          + "“title” or say which one it is with --map title=COLUMN"
      ),
      (
        "PK\u{3}\u{4}\u{14}\u{0}\u{0}", "a.csv", .badData,
        "“a.csv” is damaged, or compressed in a way that isn't known; nothing was imported"
      ),
      ("title\nA\n", "b.csv", .noInput, "there is no file “F/b.csv”"),
      ("title\nA\n", "", .noInput, "“F/” is a folder; name a file in it"),
    ] as [(String, String, BookmarkCommands.ExitStatus, String)])
  func unreadable(text: String, name: String, status: BookmarkCommands.ExitStatus, sentence: String)
    async
  {
    folder.write("a.csv", text)
    let outcome = await run("import F/\(name)", handler())
    #expect(outcome == .init(status: status, errors: "bookmarks: error: \(sentence)\n"))
  }

  @Test("names the line where the encoding ends, on standard input too")
  func notText() async {
    var setting = ScriptedConsole.Setting()
    setting.input = Array("title\nA".utf8) + [0xFF, 0x81] + Array("\n".utf8)
    let outcome = await run("import -", handler(), setting)
    #expect(outcome.status == .badData)
    #expect(outcome.errors.contains("is not valid UTF-8 from line 2 on"))
  }

  @Test("has nothing to import in a file with a header only", arguments: ["title,year\n", "[]"])
  func headerOnly(text: String) async {
    folder.write("a.csv", text)
    let outcome = await run("import F/a.csv", handler())
    #expect(outcome.status == .success && outcome.output.hasSuffix("0 rows\nnothing to import\n"))
  }

  @Test("takes several files, and ends with the worst status")
  func several() async {
    folder.write("a.csv", "title\nDune\n")
    folder.write("b.json", #"[{"title":"Emma"}]"#)
    let outcome = await run("import F/a.csv F/none.csv F/b.json type=book +x", handler())
    #expect(outcome.status == .noInput)
    #expect(outcome.errors == "bookmarks: error: there is no file “F/none.csv”\n")
    #expect(outcome.output.contains("a.csv · CSV") && outcome.output.contains("b.json · JSON"))
  }
}
