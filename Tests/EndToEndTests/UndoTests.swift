import Testing

@Suite("Undo and redo with the built program")
struct UndoTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
  }

  private func export() throws -> String { try sandbox.run(["export"]).output }

  @Test("an import that is undone and made again exports the same bytes")
  func roundTrip() throws {
    let before = try export()
    let undo = try sandbox.run(["undo"])
    #expect(
      undo.output == """
        undid change 1: import items.csv
        87 removed
        bring it back with: bookmarks redo

        """)
    #expect(try sandbox.run(["count"]).output == "0\n")
    #expect(try sandbox.run(["list", "三体"]).output == "")
    let redo = try sandbox.run(["redo"])
    #expect(
      redo.output == """
        made change 1 again: import items.csv
        87 brought back
        take it back with: bookmarks undo 3

        """)
    #expect(try export() == before)
    #expect(try sandbox.run(["doctor"]).status == 0)
  }

  @Test("undo walks back and redo forward, across every kind of change")
  func walk() throws {
    let script = [
      "add book 活着的理由 author=无名", "set @1 rating=2 note=mine +again", "set book +paper --yes",
      "remove @3", "remove music --yes",
    ]
    var states = [try export()]
    for line in script {
      let run = try sandbox.run(script: line + "\n")
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("take it back with: bookmarks undo \(states.count + 1)\n"))
      states.append(try export())
    }
    for state in states.dropLast().reversed() {
      #expect(try sandbox.run(["undo"]).status == 0)
      #expect(try export() == state)
    }
    for state in states.dropFirst() {
      #expect(try sandbox.run(["redo"]).status == 0)
      #expect(try export() == state)
    }
    #expect(try sandbox.run(["redo"]).status == 66)
  }

  @Test("what was typed since an import is kept, named and taken back with --all")
  func keeping() throws {
    #expect(try sandbox.run(["set", "@2", "note=mine"]).status == 0)
    let preview = try sandbox.run(["undo", "1", "--dry-run"])
    #expect(
      preview.output == """
        would undo change 1: import items.csv
        86 removed
        1 kept, changed later:
          @2 The Dark Forest · 刘慈欣 (2008)
        take those back too with: bookmarks undo 1 --all

        """)
    #expect(try sandbox.run(["count"]).output == "87\n")
    #expect(try sandbox.run(["undo", "1"]).status == 0)
    #expect(try sandbox.run(["list", "--ids"]).output == "@2\n")
    #expect(try sandbox.run(["undo", "1", "--all"]).status == 0)
    #expect(try sandbox.run(["count"]).output == "0\n")
    let history = try sandbox.run(["history", "@2"]).output
    #expect(history.contains("added · import items.csv, line 3, change 1, undone by 3"))
    #expect(history.hasSuffix("removed · undo 1, change 4\n"))
  }

  @Test(
    "a number that means nothing, or nothing any more, is one line and a status",
    arguments: [
      (["undo", "9"], 64, "there is no change 9; the newest is 2"),
      (["undo", "1"], 64, "change 1 was undone already, by change 2"),
      (["undo"], 66, "there is nothing to undo"),
      (["redo", "9"], 64, "there is no change 9; the newest is 2"),
      (["undo", "one"], 64, "“one” is not a whole number\n  undo one\n       ^~~"),
      (["history", "@99"], 64, "no bookmark matches “@99”"),
    ] as [([String], Int32, String)])
  func wrong(words: [String], status: Int32, sentence: String) throws {
    #expect(try sandbox.run(["undo"]).status == 0)
    let run = try sandbox.run(words)
    #expect(
      run == ProgramRun(status: status, output: "", errors: "bookmarks: error: \(sentence)\n"))
  }

  @Test("a question at a terminal comes before a large undo, and no is an answer")
  func question() throws {
    let terminal = try Terminal(sandbox, columns: 80, environment: [:])
    terminal.type("undo\r", waitingFor: "undo change 1, 87 bookmarks? [y/N]")
    terminal.type("n\r", waitingFor: "nothing was changed")
    terminal.type("undo --yes\r", waitingFor: "bring it back with: bookmarks redo")
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
    #expect(try sandbox.run(["count"]).output == "0\n")
  }
}
