import Glibc
import Testing

@Suite("The prompt at a terminal", .serialized)
struct PromptTests {
  private let sandbox = Sandbox()

  private func terminal(columns: Int = 80, environment: [String: String?] = [:]) throws -> Terminal
  {
    try Terminal(sandbox, columns: columns, environment: environment)
  }

  @Test("it greets, answers, and leaves with quit")
  func dialogue() throws {
    let terminal = try terminal()
    terminal.type("add book 三体 author=刘慈欣\r", waitingFor: "@1")
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
    #expect(terminal.text.hasPrefix("no bookmarks yet. import FILE brings a list in"))
  }

  @Test("Tab completes commands, and titles in any script")
  func completion() throws {
    try sandbox.addTitles("百年孤独", "百年孤独（纪念版）", "The Hobbit", "The Handmaid’s Tale")
    let terminal = try terminal()
    terminal.type("cou\t", waitingFor: "bookmarks> count")
    terminal.type("\u{3}")
    let both = terminal.type("show 百年\t", waitingFor: "bookmarks> show \"百年孤独")
    #expect(both.contains("\"百年孤独\"            \"百年孤独（纪念版）\"\nbookmarks> show \"百年孤独"))
    terminal.type("\"\r", waitingFor: "百年孤独\n")
    terminal.type("show The Ha\t", waitingFor: "bookmarks> show \"The Handmaid’s Tale\"")
    terminal.type("\r", waitingFor: "@4")
  }

  @Test("Ctrl-C drops the line and nothing else; what is typed behind it is a new line")
  func interrupt() throws {
    let terminal = try terminal()
    terminal.type("add book Dropped\u{3}count\r", waitingFor: "bookmarks> count")
    terminal.type("add book Kept\r", waitingFor: "@1")
    #expect(terminal.text.contains("bookmarks> add book Dropped^C\nbookmarks> count\n"))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test("Ctrl-D ends an empty line, and is harmless in a line")
  func endOfInput() throws {
    let terminal = try terminal()
    terminal.type("abc\u{4}def", waitingFor: "abcdef")
    terminal.type("\u{3}", waitingFor: "^C")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test("Ctrl-D typed while a command still runs ends the dialogue after it")
  func endTypedAhead() throws {
    let terminal = try terminal()
    terminal.type("count\r\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("bookmarks> count\n0\n"))
  }

  @Test("a signal ends the program as it would any other, and leaves a line behind")
  func signals() throws {
    let terminal = try terminal()
    terminal.type("abc", waitingFor: "abc")
    terminal.signal(SIGINT)
    terminal.wait(for: "abc^C\nbookmarks>")
    #expect(terminal.text.hasSuffix("bookmarks> abc^C\nbookmarks>"))
    terminal.signal(SIGTERM)
    #expect(terminal.end() == 128 + SIGTERM)
  }

  @Test(
    "Backspace takes a whole character, whatever the locale", arguments: ["C.UTF-8", "C", "xx"])
  func backspace(locale: String) throws {
    let terminal = try terminal(environment: ["LC_ALL": locale])
    terminal.type("add book 三体\u{7F}生\r", waitingFor: "@1")
    #expect(terminal.text.contains("三生"))
    #expect(!terminal.text.contains("体"))
  }

  @Test("lang changes the language of what follows")
  func language() throws {
    let terminal = try terminal()
    terminal.type("lang zh-Hans\r", waitingFor: "简体中文")
    terminal.type("nonsense\r", waitingFor: "没有")
  }

  @Test("pasted lines are run one after the other, and only after Enter")
  func paste() throws {
    let terminal = try terminal()
    terminal.type("\u{1B}[200~add book One\radd book Two\r\u{1B}[201~", waitingFor: "book Two")
    #expect(!terminal.text.contains("@1"))
    terminal.type("\r", waitingFor: "@2")
    #expect(terminal.type("count\r", waitingFor: "\n2\nbookmarks>").contains("count\n2\n"))
  }

  @Test("a line survives a change of the window's width")
  func resize() throws {
    let terminal = try terminal(columns: 80)
    terminal.type("add book A Title of Many Words", waitingFor: "Words")
    terminal.resize(columns: 40)
    terminal.type(" and More\r", waitingFor: "@1")
    #expect(
      terminal.type("show @1\r", waitingFor: "A Title of Many Words and More").contains("and More"))
  }

  @Test("an open quote is pointed at, and the dialogue goes on")
  func openQuote() throws {
    let terminal = try terminal()
    let told = terminal.type("add book \"never closed\r", waitingFor: "^~~~~~~~~~~~~")
    #expect(told.contains("  add book \"never closed\n           ^~~~~~~~~~~~~"))
    terminal.type("add book Next\r", waitingFor: "@1")
  }

  @Test("lines are kept for the next time, for their owner only")
  func history() throws {
    let first = try terminal()
    first.type("count\r", waitingFor: "0")
    first.type("count\r count book\rtypes\r", waitingFor: "bookmarks> types")
    first.wait(for: "Music")
    first.type("\u{4}")
    #expect(first.end() == 0)
    #expect(
      String(decoding: sandbox.read("state/bookmarks/history"), as: UTF8.self) == "count\ntypes\n")
    #expect(sandbox.mode("state/bookmarks/history") == "600")
    #expect(sandbox.mode("state/bookmarks") == "700")

    let second = try terminal()
    second.type("\u{1B}[A\u{1B}[A", waitingFor: "bookmarks> count")
  }

  @Test("two prompts at once keep the lines of both, and the oldest over 10,000 go")
  func commonHistory() throws {
    let first = try terminal()
    let second = try terminal()
    first.type("count book\r", waitingFor: "\n0\nbookmarks>")
    second.type("count movie\r", waitingFor: "\n0\nbookmarks>")
    first.type("types\r", waitingFor: "Music")
    let file = "state/bookmarks/history"
    #expect(
      String(decoding: sandbox.read(file), as: UTF8.self) == "count book\ncount movie\ntypes\n")

    sandbox.write((1...10_005).map { "count year:\($0)\n" }.joined(), to: file)
    second.type("\u{4}")
    #expect(second.end() == 0)
    let lines = String(decoding: sandbox.read(file), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 10_000)
    #expect(lines.first == "count year:6")
  }

  @Test("the person's own settings of the line editor hold")
  func ownSettings() throws {
    sandbox.write("$if bookmarks\nset editing-mode vi\n$endif\n", to: ".inputrc")
    let terminal = try terminal()
    terminal.type("cound\u{1B}xAt\r", waitingFor: "bookmarks> count\n0")
  }

  @Test("a candidate from a file can't reach the terminal raw")
  func safety() throws {
    sandbox.write("type,title\nbook,\"Evil \u{1B}[31m one\"\nbook,\"Evil two\"\n", to: "evil.csv")
    #expect(try sandbox.run(["import", "evil.csv"]).status == 0)
    let terminal = try terminal()
    #expect(terminal.type("show Ev\t", waitingFor: "Evil two").contains("^[[31m"))
  }
}

extension Sandbox {
  /// Adds books of these titles to the collection.
  func addTitles(_ titles: String...) throws {
    let lines = titles.map { "add book \"\($0)\"\n" }
    _ = try run(script: lines.joined())
  }
}
