import Testing

@Suite("Out and in again")
struct RoundTripTests {
  @Test(
    "an export, imported into an empty collection and exported again, is the same to the byte",
    arguments: ["csv", "json", "ndjson", "csv --spreadsheet"])
  func sameBytes(options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let form = words[0]
    let export = ["export", "--verify", "--to"] + words + ["-o"]
    let first = Sandbox()
    first.write(
      #"""
      [{"type": "book", "title": "tab\there", "creator": ["Le Guin, Ursula K.", {"name": "X; Y", "role": "translator"}],
        "note": "a\rb\nc\r\nd\n", "tag": ["a;b", "c, d", "\"q\""], "shop": "=1+1", "shop2": "NULL"},
       {"type": "movie", "title": "'=quoted", "titles": [{"text": "三体", "role": "original", "language": "zh"}],
        "year": -600, "rating": "9/10", "experience": [{"finished": "2024-05", "note": "a; b"}, {"started": "2025"}]},
       {"type": "opera", "title": "e\u0301te\u0301 \u202Eevil\u202C \u001B[31m", "status": "rewatching", "copy": [{"format": "vinyl", "price": "12 EUR"}],
        "identifier": {"isbn": "0-441-47812-3", "imdb": "tt0133093"}, "plan": ["saturday", "monday"]}]
      """#, to: "in.json")
    #expect(try first.run(["import", "in.json"]).status == 0)
    #expect(try first.run(export + ["one"]).status == 0)
    let second = Sandbox()
    second.write(first.read("one"), to: "one.\(form)")
    #expect(try second.run(["import", "one.\(form)"]).status == 0)
    #expect(try second.run(export + ["two"]).status == 0)
    #expect(first.read("one") == second.read("two"))
    #expect(!first.read("one").isEmpty)
  }

  @Test("what an export would overwrite is kept unless told otherwise")
  func noOverwriting() throws {
    let sandbox = Sandbox()
    sandbox.write("precious", to: "out.csv")
    let run = try sandbox.run(["export", "-o", "out.csv"])
    #expect(run.status == 73)
    #expect(sandbox.read("out.csv") == Array("precious".utf8))
    #expect(try sandbox.run(["export", "-o", "out.csv", "--force"]).status == 0)
    #expect(sandbox.read("out.csv").starts(with: Array("uid,type,title".utf8)))
  }
}
