import BookmarkCommands
import Testing

@Suite("Out to others")
struct ExportTests {
  private let sandbox = Sandbox()

  init() {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
  }

  @Test(
    "every form is written, and a second time to the same bytes", arguments: OpenExport.targets)
  func same(_ target: String) throws {
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
    let export = ["export", "--to", target, "-o"]
    #expect(try sandbox.run(export + ["one"]).status == 0)
    #expect(try sandbox.run(export + ["one"]).status == 73)
    #expect(try sandbox.run(export + ["one", "--force"]).status == 0)
    #expect(try sandbox.run(export + ["two"]).status == 0)
    #expect(sandbox.read("one") == sandbox.read("two"))
    #expect(!sandbox.read("one").isEmpty)
  }

  @Test("titles that are markup or commands are text on a page, and come back exactly from JSON")
  func hostile() throws {
    let title = "<script>alert(1)</script> &amp; \\u001b[31m \\u202Eevil"
    sandbox.write(
      "[{\"type\":\"book\",\"title\":\"\(title)\",\"url\":\"jAvaScript:alert(1)\"}]", to: "in.json")
    #expect(try sandbox.run(["import", "in.json"]).status == 0)
    let page = try sandbox.run(["export", "--to", "html"]).output
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; ^[[31m"))
    #expect(!page.contains("<script") && !page.contains("cript:alert"))
    #expect(!page.utf8.contains(0x1B) && !page.unicodeScalars.contains("\u{202E}"))
    let json = try sandbox.run(["export", "--to", "json"]).output
    #expect(json.contains("<script>alert(1)</script> &amp; \\u001b[31m \u{202E}evil"))
  }

  @Test("what was out at Goodreads comes home with its titles and statuses")
  func goodreads() throws {
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
    let query = [
      "list", "book", "--plain", "--columns", "title,status",
    ]
    let out = try sandbox.run(["export", "--to", "goodreads", "-o", "out.csv"])
    #expect(out.errors.contains("28 movies left out: Goodreads takes books\n"))
    let home = Sandbox()
    home.write(sandbox.read("out.csv"), to: "out.csv")
    #expect(try home.run(["import", "out.csv"]).status == 0)
    #expect(try home.run(["count"]).output == "35\n")
    let (there, here) = (try home.run(query).output, try sandbox.run(query).output)
    #expect(there.split(separator: "\n").sorted() == here.split(separator: "\n").sorted())
  }
}
