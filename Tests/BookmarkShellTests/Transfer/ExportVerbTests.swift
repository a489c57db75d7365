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
}
