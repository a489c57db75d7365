import Testing

@Suite("Configuration, completion, manual page, demo and pager with the built program")
struct ComfortTests {
  private let sandbox = Sandbox()

  @Test("what is configured holds, and a broken line is told with its number")
  func configuration() throws {
    #expect(try sandbox.run(["config", "rating.scale", "10"]).status == 0)
    #expect(try sandbox.run(["config", "set", "columns", "title,rating"]).status == 0)
    #expect(sandbox.read("config/bookmarks/config").count > 0)
    #expect(sandbox.mode("config/bookmarks/config") == "600")
    #expect(try sandbox.run(["config", "get", "rating.scale"]).output == "10\n")
    #expect(try sandbox.run(["add", "book", "Ubik", "rating=9"]).status == 0)
    #expect(try sandbox.run(["list"]).output == "  Ubik  ★★★★½\n")
    #expect(try sandbox.run(["count", "rating:8..10"]).output == "1\n")
    #expect(try sandbox.run(["config", "columns", "--remove"]).status == 0)
    sandbox.write("language = zh-Hans\nfoo\n", to: "config/bookmarks/config")
    let run = try sandbox.run(["list", "Nothing"])
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("bookmarks: 配置第 2 行："))
    #expect(try sandbox.run(["config", "colour", "pink"]).status == 64)
    #expect(try sandbox.run(["config", "colur", "never"]).status == 64)
  }

  @Test("every shell that is there can read its completion, and bash completes with it")
  func completion() throws {
    for (shell, check) in [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish --no-execute")] {
      let run = try sandbox.shell(
        "\"$PROGRAM\" help \(shell) > script && { ! command -v \(shell) || \(check) script; }")
      #expect(run.status == 0, "\(run)")
      #expect(run.errors == "", "\(shell)")
      let script = String(decoding: sandbox.read("script"), as: UTF8.self)
      for word in ["recap", "template", "status:"] { #expect(script.contains(word), "\(shell)") }
    }
    let completed = try sandbox.shell(
      """
      source <("$PROGRAM" help bash)
      compopt() { :; }
      complete_words() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _bookmarks; echo "${COMPREPLY[*]}"
      }
      complete_words bookmarks rec
      complete_words bookmarks --db anna list --js
      complete_words bookmarks list stat
      """)
    #expect(completed.output == "recap\n--json\nstatus:\n", "\(completed)")
  }

  @Test("the manual page is one that groff reads without a warning, in both languages")
  func manual() throws {
    for language in ["en", "zh-Hans"] {
      let run = try sandbox.shell(
        "\"$PROGRAM\" --lang \(language) help man > page.1 && "
          + "{ ! command -v groff > /dev/null || groff -K utf8 -T utf8 -man -ww -z page.1; }")
      #expect(run.status == 0 && run.errors == "", "\(run)")
      let page = String(decoding: sandbox.read("page.1"), as: UTF8.self)
      #expect(page.hasPrefix(".TH BOOKMARKS 1"))
      #expect(page.contains("rating.scale"))
    }
  }

  @Test("demo fills a collection of its own, once, and each thing it suggests works")
  func demo() throws {
    let run = try sandbox.run(["demo"])
    #expect(run.status == 0 && run.errors == "", "\(run)")
    #expect(try sandbox.run(["demo"]).output == run.output)
    let suggestions = run.output.split(separator: "\n").dropFirst()
    #expect(suggestions.count == 3)
    for line in suggestions {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(try sandbox.run(words).output != "", "\(line)")
    }
    #expect(sandbox.mode("test.db") == nil)
    #expect(try sandbox.run(["--db", sandbox.path("own.db"), "demo"]).status == 0)
    #expect(sandbox.mode("own.db") == nil)
    #expect(try sandbox.run(script: "demo\n").status == 64)
    #expect(try sandbox.run(["count"]).output == "0\n")
  }

  @Test("at the prompt more shows the rest, a screen at a time, where there is no pager")
  func more() throws {
    let titles = (1...50).map { "Title \($0 + 100)" }
    let rows = titles.map { "book,\($0)\n" }.joined()
    sandbox.write("type,title\n" + rows, to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv"]).status == 0)
    let terminal = try Terminal(sandbox, environment: ["PAGER": "more"])
    let first = terminal.type("list\r", waitingFor: "of 29 lines")
    #expect(first.contains("  @22  Title 122\n“more” shows the next of 29 lines"))
    terminal.type("more\r", waitingFor: "of 7 lines")
    let last = terminal.type("more\r", waitingFor: "Title 150\n50 bookmarks")
    #expect(last.contains("  @50  Title 150\n50 bookmarks"))
    terminal.type("more\r", waitingFor: "nothing more")
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
  }

  @Test("what is longer than the screen goes through the pager, what is shorter doesn't")
  func pager() throws {
    try sandbox.addTitles("Solaris")
    let environment: [String: String?] = ["PAGER": "cat > paged.txt"]
    let terminal = try Terminal(sandbox, environment: environment)
    terminal.type("list\r", waitingFor: "Solaris")
    #expect(sandbox.mode("paged.txt") == nil)
    terminal.type("help list\r")
    terminal.type("count\r", waitingFor: "count\n1\n")
    terminal.type("quit\r")
    #expect(terminal.end() == 0)
    let paged = String(decoding: sandbox.read("paged.txt"), as: UTF8.self)
    #expect(paged.contains("--template"))
    #expect(!terminal.text.contains("--template"))
  }
}
