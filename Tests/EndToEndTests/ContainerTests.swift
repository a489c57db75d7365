import ArchiveTesting
import Testing

@Suite("Importing archives, workbooks and documents through the program")
struct ContainerTests {
  private let sandbox = Sandbox()

  private static let diaryHead = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
  private static let letterboxd: KeyValuePairs = [
    "watched.csv": "Date,Name,Year,Letterboxd URI\n2026-08-18,Alien,1979,https://boxd.it/29LM\n",
    "diary.csv": diaryHead + """
      2026-08-18,Alien,1979,https://boxd.it/e1,4,,,2026-08-17
      2026-08-18,Heat,1995,https://boxd.it/e2,six,,,2026-08-16

      """,
    "reviews.csv": """
    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
    2026-08-18,Alien,1979,https://boxd.it/e1,4,,Still good,,2026-08-17

    """,
    "profile.csv": "Username,Email Address\nx,x@y.example\n",
  ]

  @Test("an archive is one import and one change, and its places and rejected rows name the member")
  func archive() throws {
    sandbox.write(ZipBytes.of(Self.letterboxd), to: "letterboxd.zip")
    let run = try sandbox.run(["import", "letterboxd.zip"])
    #expect(
      run
        == ProgramRun(
          status: 1,
          output: """
            Letterboxd export · UTF-8 · 4 rows
              watched.csv · 1 row
              diary.csv · 2 rows
              reviews.csv · 1 row
            1 added · 2 merged · 1 rejected → letterboxd.diary.rejected.csv
            take it back with: bookmarks undo 1

            """,
          errors: """
              letterboxd.zip: diary.csv, line 3, Rating “six”: it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½
              not read: profile.csv

            """))
    #expect(
      try sandbox.run(["list", "--plain", "--columns", "title,status,experience"]).output
        == "Alien\tdone\tfinished=2026-08-17 rating=4 note=\"Still good\" link=https://boxd.it/e1\n"
    )
    #expect(
      String(decoding: sandbox.read("letterboxd.diary.rejected.csv"), as: UTF8.self)
        .hasSuffix(",2026-08-18,Heat,1995,https://boxd.it/e2,six,,,2026-08-16\n"))
    let again = try sandbox.run(["import", "letterboxd.zip"])
    #expect(again.output.contains("0 added · 3 unchanged · 1 rejected"))
  }

  @Test("an archive that comes through a pipe is read as well")
  func pipe() throws {
    let run = try sandbox.run(["import", "-"], input: GzipBytes.of(Array("title\nEmma\n".utf8)))
    #expect(run.status == 0)
    #expect(try sandbox.run(["list", "--plain", "--columns", "title"]).output == "Emma\n")
  }

  @Test("one member that is broken leaves nothing of the others")
  func whole() throws {
    let members: KeyValuePairs = [
      "watched.csv": Self.letterboxd[0].value, "diary.csv": Self.diaryHead + "2026-08-18,\"Heat\n",
    ]
    sandbox.write(ZipBytes.of(members), to: "l.zip")
    let run = try sandbox.run(["import", "l.zip"])
    #expect(run.status == 65)
    #expect(run.errors.contains("“l.zip: diary.csv” has a quote on line 2 that is never closed"))
    #expect(try sandbox.run(["count"]).output == "0\n")
  }

  @Test("an archive with nothing known in it says what it holds")
  func nothing() throws {
    sandbox.write(
      ZipBytes.of(["a.txt": "Hello there.\n\"x\n", "b.json": "[{\"foo\":1}]"]), to: "a.zip")
    let run = try sandbox.run(["import", "a.zip"])
    #expect(run.status == 65)
    #expect(
      run.errors == "bookmarks: error: nothing in “a.zip” can be imported, it holds a.txt, b.json\n"
    )
  }

  @Test("rejected elements of a document, mended, complete the import")
  func mended() throws {
    let text = """
      <myanimelist><anime><series_title>A</series_title><my_score>ten</my_score></anime>
      <anime><series_title>B</series_title></anime></myanimelist>
      """
    sandbox.write(text, to: "list.xml")
    let run = try sandbox.run(["import", "list.xml"])
    #expect(run.output.contains("1 added · 1 rejected → list.rejected.xml"))
    let rejected = String(decoding: sandbox.read("list.rejected.xml"), as: UTF8.self)
    #expect(rejected.contains("<!-- rejected line 1: it isn't a rating"))
    sandbox.write(rejected.replacing("ten", with: "10"), to: "mended.xml")
    #expect(try sandbox.run(["import", "mended.xml"]).status == 0)
    #expect(
      try sandbox.run(["list", "--plain", "--columns", "title,rating", "sort:title"]).output
        == "A\t10/10\nB\t\n")
  }

  @Test("members of a known service are not mixed with what stands beside them")
  func strangers() throws {
    let members: KeyValuePairs = [
      "user.json": "{\"name\":\"Anna\"}", "a/films.csv": Self.letterboxd[0].value,
      "A.json": "[{\"title\":\"x\"}]",
    ]
    sandbox.write(ZipBytes.of(members), to: "a.zip")
    let run = try sandbox.run(["import", "a.zip"])
    #expect(run.errors == "  not read: user.json, A.json\n")
    #expect(try sandbox.run(["list", "--plain", "--columns", "title"]).output == "Alien\n")
  }

  @Test(
    "each member has a file of its own for its rejected rows, also under a name that was wanted")
  func rejects() throws {
    let bad = "title,rating\nA,six\n"
    sandbox.write(ZipBytes.of(["x/a.csv": bad, "x-a.csv": bad]), to: "a.zip")
    #expect(
      try sandbox.run(["import", "a.zip"]).output
        .contains("2 rejected → a.x-a.rejected.csv a.x-a.rejected-2.csv\n"))
    #expect(
      try sandbox.run(["import", "a.zip", "--rejects", "r.csv"]).output
        .contains("2 rejected → r.x-a.csv r.x-a-2.csv\n"))
    #expect(
      try sandbox.run(["import", "-"], inputPath: sandbox.path("a.zip")).output
        .contains("state/bookmarks/rejected/stdin.x-a.rejected.csv "))
  }
}
