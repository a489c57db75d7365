import Testing

@Suite("Saved views")
struct ViewTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(
      """
      type,title,year,tag,rating
      book,Dune,1965,sf,4
      book,Emma,1815,classic,5
      movie,Alien,1979,sf,5
      movie,Solaris,1972,sf; classic,3

      """, to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv"]).status == 0)
  }

  @Test("are saved, listed, shown, used in queries and changes, and removed")
  func life() throws {
    let session: [([String], Int32, String)] = [
      (["view"], 0, ""),
      (
        ["view", "sf", "tag:sf", "by:type", "--sort", "-rating"], 0,
        "saved view “sf”: 3 bookmarks\n"
      ),
      (
        ["view", "best sf", "view:sf rating:4..", "limit:1"], 0,
        "saved view “best sf”: 1 bookmark\n"
      ),
      (
        ["view"], 0,
        "best sf  1  view:sf rating:4.. limit:1\nsf       3  tag:sf by:type sort:-rating\n"
      ),
      (
        ["view", "SF", "--columns", "title,rating"], 0,
        "Books (1)\n  Dune     ★★★★\n\nMovies (2)\n  Alien    ★★★★★\n  Solaris  ★★★\n"
      ),
      (["view", "sf", "--ids"], 0, "@1\n@3\n@4\n"),
      (["list", "movie", "view:sf", "sort:year", "--ids"], 0, "@4\n@3\n"),
      (["list", "-view:sf", "--ids"], 0, "@2\n"),
      (["count", "view:sf"], 0, "Books   1\nMovies  2\n"),
      (["list", "--ids", "--", "view:best sf"], 0, "@1\n"),
      (["set", "view:sf", "status=done", "-q"], 0, "changed 3 bookmarks\n"),
      (["count", "status:done"], 0, "3\n"),
      (
        ["view", "sf", "tag:sf"], 0,
        "replaced view “sf”: 3 bookmarks; it was: tag:sf by:type sort:-rating\n"
      ),
      (["view", "ｓｆ", "--remove"], 0, "removed view “sf”; it was: tag:sf\n"),
      (
        ["view", "best sf", "--remove"], 0,
        "removed view “best sf”; it was: view:sf rating:4.. limit:1\n"
      ),
      (["view", "--json"], 0, "{\"views\":[]}\n"),
    ]
    for (arguments, status, output) in session {
      let run = try sandbox.run(arguments)
      #expect(run.status == status && run.output == output, "\(arguments): \(run)")
    }
  }

  @Test("what goes wrong is pointed at, and saves nothing")
  func mistakes() throws {
    #expect(try sandbox.run(["view", "a", "view:b"]).status == 64)
    #expect(try sandbox.run(["view", "b", "tag:sf"]).status == 0)
    #expect(try sandbox.run(["view", "a", "view:b"]).status == 0)
    let mistakes: [([String], String)] = [
      (
        ["view", "b", "view:a"],
        "view “b” contains itself: b → a → b\n  view b view:a\n         ^~~~~~\n"
      ),
      (
        ["list", "view:bb"],
        "there is no view “bb”; did you mean “b”?\n  list view:bb\n            ^~\n"
      ),
      (["view", "bb"], "there is no view “bb”; did you mean “b”?\n  view bb\n       ^~\n"),
      (
        ["view", "bb", "--remove"],
        "there is no view “bb”; did you mean “b”?\n  view bb --remove\n       ^~\n"
      ),
      (
        ["view", "tag:sf", "book"],
        "“tag:sf” can't name a view; write view NAME QUERY, a name with “:” in quotes\n"
          + "  view tag:sf book\n       ^~~~~~\n"
      ),
      (
        ["view", "c", "book", "--remove"],
        "“book” has no meaning here\n  view c book --remove\n         ^~~~\n"
      ),
      (
        ["view", "c", "raitng:4"],
        "there is no field “raitng”; did you mean “rating”?\n  view c raitng:4\n         ^~~~~~\n"
      ),
    ]
    for (arguments, message) in mistakes {
      #expect(
        try sandbox.run(arguments)
          == ProgramRun(status: 64, output: "", errors: "bookmarks: error: \(message)"))
    }
    #expect(try sandbox.run(["view"]).output == "a  3  view:b\nb  3  tag:sf\n")
  }

  @Test("a view whose part was removed says so, and everything else works on")
  func broken() throws {
    #expect(try sandbox.run(script: "view b tag:sf\nview a view:b\nview b --remove\n").status == 0)
    #expect(
      try sandbox.run(["view", "--lang", "zh-Hans"]).output
        == "a  ?  view:b\n  无法读取视图“a”：没有视图“b”\n")
    #expect(try sandbox.run(["list", "view:a"]).status == 64)
    #expect(try sandbox.run(["view", "a", "book"]).status == 0)
  }

  @Test("Tab completes their names")
  func completion() throws {
    #expect(try sandbox.run(script: "view \"my sf\" tag:sf\nview unread status:wish\n").status == 0)
    let terminal = try Terminal(sandbox)
    terminal.type("list view:m\t", waitingFor: "list view:\"my sf\"")
    terminal.type("\r", waitingFor: "3 bookmarks")
    terminal.type("view un\t", waitingFor: "bookmarks> view unread")
  }
}
