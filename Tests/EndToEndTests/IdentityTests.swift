import Testing

@Suite("The same thing, found again")
struct IdentityTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(
      """
      type,title,author,year,isbn,rating
      book,Dune,Frank Herbert,1965,9780441013593,5
      book,Dune,F. Herbert,1965,,4
      book,三体,刘慈欣,2008,,5
      book,Ball Lightning,Cixin Liu,2004,,4

      """, to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv"]).status == 0)
  }

  private func check(_ session: [([String], Int32, String)]) throws {
    for (arguments, status, output) in session {
      let run = try sandbox.run(arguments)
      #expect(run.status == status && run.output == output, "\(arguments): \(run)")
    }
  }

  @Test("what was removed stays out of the next import, which says so, until --again")
  func removal() throws {
    let head = "in.csv · CSV · UTF-8 · 4 rows\n"
    let refused =
      "1 stayed out because you removed the work or keep bookmarks apart; "
      + "import --again takes them in\n"
    try check([
      (
        ["remove", "@3"], 0,
        "removed @3 三体 · 刘慈欣 (2008)\ntake it back with: bookmarks undo 2\n"
      ),
      (["import", "in.csv"], 0, head + "0 added · 3 unchanged · 1 skipped\n" + refused),
      (
        ["import", "in.csv", "--diff"], 0,
        """
        = line 2: Dune · Frank Herbert (1965)
        = line 3: Dune · F. Herbert (1965)
        - line 4: 三体 · 刘慈欣 (2008)
              you removed it: @3 三体 · 刘慈欣 (2008)
        = line 5: Ball Lightning · Cixin Liu (2004)

        """ + head + "would add 0 · 3 unchanged · 1 skipped\n" + refused
          + "nothing was written (dry run)\n"
      ),
      (
        ["import", "in.csv", "--again"], 0,
        head + "1 added · 3 unchanged\ntake it back with: bookmarks undo 3\n"
      ),
      (["import", "in.csv"], 0, head + "0 added · 4 unchanged\n"),
      (["undo", "-q"], 0, "undid change 3: import in.csv\n1 removed\n"),
      (["add", "book", "三体", "-q"], 0, "added @6 三体\n"),
      (
        ["import", "in.csv"], 0,
        head + "0 added · 1 merged · 3 unchanged\ntake it back with: bookmarks undo 6\n"
      ),
    ])
  }

  @Test("bookmarks are merged, shown under either number, split again, and undone")
  func merge() throws {
    let before = try sandbox.run(["export"]).output
    try check([
      (
        ["merge", "@1", "@2"], 0,
        """
        merged into @1 Dune · Frank Herbert, F. Herbert (1965)
          @2 Dune · F. Herbert (1965)
          Rating: 5 kept, 4 of @2 dropped
        take it back with: bookmarks undo 2

        """
      ),
      (["list", "Dune", "--ids"], 0, "@1\n"),
      (["undo", "-q"], 0, "undid change 2: merge\n1 as before · 1 brought back\n"),
    ])
    #expect(try sandbox.run(["export"]).output == before)
    #expect(try sandbox.run(["redo"]).status == 0)
    let shown = try sandbox.run(["show", "@2"]).output.split(separator: "\n").prefix(2)
    #expect(shown == ["@2 Dune · F. Herbert (1965) was merged into @1 by change 2", "@1  Dune"])
    try check([
      (
        ["split", "@1", "-q"], 0,
        "split off from @1 Dune · Frank Herbert (1965)\n  @2 Dune · F. Herbert (1965)\n"
      ),
      (["duplicates"], 0, ""),
      (["import", "in.csv", "-q"], 0, ""),
    ])
    #expect(try sandbox.run(["merge", "@1"]).status == 64)
    #expect(try sandbox.run(["split", "@3"]).status == 64)
    #expect(try sandbox.run(["show", "@99"]).status == 64)
  }

  @Test("likely duplicates are walked through at a terminal, and undone in one step")
  func walk() throws {
    sandbox.write(
      """
      type,title,author,year
      book,Emma,Jane Austen,1815
      book,Emma,J. Austen,1815

      """, to: "emma.csv")
    #expect(try sandbox.run(["import", "emma.csv"]).status == 0)
    let before = try sandbox.run(["export"]).output
    let terminal = try Terminal(sandbox, ["duplicates"], waitingFor: "1 of 2: ")
    #expect(terminal.text.contains("Creator     Frank Herbert"))
    #expect(terminal.text.contains("88 % · same title, creator in another spelling, same year"))
    terminal.type("k\r", waitingFor: "2 of 2: ")
    terminal.type("m\r", waitingFor: "undo 3")
    #expect(terminal.text.contains("1 merged · 1 pair kept apart"))
    #expect(terminal.end() == 0)
    #expect(try sandbox.run(["duplicates"]).output == "")
    #expect(try sandbox.run(["list", "Emma", "--ids"]).output == "@5\n")
    let undo = try sandbox.run(["undo", "-q"]).output
    #expect(
      undo == """
        undid change 3: duplicates
        1 as before · 1 brought back · 1 decision taken back

        """)
    #expect(try sandbox.run(["export"]).output == before)
    #expect(try sandbox.run(["duplicates"]).output.hasSuffix("2 pairs\n"))
  }

  @Test("a creator is found under any of their names, and stands under one heading")
  func alias() throws {
    try check([
      (["alias"], 0, ""),
      (["alias", "Cixin Liu", "刘慈欣", "-q"], 0, "names of one creator: Cixin Liu, 刘慈欣\n"),
      (["alias"], 0, "Cixin Liu · 刘慈欣\n"),
      (["alias", "刘慈欣", "--lang", "zh-Hans"], 0, "刘慈欣 · Cixin Liu\n"),
      (["alias", "--json"], 0, "{\"creators\":[[\"Cixin Liu\",\"刘慈欣\"]]}\n"),
      (["list", "creator:刘慈欣", "sort:id", "--ids"], 0, "@3\n@4\n"),
      (["list", "author:cixin", "sort:id", "--ids"], 0, "@3\n@4\n"),
      (["count", "by:creator"], 0, "Cixin Liu      2\nF. Herbert     1\nFrank Herbert  1\n"),
      (
        ["count", "by:creator", "--lang", "zh-Hans"], 0,
        "刘慈欣         2\nF. Herbert     1\nFrank Herbert  1\n"
      ),
      (
        ["add", "book", "三体", "author=Cixin Liu", "year=2008", "-q"], 0,
        "already there, nothing was added: @3 三体 · 刘慈欣 (2008)\n  ★★★★★ (5/5)\n"
      ),
      (
        ["alias", "Cixin Liu", "--remove", "-q"], 0,
        "“Cixin Liu” is not one of these names any more: 刘慈欣\n"
      ),
      (["count", "creator:刘慈欣"], 0, "1\n"),
      (["undo", "-q"], 0, "undid change 3: alias Cixin Liu\n1 decision taken back\n"),
      (["count", "creator:刘慈欣"], 0, "2\n"),
    ])
    #expect(try sandbox.run(["alias", "Nobody"]).status == 64)
  }
}
