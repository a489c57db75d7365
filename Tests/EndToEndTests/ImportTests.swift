import Testing

@Suite("Importing files through the program")
struct ImportTests {
  private let sandbox = Sandbox()

  private func imported(_ text: String, as name: String = "items.csv", _ options: [String] = [])
    throws -> ProgramRun
  {
    sandbox.write(text, to: name)
    return try sandbox.run(["import", name] + options)
  }

  private func titles(_ query: [String] = []) throws -> [String] {
    try sandbox.run(["list", "--plain", "--columns", "title", "sort:id"] + query).output
      .split(separator: "\n").map(String.init)
  }

  @Test("every row is accounted for, and the bad ones are told and kept in a file to be mended")
  func badRows() throws {
    let run = try imported(
      """
      type,title,creator,year,rating,notes
      book,Ubik,Philip K. Dick,1969,4,"one
      two"
      book,Persuasion,Jane Austen,1817,lots,
      movie,,Nobody,1980,3,
      book,Ubik,Philip K. Dick,1969,4,other words
      opera,Tosca,Puccini,1900,5,

      """)
    #expect(
      run
        == ProgramRun(
          status: 1,
          output: """
            items.csv · CSV · UTF-8 · 5 rows
            2 added · 1 unchanged · 2 rejected → items.rejected.csv
            take it back with: bookmarks undo 1

            """,
          errors: """
              line 4, rating “lots”: it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½
              line 5: there is neither a title nor an identifier
              Type “opera” (1 row, first on line 7): not known here, kept as it is; known are book, movie, music
              line 6: Note kept as it was, though the row says something else

            """))
    #expect(try titles() == ["Ubik", "Tosca"])
    #expect(
      String(decoding: sandbox.read("items.rejected.csv"), as: UTF8.self) == """
        rejected line,rejected column,rejected reason,type,title,creator,year,rating,notes
        4,rating,"it isn't a rating; write 4.5 (of 5), 9/10, 90/100 or ★★★★½",book,Persuasion,Jane Austen,1817,lots,
        5,,there is neither a title nor an identifier,movie,,Nobody,1980,3,

        """)
  }

  @Test("the rejected rows, mended, complete the import")
  func mended() throws {
    #expect(try imported("title,year\nEmma,1815\nUbik,19x9\n").status == 1)
    let rejected = String(decoding: sandbox.read("items.rejected.csv"), as: UTF8.self)
    #expect(try imported(rejected.replacing("19x9", with: "1969"), as: "mended.csv").status == 0)
    #expect(try titles() == ["Emma", "Ubik"])
  }

  @Test("a row that may mean several bookmarks is kept as it was, with the candidates")
  func ambiguous() throws {
    _ = try imported("title,author,type\nEmma,Jane Austen,book\nEmma,F. W. Kenyon,book\n")
    let run = try imported("title,type,shop\nEmma,book,\"a, b\"\n", as: "more.csv")
    #expect(run.status == 1)
    #expect(run.errors.contains("@1 Emma · Jane Austen"))
    let kept = String(decoding: sandbox.read("more.rejected.csv"), as: UTF8.self)
    #expect(kept.hasSuffix(",Emma,book,\"a, b\"\n"))
  }

  @Test("a second import of the same file changes nothing")
  func again() throws {
    let text = "type,title,finished\nmovie,Alien,2019-10-31\nmovie,Alien,2024-10-31\n"
    #expect(try imported(text).output.contains("1 added · 1 merged\n"))
    #expect(
      try imported(text).output == "items.csv · CSV · UTF-8 · 2 rows\n0 added · 2 unchanged\n")
    let listed = try sandbox.run(["list", "--plain", "--columns", "times,finished"])
    #expect(listed.output == "2\t2024-10-31\n")
  }

  @Test("--strict writes nothing when a row is bad, --dry-run writes nothing at all")
  func nothingWritten() throws {
    #expect(try imported("title,year\nEmma,1815\nUbik,19x9\n", ["--strict"]).status == 65)
    let dry = try imported("title,year\nEmma,1815\n", ["--dry-run"])
    #expect(dry.status == 0)
    #expect(dry.output.contains("would add 1"))
    #expect(try sandbox.run(["count"]).output == "0\n")
  }

  @Test("words after the file fill what rows lack")
  func defaults() throws {
    let run = try imported("title,type\nKind of Blue,\nSolaris,movie\n", ["type=music", "+gift"])
    #expect(run.status == 0)
    let listed = try sandbox.run(["list", "--plain", "--columns", "title,type,tag", "sort:id"])
    #expect(listed.output == "Kind of Blue\tmusic\tgift\nSolaris\tmovie\tgift\n")
  }

  @Test(
    "input that can't be an import gets one line and the right status, and adds nothing",
    arguments: [
      ("", 65, "“in.csv” is empty; there is nothing to import"),
      ("\u{FEFF}", 65, "“in.csv” is empty; there is nothing to import"),
      (
        "foo,bar\n1,2\n3,4\n", 65,
        "“in.csv” has no column for a title, only foo, bar; 2 rows not read, name a column “title” or say which one it is with --map title=COLUMN"
      ),
      (
        "title,note\nUbik,\"never closed\n", 65,
        "“in.csv” has a quote on line 2 that is never closed; nothing was imported, mend it and import again"
      ),
      (
        "[{\"title\":\"Ubik\"},", 65,
        "“in.csv” ends too early, at line 1, byte 19, inside what began on line 1; nothing was imported, is the file complete?"
      ),
    ])
  func refused(text: String, status: Int32, sentence: String) throws {
    let run = try imported(text, as: "in.csv")
    #expect(
      run == ProgramRun(status: status, output: "", errors: "bookmarks: error: \(sentence)\n"))
    #expect(try sandbox.run(["count"]).output == "0\n")
  }

  @Test("bytes that aren't UTF-8 are refused with their line, and read when the encoding is named")
  func encodings() throws {
    sandbox.write(Array("title\nUbik\ncaf".utf8) + [0xE9, 0x0A], to: "latin.csv")
    let refused = try sandbox.run(["import", "latin.csv"])
    #expect(refused.status == 65)
    #expect(refused.errors.contains("from line 3 on"))
    #expect(refused.errors.contains("--encoding"))
    #expect(try sandbox.run(["import", "latin.csv", "--encoding", "latin1"]).status == 0)
    #expect(try titles() == ["Ubik", "café"])
  }

  @Test("a file that isn't there, a folder, an archive: each is told for what it is")
  func notFiles() throws {
    let missing = try sandbox.run(["import", "no.csv"])
    #expect(missing.status == 66)
    #expect(missing.errors == "bookmarks: error: there is no file “no.csv”\n")
    let folder = try sandbox.run(["import", "/tmp"])
    #expect(folder.status == 66)
    sandbox.write([0x50, 0x4B, 3, 4, 0, 0, 0, 0], to: "all.zip")
    let archive = try sandbox.run(["import", "all.zip"])
    #expect(archive.status == 65)
    #expect(archive.errors.contains("zip"))
  }

  @Test("standard input is a file too, and Chinese headers and labels are understood")
  func chinese() throws {
    let text = "类型,标题,作者,状态,评分\n图书,三体,刘慈欣,读过,5\n电影,霸王别姬,,想看,\n"
    let run = try sandbox.run(["import", "-"], input: Array(text.utf8))
    #expect(run.status == 0)
    let listed = try sandbox.run(["list", "by:type", "--lang", "zh-Hans"])
    #expect(
      listed.output == """
        书籍 (1)
          @1  三体      刘慈欣  读过  ★★★★★

        电影 (1)
          @2  霸王别姬          想看

        """)
  }
}
