import Glibc
import Testing

@Suite("list --watch at a terminal", .serialized)
struct WatchTests {
  private let sandbox = Sandbox()

  @Test("shows what other processes change, and Ctrl-C ends it well")
  func changes() throws {
    try sandbox.addTitles("Solaris")
    let terminal = try Terminal(sandbox, ["list", "book", "--watch"], waitingFor: "Ctrl-C ends")
    #expect(terminal.text.contains("  @1  Solaris\n1 bookmark\nwatching"))
    try sandbox.addTitles("Ubik")
    terminal.wait(for: "2 bookmarks")
    #expect(
      terminal.text == "  @1  Solaris\n  @2  Ubik\n2 bookmarks\nwatching for changes; Ctrl-C ends")
    #expect(try sandbox.run(["remove", "@1"]).status == 0)
    terminal.wait(for: "1 bookmark\n")
    #expect(terminal.text == "  @2  Ubik\n1 bookmark\nwatching for changes; Ctrl-C ends")
    terminal.type("\u{3}")
    #expect(terminal.end() == 0)
    #expect(terminal.text.hasSuffix("Ctrl-C ends^C"))
  }

  @Test("fits the window, and fits it again when that changes")
  func resize() throws {
    let rows = (1...60).map { "book,Title number \($0 + 100)\n" }.joined()
    sandbox.write("type,title\n" + rows, to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv"]).status == 0)
    let terminal = try Terminal(sandbox, ["list", "--watch"], waitingFor: "Ctrl-C ends")
    #expect(terminal.text.split(separator: "\n").count == 24)
    #expect(terminal.text.contains("22 of 60 bookmarks\nwatching"))
    terminal.resize(columns: 16)
    terminal.wait(for: "Title nu…")
    #expect(terminal.text.contains("  @1   Title nu…\n"))
  }

  @Test("at the prompt Ctrl-C ends it and nothing else")
  func prompt() throws {
    try sandbox.addTitles("Solaris")
    let terminal = try Terminal(sandbox)
    terminal.type("list --watch\r", waitingFor: "Ctrl-C ends")
    terminal.type("\u{3}", waitingFor: "^C\nbookmarks>")
    terminal.type("count\r", waitingFor: "count\n1\n")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }
}
