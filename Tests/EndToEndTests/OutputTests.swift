import Testing

@Suite("What reaches the output")
struct OutputTests {
  private let sandbox = Sandbox()

  @Test("nothing from a file reaches a terminal raw")
  func escapes() throws {
    sandbox.write(
      #"{"title":"clear \u001b[2J \u0007 \u009b31m \u202Eevil\nnext"}"#, to: "bad.json")
    #expect(try sandbox.run(["import", "bad.json"]).status == 0)
    let listed = try sandbox.run(["list"])
    #expect(listed.output == "  @1  clear ^[[2J ^G \\u{9B}31m \\u{202E}evil↵next\n")
    let shown = try sandbox.run(["show", "@1"])
    #expect(!shown.output.utf8.contains(0x1B))
  }

  @Test(
    "the locale of the terminal doesn't matter",
    arguments: ["C", "POSIX", "en_US.UTF-8", "zh_CN.GB18030", "xx_YY"])
  func locales(locale: String) throws {
    #expect(try sandbox.run(["add", "book", "三体"]).status == 0)
    let run = try sandbox.run(
      ["list", "--plain", "--columns", "title"], environment: ["LC_ALL": locale])
    #expect(run == ProgramRun(status: 0, output: "三体\n", errors: ""))
  }

  @Test("a device without room gives 74 and a message, a reader that has gone ends quietly")
  func noReader() throws {
    let rows = (1...20_000).map { "book,Title \($0)" }.joined(separator: "\n")
    sandbox.write("type,title\n\(rows)\n", to: "many.csv")
    #expect(try sandbox.run(["import", "many.csv"]).status == 0)
    for verb in ["list", "export"] {
      let full = try sandbox.shell("\"$PROGRAM\" \(verb) > /dev/full")
      #expect(full.status == 74)
      #expect(
        full.errors
          == "bookmarks: error: the output could not be written: No space left on device\n")
      let piped = try sandbox.shell("\"$PROGRAM\" \(verb) | head -1 | wc -l; echo ${PIPESTATUS[0]}")
      #expect(piped == ProgramRun(status: 0, output: "1\n0\n", errors: ""))
    }
    #expect(try sandbox.run(["count"]).output == "20000\n")
  }

  @Test("an argument that isn't UTF-8 is refused")
  func badArgument() throws {
    let run = try sandbox.shell("\"$PROGRAM\" add book $'caf\\xe9'")
    #expect(run.status == 64)
    #expect(run.errors == "bookmarks: error: argument 3 is not valid UTF-8\n")
    #expect(try sandbox.run(["count"]).output == "0\n")
  }

  @Test("every form of a listing")
  func forms() throws {
    #expect(
      try sandbox.run(["add", "book", "A|B", "author=X", "year=1999", "rating=8/10"]).status == 0)
    let forms = [
      (["--plain"], "@1\tA|B\tX\t1999\t\t8/10\n"), (["--ids"], "@1\n"),
      (
        ["--markdown"],
        "| Number | Title | Creator | Year | Status | Rating |\n"
          + "| --- | --- | --- | --- | --- | --- |\n| @1 | A\\|B | X | 1999 |  | ★★★★ |\n"
      ),
      (["--columns", "id,year"], "  @1  1999\n"),
    ]
    for (options, output) in forms {
      #expect(
        try sandbox.run(["list"] + options) == ProgramRun(status: 0, output: output, errors: ""))
    }
    for form in ["--json", "--ndjson", "--csv"] {
      #expect(try sandbox.run(["list", form]).output.contains("A|B"))
    }
  }

  @Test("a listing is in the order of the titles that it shows")
  func shownOrder() throws {
    sandbox.write(
      #"""
      {"title": "Zauberberg", "titles": [{"text": "The Magic Mountain", "language": "en"}]}
      {"title": "Middlemarch"}
      {"title": "三体", "titles": [{"text": "Abyss", "language": "en-GB"}]}
      """#, to: "in.json")
    #expect(try sandbox.run(["import", "in.json"]).status == 0)
    let list = ["list", "--columns", "id"]
    #expect(try sandbox.run(list + ["--lang", "en"]).output == "  @3\n  @1\n  @2\n")
    // Readers of Chinese have Chinese titles before Latin ones.
    #expect(try sandbox.run(list + ["--lang", "zh-Hans"]).output == "  @3\n  @2\n  @1\n")
    #expect(try sandbox.run(list + ["sort:-title", "--lang", "en"]).output == "  @2\n  @1\n  @3\n")
  }
}
