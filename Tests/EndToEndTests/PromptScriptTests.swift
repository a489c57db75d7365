import Testing

@Suite("A script on standard input")
struct PromptScriptTests {
  private let sandbox = Sandbox()

  @Test("every line is run without prompt or greeting, comments and blank lines are none")
  func lines() throws {
    let script = "# two books\n\nadd book Solaris\r\n   \nadd book Ubik\ncount"
    let run = try sandbox.run(script: script)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("2\n"))
    #expect(!run.output.contains("bookmarks>"))
  }

  @Test("the first line that fails gives the status, and is named; the others are run")
  func failures() throws {
    let run = try sandbox.run(
      script: "add book One\nshow @99\nnonsense\nadd \"open\nadd book Two\ncount\n")
    #expect(run.status == 64)
    #expect(run.output.hasSuffix("2\n"))
    let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("bookmarks: error: ") }
    #expect(errors.map { $0.contains("line 2") } == [true, false, false])
    #expect(errors.map { $0.contains("line 3") } == [false, true, false])
    #expect(errors.map { $0.contains("line 4") } == [false, false, true])
  }

  @Test(
    "a line that isn't text is refused by number",
    arguments: [([0xE9] as [UInt8], "line 2 is not valid UTF-8"), ([0], "line 2 holds a NUL byte")])
  func notText(bytes: [UInt8], message: String) throws {
    let input = Array("add book One\nadd book caf".utf8) + bytes + Array("\ncount\n".utf8)
    let run = try sandbox.run([], input: input)
    #expect(run.status == 65)
    #expect(run.errors == "bookmarks: error: \(message); it was not run\n")
    #expect(run.output.hasSuffix("1\n"))
  }

  @Test("a line too long to be one is refused, and the next is run")
  func longLine() throws {
    let input =
      Array("count\n".utf8) + [UInt8](repeating: 0x61, count: 1 << 21) + Array("\ncount\n".utf8)
    let run = try sandbox.run([], input: input)
    #expect(run.status == 65)
    #expect(run.output == "0\n0\n")
    #expect(run.errors == "bookmarks: error: line 2 is longer than 1 MiB; it was not run\n")
  }

  @Test("a byte order mark, an empty script and one without an end are all right")
  func edges() throws {
    #expect(
      try sandbox.run(script: "\u{FEFF}count") == ProgramRun(status: 0, output: "0\n", errors: ""))
    #expect(try sandbox.run(script: "") == ProgramRun(status: 0, output: "", errors: ""))
  }

  @Test("a command that reads standard input gets what follows its line")
  func restOfInput() throws {
    let run = try sandbox.run(script: "import -\ntype,title\nbook,Solaris\nbook,Ubik\n")
    #expect(run.status == 0)
    #expect(try sandbox.run(["count"]).output == "2\n")
  }

  @Test("input that can't be read is told")
  func unreadable() throws {
    let run = try sandbox.run([], inputPath: sandbox.home)
    #expect(run.status == 66)
    #expect(run.errors == "bookmarks: error: the input could not be read: Is a directory\n")
  }

  @Test("quit ends the script")
  func quit() throws {
    let run = try sandbox.run(script: "count\nquit\ncount\n")
    #expect(run == ProgramRun(status: 0, output: "0\n", errors: ""))
  }
}
