import Testing

@Suite("edit and review with the built program")
struct EditTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
  }

  /// Runs `edit` or `review` with a script of the shell as editor; `$1` is the file.
  private func run(_ words: [String], editor script: String) throws -> ProgramRun {
    let path = sandbox.write("set -e\n\(script)\n", to: "editor.sh")
    return try sandbox.run(words, environment: ["EDITOR": "sh \(path)"])
  }

  private var kept: [String] {
    get throws {
      try sandbox.shell("ls state/bookmarks/edited").output.split(separator: "\n").map(String.init)
    }
  }

  @Test("a saved text changes the bookmark, and undo takes it back")
  func saved() throws {
    let before = try sandbox.run(["export"]).output
    let run = try run(["edit", "三体"], editor: "sed -i 's/^Rating:.*/Rating: 8\\/10/' \"$1\"")
    let expected = """
      changed @1 The Three-Body Problem · 刘慈欣 (2008)
        Rating  ★★★★
      take it back with: bookmarks undo 2

      """
    #expect(run == ProgramRun(status: 0, output: expected, errors: ""))
    #expect(try sandbox.run(["undo"]).status == 0)
    #expect(try sandbox.run(["export"]).output == before)
    #expect(try kept == [])
  }

  @Test("an editor that fails or leaves the text as it is does nothing, and that is said")
  func nothing() throws {
    let same = try run(["edit", "@1"], editor: "true")
    #expect(same == ProgramRun(status: 0, output: "", errors: "nothing was changed\n"))
    let failed = try run(["edit", "@1"], editor: "echo Rating: 1 >> \"$1\"; exit 3")
    #expect(failed.status == 66)
    #expect(failed.errors.contains("ended with status 3; nothing was changed"))
    let emptied = try run(["edit", "@1"], editor: ": > \"$1\"")
    #expect(emptied.errors == "nothing was changed\n")
    let none = try sandbox.run(["edit", "@1"])
    #expect(none.status == 64)
    #expect(try sandbox.run(["history", "@1"]).output.contains("changed") == false)
    #expect(try kept == [])
  }

  @Test("mistakes are told with their lines where there is no terminal")
  func mistakes() throws {
    let run = try run(["edit", "@1"], editor: "sed -i 's/^Rating:.*/Rating: wow/' \"$1\"")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("bookmarks: error: line 18: Rating can't be “wow”: "))
  }

  @Test("what others changed meanwhile stays, and the text is kept")
  func conflict() throws {
    let run = try run(
      ["edit", "@1"],
      editor: """
        '\(BuiltProgram.path)' set @1 year=2001 -q
        sed -i 's/^Publisher:.*/Publisher: Mine/' "$1"
        """)
    #expect(run.status == 75)
    let names = try kept
    #expect(names.count == 1)
    #expect(run.errors.contains("your text is kept in \(sandbox.path("state/bookmarks/edited/"))"))
    let text = String(
      decoding: sandbox.read("state/bookmarks/edited/\(names.first ?? "")"), as: UTF8.self)
    #expect(text.contains("Publisher: Mine\n"))
    #expect(try sandbox.run(["list", "@1", "--json"]).output.contains("重庆出版社"))
  }

  @Test("a review is everything above the line with the scissors, headings included")
  func review() throws {
    let run = try run(
      ["review", "@2"], editor: "printf '# Great\\n\\nreally\\n' | cat - \"$1\" > n; mv n \"$1\"")
    #expect(run.status == 0)
    let shown = try sandbox.run(["export", "@2", "--to", "ndjson"]).output
    #expect(shown.contains(##""review":"# Great\n\nreally"##))
  }

  @Test("a script goes on behind an editor, which doesn't read it")
  func script() throws {
    let path = sandbox.write("cat > /dev/null\necho ' more' >> \"$1\"\n", to: "editor.sh")
    let run = try sandbox.run(
      script: "edit @3\ncount\n", environment: ["EDITOR": "sh \(path)"])
    #expect(run.output.hasSuffix("87\n"))
  }

  @Test("at a prompt a mistake opens the editor again, with what is wrong above its line")
  func reopened() throws {
    let script = """
      if grep -q '^# ✗' "$1"; then
        cp "$1" '\(sandbox.path("seen.txt"))'
        sed -i 's/^Rating: wow/Rating: 3/' "$1"
      else
        sed -i 's/^Rating:.*/Rating: wow/' "$1"
      fi
      """
    let path = sandbox.write(script, to: "editor.sh")
    let terminal = try Terminal(sandbox, environment: ["EDITOR": "sh \(path)"])
    let screen = terminal.type("edit 三体\r", waitingFor: "bookmarks undo 2")
    #expect(screen.contains("Rating  ★★★\n"))
    let seen = String(decoding: sandbox.read("seen.txt"), as: UTF8.self)
    #expect(seen.contains("\n# ✗ Rating can't be “wow”: "))
    #expect(seen.contains("\nRating: wow\n"))
    terminal.type("count\r", waitingFor: "87")
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
  }
}
