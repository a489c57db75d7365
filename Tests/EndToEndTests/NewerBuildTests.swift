import Testing

@Suite("What a newer version wrote")
struct NewerBuildTests {
  private static let works = #"""
    [{"type": "podcast", "title": "Serial", "status": "archived", "year": 2014,
      "titles": [{"text": "The Woodlawn Case", "role": "working", "language": "en"}],
      "creator": [{"name": "Sarah Koenig", "role": "host"}, "This American Life"],
      "format": ["minidisc", "vinyl", "8-track \"reel\""],
      "copy": [{"format": "minidisc", "location": "attic"}],
      "experience": [{"finished": "2024", "format": "8-track \"reel\"", "part": "The Alibi"}]},
     {"type": "book", "title": "三体", "status": "done", "format": ["ebook"]}]
    """#

  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Self.works, to: "works.json")
    #expect(try sandbox.run(["import", "works.json"]).status == 0)
  }

  @Test("is listed under its own words")
  func listed() throws {
    let lines = try sandbox.run(["list", "by:type", "--lang", "zh-Hans"]).output.split(
      separator: "\n")
    #expect(
      lines == [
        "书籍 (1)", "  @2  三体                              读过", "podcast (1)",
        "  @1  Serial  This American Life  2014  archived",
      ])
  }

  @Test(
    "has sections after those of the known ones",
    arguments: [
      ("status", ["Done (1)", "archived (1)"]),
      ("format", ["Ebook (1)", "Vinyl (1)", #"8-track "reel" (1)"#, "minidisc (1)"]),
    ])
  func sections(key: String, headings: [String]) throws {
    let lines = try sandbox.run(["list", "by:\(key)", "--lang", "en"]).output.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") } == headings.map { $0[...] })
  }

  @Test(
    "is found by its own words",
    arguments: [
      ("type:podcast", "@1\n"), ("-type:podcast", "@2\n"), ("status:archived,done", "@1\n@2\n"),
      ("format:minidisc", "@1\n"), (#"format:"8-track \"reel\"""#, "@1\n"), ("type:podcasts", ""),
    ])
  func found(query: String, ids: String) throws {
    #expect(try sandbox.run(["list", query, "sort:id", "--ids"]).output == ids)
  }

  @Test("comes out as it went in, and in and out again", arguments: ["csv", "json", "ndjson"])
  func exported(form: String) throws {
    #expect(try sandbox.run(["export", "--to", form, "-o", "one"]).status == 0)
    let other = Sandbox()
    other.write(sandbox.read("one"), to: "one.\(form)")
    #expect(try other.run(["import", "one.\(form)"]).status == 0)
    #expect(try other.run(["export", "--to", form, "-o", "two"]).status == 0)
    let text = String(decoding: other.read("two"), as: UTF8.self)
    #expect(other.read("two") == sandbox.read("one"))
    for word in ["podcast", "archived", "working", "host", "minidisc", "reel"] {
      #expect(text.contains(word))
    }
  }

  @Test("stays as it is while this version changes something else")
  func edited() throws {
    let before = try sandbox.run(["export"]).output
    #expect(try sandbox.run(["set", "@1", "note=first season", "+crime"]).status == 0)
    let changed = try sandbox.run(["export"]).output
    #expect(changed != before)
    #expect(try sandbox.run(["set", "@1", "note=", "-crime"]).status == 0)
    #expect(try sandbox.run(["export"]).output == before)
  }
}
