import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Localization
import Testing

@Suite("What an import shows and asks")
struct ImportPreviewTests {
  private let folder = TemporaryFolder()
  private let items = """
    title,rating,tags,notes
    Dune,5,sf;classic,good
    Ubik,2,,
    Emma,3,,
    Solaris,4,,
    Bad,lots,,

    """

  /// Dune is there and changes, Ubik's rating was typed, Emma says nothing new, Solaris is new.
  private func handler(changing: Int = 1) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(BeginImport.self) { _ in .init(session: 4) }
    handler.on(ImportBatch.self) { command in
      if command.replacing == [.rating] {
        return .init(outcomes: [.merged(changed: [.rating], kept: [])], changing: changing + 1)
      }
      var outcomes: [ImportOutcome] = []
      var previews: [ImportPreview] = []
      for (index, draft) in command.drafts.enumerated() {
        switch draft.content.mainTitle?.text {
        case "Dune":
          outcomes.append(.merged(changed: [.rating, .tag, .note], kept: []))
          var (before, after) = (draft.content, draft.content)
          (before.rating, before.tags, before.note) = (Rating("4"), ["sf"], nil)
          after.tags = ["sf", "classic"]
          previews.append(
            .init(draft: index, id: 1, before: before, after: after, typed: []))
        case "Ubik":
          outcomes.append(.unchanged(kept: [.rating]))
          var content = draft.content
          content.rating = Rating("5")
          previews.append(
            .init(draft: index, id: 3, before: content, after: content, typed: [.rating]))
        case "Emma": outcomes.append(.unchanged(kept: []))
        default: outcomes.append(.added)
        }
      }
      return .init(
        outcomes: outcomes, changing: changing,
        previews: command.wantsPreviews == true ? previews : nil)
    }
    handler.on(FinishImport.self) { _ in .init(added: 1, changed: 1, change: 41) }
    handler.on(CancelImport.self) { _ in .init() }
    return handler
  }

  private func run(
    _ line: String, _ handler: ScriptedHandler, answers: [String]? = nil
  ) async -> ShellSample.Outcome {
    folder.write("a.csv", items)
    var setting = ScriptedConsole.Setting()
    setting.isInputTerminal = answers != nil
    setting.answers = answers ?? []
    return await ShellSample.run(
      line.replacing("F/", with: folder.path + "/"), handler, setting,
      stateFolder: folder.path + "/state")
  }

  @Test("a dry run shows the first rows of each kind, field by field from what to what")
  func dryRun() async {
    let outcome = await run("import F/a.csv --dry-run", handler())
    #expect(
      outcome.output == """
        a.csv · CSV · UTF-8 · 5 rows
        would add 1 · would merge 1 · 2 unchanged · 1 rejected
        new
          line 5: Solaris
        changed
          line 2: @1 Dune
              Rating: ★★★★ (4/5) → ★★★★★ (5/5)
              Tag: + classic
              Note: – → good
        conflicting
          line 3: @3 Ubik
              Rating: ★★★★★ (5/5) was typed and stays, the file says ★★ (2/5)
        unchanged
          line 4: Emma
        nothing was written (dry run)

        """)
    #expect(outcome.errors.hasPrefix("  line 6, rating “lots”: "))
    #expect(outcome.status == .someRejected)
  }

  @Test("--diff shows every row in its order and writes nothing")
  func diff() async {
    let handler = handler()
    let outcome = await run("import F/a.csv --diff", handler)
    let marks = outcome.output.split(separator: "\n").compactMap { line -> String? in
      line.hasPrefix("  ") ? nil : String(line.prefix(while: { $0 != ":" && $0 != "," }))
    }
    #expect(
      marks == [
        "~ line 2", "? line 3", "= line 4", "+ line 5", "! line 6", "a.csv · CSV · UTF-8 · 5 rows",
        "would add 1 · would merge 1 · 2 unchanged · 1 rejected", "nothing was written (dry run)",
      ])
    #expect(outcome.errors.isEmpty && !handler.names.contains("import.finish"))
  }

  @Test("says the same to programs, a row a line with --diff")
  func json() async {
    let changed = """
      {"row":"changed","line":2,"id":1,"type":"","title":"Dune","fields":[{"field":"rating","from":\
      "4","to":"5"},{"field":"tag","from":["sf"],"to":["sf","classic"]},{"field":"note","from":null,\
      "to":"good"}]}
      """
    let first = await run("import F/a.csv -n --json", handler())
    #expect(first.output.contains("\"rows\":[{\"row\":\"new\",\"line\":5,"))
    #expect(first.output.contains(changed) && first.output.split(separator: "\n").count == 1)
    let all = await run("import F/a.csv --diff --json", handler())
    let lines = all.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6 && lines.first == changed)
    #expect(lines[4].hasPrefix("{\"row\":\"rejected\",\"line\":6,\"column\":\"rating\""))
  }

  @Test(
    "asks before more than fifty bookmarks change, where there is someone to ask",
    arguments: [
      (50, [], false, true, 0), (51, ["y"], false, true, 1), (51, ["n"], false, false, 1),
      (51, [], false, false, 1), (51, ["n"], true, true, 0), (51, nil, false, true, 0),
    ] as [(Int, [String]?, Bool, Bool, Int)])
  func asks(changing: Int, answers: [String]?, assumesYes: Bool, isWritten: Bool, questions: Int)
    async
  {
    let handler = handler(changing: changing)
    let option = assumesYes ? " --yes" : ""
    let outcome = await run("import F/a.csv" + option, handler, answers: answers)
    #expect(handler.names.contains("import.finish") == isWritten)
    #expect(outcome.output.hasSuffix(isWritten ? "bookmarks undo 41\n" : "nothing was written\n"))
    #expect(outcome.errors.contains("would merge 1") == (questions == 1))
  }

  @Test(
    "what was typed stays, is replaced, or is asked about",
    arguments: [
      ("ask", ["r"], true), ("ask", ["ra"], true), ("ask", [""], false), ("ask", ["ka"], false),
      ("ask", [], false), ("ask", nil, false), ("keep", ["r"], false),
    ] as [(String, [String]?, Bool)])
  func conflicts(policy: String, answers: [String]?, replaces: Bool) async {
    let handler = handler()
    let outcome = await run("import F/a.csv --on-conflict \(policy)", handler, answers: answers)
    let again = handler.commands(ImportBatch.self).filter { $0.replacing != nil }
    let titles = again.flatMap(\.drafts).map { $0.content.mainTitle?.text }
    #expect(titles == (replaces ? ["Ubik"] : []))
    #expect(outcome.output.contains(replaces ? "2 merged · 1 unchanged" : "1 merged · 2 unchanged"))
  }

  @Test("--on-conflict replace lets each row win over what was typed")
  func replaces() async {
    let handler = handler()
    _ = await run("import F/a.csv --on-conflict replace", handler)
    let replacing = handler.commands(ImportBatch.self).first?.replacing ?? []
    #expect(Set(replacing) == Set(BookmarkField.content + [.extra]))
    let wrong = await run("import F/a.csv --on-conflict never", handler)
    let sentence = "--on-conflict takes keep, replace, ask, not “never”"
    #expect(wrong == .init(status: .usage, errors: "bookmarks: error: \(sentence)\n"))
  }

  @Test(
    "--max-errors stops early and writes nothing",
    arguments: [("0", BookmarkCommands.ExitStatus.badData, false), ("1", .someRejected, true)])
  func mostErrors(limit: String, status: BookmarkCommands.ExitStatus, isWritten: Bool) async {
    let handler = handler()
    let outcome = await run("import F/a.csv --max-errors \(limit)", handler)
    #expect(outcome.status == status && handler.names.contains("import.finish") == isWritten)
    let ending = "stopped because of --max-errors, the rest was not read, nothing was written\n"
    #expect(outcome.output.hasSuffix(isWritten ? "bookmarks undo 41\n" : ending))
  }
}
