import BookmarkCommands
import BookmarkModel
import BookmarkTesting
import Glibc
import Localization
import Testing

@testable import BookmarkShell

@Suite("export")
struct ExportVerbTests {
  private let folder = TemporaryFolder()
  private let uid = "01020304-0506-7008-800a-0b0c0d0e0f07"

  private func run(_ line: String, _ setting: ScriptedConsole.Setting = .init()) async
    -> ShellSample.Outcome
  {
    let handler = ShellSample.handler([ShellSample.dune])
    var outcome = await ShellSample.run(
      line.replacing("F/", with: folder.path + "/"), handler, setting)
    outcome.errors = outcome.errors.replacing(folder.path + "/", with: "F/")
    return outcome
  }

  private var json: String {
    #"{"uid":"\#(uid)","type":"book","title":"Dune","creator":["Frank Herbert"],"#
      + #""year":1965,"status":"done","rating":4.5}"#
  }

  @Test("goes to the standard output as CSV unless told")
  func standardOutput() async {
    let outcome = await run("export")
    #expect(outcome.output.hasPrefix("uid,type,title,titles,creator,year,"))
    #expect(outcome.output.contains("\n\(uid),book,Dune,,Frank Herbert,1965,"))
    #expect(await run("export --to ndjson") == .init(output: json + "\n"))
  }

  @Test("takes the form from the file's name, and the file is its owner's alone")
  func file() async {
    let outcome = await run("export -o F/all.ndjson")
    #expect(outcome == .init(errors: "exported 1 bookmark → F/all.ndjson\n"))
    #expect(folder.read("all.ndjson") == json + "\n")
    #expect(folder.mode("all.ndjson") == 0o600)
    #expect(folder.names == ["all.ndjson"])
  }

  @Test("replaces a file only when told, keeps its mode, and a link stays a link")
  func replacing() async {
    folder.write("real.ndjson", "old", mode: 0o644)
    symlink("real.ndjson", folder.path + "/link.ndjson")
    let refused = await run("export -o F/link.ndjson")
    let sentence = "“F/link.ndjson” exists already; --force replaces it"
    #expect(refused == .init(status: .cannotCreate, errors: "bookmarks: error: \(sentence)\n"))
    #expect(folder.read("real.ndjson") == "old")
    #expect(await run("export -o F/link.ndjson --force").status == .success)
    #expect(folder.read("real.ndjson") == json + "\n")
    #expect(folder.mode("real.ndjson") == 0o644 && folder.mode("link.ndjson") == 0o777)
    #expect(folder.names == ["link.ndjson", "real.ndjson"])
  }

  @Test("leaves no file behind when it is interrupted")
  func interrupted() async {
    var setting = ScriptedConsole.Setting()
    setting.interruptsAtCheck = 1
    #expect(await run("export -o F/all.csv", setting).status == .interrupted)
    #expect(folder.names == [])
  }

  @Test("tells a full disk, a missing folder and an unknown form")
  func failing() async {
    let full = await run("export -o /dev/full")
    let sentence = "“/dev/full” could not be written: No space left on device"
    #expect(full == .init(status: .outputFailed, errors: "bookmarks: error: \(sentence)\n"))
    #expect(await run("export -o F/none/all.csv").status == .cannotCreate)
    #expect(await run("export --to xml").status == .usage)
  }

  @Test("warns of cells that a spreadsheet would calculate")
  func formulas() async {
    let handler = ShellSample.handler([ShellSample.bookmark(1, .book, "=1+1")])
    let outcome = await ShellSample.run("export", handler)
    #expect(
      outcome.errors == "1 cell begins like a formula; a spreadsheet would calculate it\n")
  }

  /// A handler whose collection holds the first bookmarks when it is written, the second when read.
  private func handler(_ written: [Bookmark], then kept: [Bookmark]) -> ScriptedHandler {
    let handler = ScriptedHandler()
    handler.on(OpenExport.self) { [handler] _ in
      let count = handler.commands(OpenExport.self).count
      return .init(session: count, total: written.count, sections: [], extraColumns: [])
    }
    handler.on(NextExport.self) { [handler] command in
      let asked = handler.commands(NextExport.self).count { $0.session == command.session }
      let bookmarks = command.session == 1 ? written : kept
      return .init(
        bookmarks: asked == 1 ? bookmarks.map { ListedBookmark(section: 0, bookmark: $0) } : [])
    }
    handler.on(CloseExport.self) { _ in .init() }
    return handler
  }

  private func verify(
    _ written: [Bookmark], then kept: [Bookmark], _ form: String, _ options: String = ""
  ) async -> ShellSample.Outcome {
    var outcome = await ShellSample.run(
      "export -o \(folder.path)/all.\(form) --verify\(options)", handler(written, then: kept))
    outcome.errors = outcome.errors.replacing(folder.path + "/", with: "F/")
    return outcome
  }

  @Test(
    "--verify reads the file back and compares it",
    arguments: [("csv", ""), ("csv", " --spreadsheet"), ("json", ""), ("ndjson", "")])
  func verified(_ form: String, _ options: String) async {
    let all = [ShellSample.dune, ShellSample.sanTi, ShellSample.bookmark(1, .book, "plain")]
    let outcome = await verify(all, then: all, form, options)
    let sentence = "read back and compared with the collection: no difference"
    #expect(outcome == .init(errors: "exported 3 bookmarks → F/all.\(form)\n\(sentence)\n"))
    #expect(folder.names == ["all.\(form)"])
    #expect(await verify([], then: [], "empty.\(form)", options).status == .success)
  }

  @Test("what differs is named, and no file appears or is replaced")
  func differing() async {
    let other = ShellSample.bookmark(
      7, .book, "Dune", by: "Frank Herbert", year: 1966, status: .done, rating: "4.5")
    folder.write("all.csv", "the one before")
    let outcome = await verify(
      [ShellSample.dune, ShellSample.alien], then: [other, ShellSample.sanTi], "csv", " --force")
    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == """
        bookmarks: error: “F/all.csv” was not written, for in 3 places it would not say what the \
        collection holds:
          @7 Dune · Frank Herbert (1966): Year is “1966” in the collection, “1965” in the file
          @12 三体 · 刘慈欣 (2008): not in the file
          line 3 of the file: no bookmark of the collection

        """)
    #expect(folder.names == ["all.csv"])
    #expect(folder.read("all.csv") == "the one before")
  }

  @Test("bytes that are others than those that were written are told apart from that")
  func damagedDisk() async {
    let handler = handler([ShellSample.dune], then: [ShellSample.dune])
    let path = folder.path
    handler.on(OpenExport.self) { [handler] _ in
      let count = handler.commands(OpenExport.self).count
      // The file is written by now, under another name.
      if count == 2, let written = TemporaryFolder.names(in: path).first {
        TemporaryFolder.append("\n", to: "\(path)/\(written)")
      }
      return .init(session: count, total: 1, sections: [], extraColumns: [])
    }
    let outcome = await ShellSample.run("export -o \(path)/all.csv --verify", handler)
    #expect(outcome.status == .outputFailed)
    #expect(outcome.errors.contains("the disk gave back other bytes than were written to it"))
    #expect(folder.names == [])
  }

  @Test("a character that no reader lets in is a difference", arguments: ["csv", "json", "ndjson"])
  func unreadable(_ form: String) async {
    let bookmark = ShellSample.bookmark(1, .book, "a\u{0}b")
    let outcome = await verify([bookmark], then: [bookmark], form)
    #expect(outcome.status == .badData)
    #expect(outcome.errors.contains("“a^@b” in the collection, “ab” in the file"))
    #expect(folder.names == [])
  }

  @Test(
    "options that don't fit together are refused",
    arguments: [
      ("export --verify", "--verify needs a file that can be read back: -o FILE"),
      ("export -o /dev/null --verify", "--verify needs a file that can be read back: -o FILE"),
      (
        "export --to json --spreadsheet",
        "--spreadsheet is for csv; other formats have no cells to calculate"
      ),
    ])
  func misfits(_ line: String, _ sentence: String) async {
    #expect(await run(line) == .init(status: .usage, errors: "bookmarks: error: \(sentence)\n"))
  }

  @Test("with --spreadsheet cells that would be calculated have an apostrophe")
  func spreadsheet() async {
    let handler = ShellSample.handler([ShellSample.bookmark(1, .book, "=1+1")])
    let outcome = await ShellSample.run("export --spreadsheet", handler)
    #expect(outcome.output.hasPrefix("'uid,type,"))
    #expect(outcome.output.contains(",book,'=1+1,"))
    #expect(
      outcome.errors
        == "1 cell was given an apostrophe so that no spreadsheet changes it; "
        + "import takes it off\n")
  }

  @Test("a bookmark of several sections stands in the file once")
  func sections() async throws {
    let handler = ShellSample.handler([ShellSample.dune])
    _ = await ShellSample.run("export by:tag", handler)
    #expect(try #require(handler.commands(OpenExport.self).first).query.sections == [])
  }

  private var mixed: ScriptedHandler {
    ShellSample.handler([ShellSample.dune, ShellSample.sanTi, ShellSample.alien])
  }

  @Test("what a service can't take is said, in the person's language")
  func leftOut() async {
    let english = await ShellSample.run("export --to goodreads -o \(folder.path)/g.csv", mixed)
    #expect(
      english.errors.replacing(folder.path + "/", with: "F/") == """
        1 movie left out: Goodreads takes books
        1 rating was rounded to the steps of Goodreads
        exported 2 bookmarks → F/g.csv

        """)
    let chinese = await ShellSample.run(
      "export --to letterboxd", mixed, language: .simplifiedChinese)
    #expect(
      chinese.errors == """
        略去 2 本书：Letterboxd 只接受电影
        略去 1 部电影：Letterboxd 只接受已完成的，想要的请用 --to letterboxd-watchlist 导出

        """)
    #expect(await ShellSample.run("export --to imdb -q", mixed).errors == "")
  }

  @Test("what has no place in a format is counted by field")
  func lost() async {
    var content = BookmarkContent(type: .book)
    content.titles = [Title("Emma")]
    (content.tags, content.note) = (["a"], "b")
    let handler = ShellSample.handler([ShellSample.bookmark(1, content)])
    let outcome = await ShellSample.run("export --to yamtrack", handler)
    #expect(outcome.errors == "not or not wholly in what Yamtrack takes: Tag (1)\n")
  }

  @Test(
    "the file's name tells the form",
    arguments: [
      ("a.md", "# Books"), ("a.HTML", "<!DOCTYPE html>"), ("a.bib", "@book{herbert1965,"),
      ("a.m3u8", "#EXTM3U"), ("a.csv", "uid,"), ("a.txt", "uid,"), ("a.json", "["),
    ])
  func suffixes(_ name: String, _ start: String) async throws {
    #expect(await run("export -o F/\(name)").status == .success)
    #expect(try #require(folder.read(name)).hasPrefix(start))
  }

  @Test("a page is divided as the query says, all else is in the order of the numbers")
  func order() async throws {
    for (line, sections, sort) in [
      ("export by:type --to html", [SectionKey(.type)], []),
      ("export by:type --to goodreads", [], [SortKey(.id)]),
      ("export by:type sort:title --to csv", [], [SortKey(.title)]),
    ] as [(String, [SectionKey], [SortKey])] {
      let handler = mixed
      _ = await ShellSample.run(line, handler)
      let query = try #require(handler.commands(OpenExport.self).first).query
      #expect(query.sections == sections && query.sort == sort, "\(line)")
    }
  }

  @Test("help names every form, and every form is known")
  func targets() {
    #expect(ExportTarget.all.map(\.name) == OpenExport.targets)
    #expect(OpenExport.targets.allSatisfy { ExportTarget.named($0.uppercased())?.name == $0 })
  }

  @Test("a form that doesn't hold everything isn't verified, and a name near one is suggested")
  func refused() async {
    let page = await run("export --to markdown -o F/a.md --verify")
    #expect(
      page.errors
        == "bookmarks: error: --verify compares csv, json and ndjson; "
        + "“markdown” doesn't hold everything\n")
    #expect(page.status == .usage && folder.names == [])
    let near = await run("export --to goodread")
    #expect(
      near.errors
        == "bookmarks: error: there is no format “goodread”; did you mean “goodreads”?\n")
    var terminal = ScriptedConsole.Setting()
    terminal.isOutputTerminal = true
    #expect(await run("export --to neodb", terminal).status == .usage)
    #expect(await run("export --to neodb").output.hasPrefix("PK"))
  }

  @Test("services lists where bookmarks go out to")
  func services() async {
    let output = await run("services").output
    #expect(output.contains("\nout, with export --to:\ndiscogs               Discogs "))
    #expect(output.contains("\nnetscape              Netscape bookmarks    .html  Everything\n"))
  }
}
