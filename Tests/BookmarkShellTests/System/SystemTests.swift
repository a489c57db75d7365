import Localization
import Testing

@testable import BookmarkShell

@Suite("Folders and arguments")
struct SystemTests {
  @Test(
    "a collection is named or is a path",
    arguments: [
      (nil, [:], "/home/a/.local/share/bookmarks/bookmarks.db"),
      ("anna", [:], "/home/a/.local/share/bookmarks/anna.db"),
      ("anna", ["XDG_DATA_HOME": "/data"], "/data/bookmarks/anna.db"),
      ("anna", ["XDG_DATA_HOME": "data"], "/home/a/.local/share/bookmarks/anna.db"),
      ("./x", [:], "./x"), ("x.db", [:], "x.db"), (nil, ["BOOKMARKS_DB": "/b.db"], "/b.db"),
      ("", ["BOOKMARKS_DB": "b"], "/home/a/.local/share/bookmarks/b.db"),
    ] as [(String?, [String: String], String)])
  func database(option: String?, variables: [String: String], expected: String) {
    let environment = variables.merging(["HOME": "/home/a"]) { first, _ in first }
    #expect(UserFolders.database(option: option, environment: environment) == expected)
  }

  @Test("other folders follow the specification")
  func folders() {
    let environment = ["HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(UserFolders.state(environment: environment) == "/s/bookmarks")
    #expect(UserFolders.config(environment: environment) == "/h/.config/bookmarks")
    #expect(UserFolders.runtime(environment: environment) == "/run/user/1/bookmarks")
    #expect(UserFolders.runtime(environment: [:]) == nil)
  }

  @Test(
    "global options are read wherever they stand",
    arguments: [
      (["--db", "anna", "list", "--lang=zh"], "anna", "zh", ["list"]),
      (["list", "-q", "--db=x", "--yes"], "x", nil, ["list", "--yes"]),
      (["add", "--", "--db", "x"], nil, nil, ["add", "--", "--db", "x"]),
    ] as [([String], String?, String?, [String])])
  func options(arguments: [String], database: String?, language: String?, words: [String]) throws {
    let options = try ProgramOptions(arguments)
    #expect(options.database == database && options.languageName == language)
    #expect(options.words == words)
  }

  @Test("a global option without its value is an error", arguments: ["--db", "--lang"])
  func missingValue(name: String) {
    #expect(throws: GrammarError(.missingOptionValue(name))) { try ProgramOptions(["list", name]) }
  }

  @Test("an argument that isn't UTF-8 is refused, not repaired")
  func invalidArgument() throws {
    let good = try Array("é".utf8).withUnsafeBytes { try ProgramArguments.text($0, 1) }
    #expect(good == "é")
    #expect(throws: ProgramArguments.Invalid(position: 2)) {
      try [0x61, 0xE9].withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        try ProgramArguments.text(bytes, 2)
      }
    }
    let error = ProgramArguments.Invalid(position: 2)
    #expect(error.text(in: Messages(.english)) == "argument 2 is not valid UTF-8")
  }

  @Test("a progress bar is as full as the work is done")
  func bar() {
    #expect(ProgressLine.bar(-1) == String(repeating: "░", count: 20))
    #expect(ProgressLine.bar(0.5) == "██████████░░░░░░░░░░")
    #expect(ProgressLine.bar(7) == String(repeating: "█", count: 20))
  }
}
