import Testing

@Suite("A day with the built program")
struct LivingTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
  }

  private func output(_ words: String...) throws -> String {
    let run = try sandbox.run(words)
    #expect(run.status == 0, "\(run)")
    return run.output
  }

  @Test("in a shop one line keeps a title, and shows what is there already")
  func shop() throws {
    let there = try output("want", "book", "活着")
    #expect(
      there == """
        already there, nothing was changed: @5 To Live · 余华 (1993)
          Read · ★★★★½ (9/10) · 2019-10-03

        """)
    let new = try output("want", "book", "Klara and the Sun", "author=Ishiguro", "+shop")
    #expect(
      new == """
        added, wanted @88 Klara and the Sun · Ishiguro
          Want to read
        take it back with: bookmarks undo 2

        """)
    let link = try output("want", "https://movie.douban.com/subject/1291546/")
    #expect(link.hasPrefix("already there, nothing was changed: @52 Farewell My Concubine"))
    #expect(try output("count") == "88\n")
  }

  @Test("on the sofa one line is a viewing; another one is a second time, and all is undone")
  func sofa() throws {
    let before = try output("export")
    let first = try output("finish", "movie", "2046", "rating=4.5", "on=2026-05-01")
    #expect(
      first == """
        added, finished @88 2046
          Watched · ★★★★½ (4.5/5) · 2026-05-01
        take it back with: bookmarks undo 2

        """)
    let again = try sandbox.run(["finish", "2046", "on=2026-05-01"])
    #expect(again.status == 64)
    #expect(again.errors.contains("finished on 2026-05-01 already; add --yes for another time"))
    let second = try output("finish", "2046", "on=2026-06-01", "rating=3")
    #expect(second.hasPrefix("finished @88 2046, 2 times by now\n  Watched · ★★★ (3/5)"))
    #expect(try sandbox.run(["undo"]).status == 0)
    #expect(try output("list", "@88", "--json").contains(#"[{"finished":"2026-05-01","#))
    #expect(try sandbox.run(["undo"]).status == 0)
    #expect(try output("export") == before)
  }

  @Test("what was typed by a step wins over the file that is imported again")
  func typed() throws {
    _ = try output("drop", "三体")
    let run = try sandbox.run(["import", "items.csv"])
    #expect(run.status == 0)
    #expect(try output("list", "@1", "status:dropped", "--ids") == "@1\n")
  }

  @Test("a title that isn't there names what is near, and nothing is done")
  func near() throws {
    let run = try sandbox.run(["finish", "三休"])
    #expect(run.status == 64)
    #expect(run.errors.contains("to add it say what it is: finish book 三休; near it are:\n  1. @"))
    let misspelled = try sandbox.run(["rate", "stalkr", "4"])
    #expect(
      misspelled.errors == """
        bookmarks: error: no bookmark matches “stalkr”; near it are:
          1. @49 Stalker · Андрей Тарковский (1979)

        """)
    #expect(try output("history", "limit:9").split(separator: "\n").count == 1)
  }

  @Test("many bookmarks are changed by nobody who wasn't asked")
  func many() throws {
    for words in [["rate", "book", "3"], ["tag", "movie", "+x"], ["shelf", "all", "book"]] {
      let run = try sandbox.run(words)
      #expect(run.status == 64)
      #expect(run.errors.contains("add --yes to go on"), "\(words)")
    }
    #expect(try output("tag", "movie", "+x", "--yes").hasPrefix("changed 28 bookmarks\n"))
  }
}
