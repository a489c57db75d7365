import BookmarkCommands
import Glibc
import Testing

@testable import BookmarkShell
@testable import bookmarks

@Suite("Plugins")
struct PluginTests {
  private let sandbox = Sandbox()

  init() {
    mkdir(sandbox.path("data"), 0o700)
    mkdir(sandbox.path("data/bookmarks"), 0o700)
    mkdir(sandbox.path("data/bookmarks/plugins"), 0o700)
  }

  /// Puts a program among the person's plugins.
  private func install(_ name: String, _ text: String, mode: mode_t = 0o755) {
    let path = sandbox.write(text, to: "data/bookmarks/plugins/bookmarks-\(name)")
    chmod(path, mode)
  }

  /// Puts one that comes with the program there.
  private func installOwn(_ name: String) {
    for file in ["bookmarks-\(name)", "bookmarks_client.py"] {
      let path = sandbox.write(
        Project.bytes(of: "Plugins/Programs/\(file)"), to: "data/bookmarks/plugins/\(file)")
      chmod(path, 0o755)
    }
  }

  private static let smallest = """
    #!/bin/sh
    # bookmarks-plugin: counts
    # bookmarks-plugin[zh-Hans]: 统计
    # bookmarks-protocol: 1
    case ${1-} in
    --help) echo help; exit 0 ;;
    --*) echo "unknown $1" >&2; exit 64 ;;
    esac
    echo "$BOOKMARKS_LANG $#:$*"
    "$BOOKMARKS_BIN" count
    exit 3

    """

  @Test("are run with the person's language and collection, and end as they like")
  func running() throws {
    install("tally", Self.smallest)
    try sandbox.addTitles("Dune")
    let run = try sandbox.run(["--lang", "zh", "tally", "a b", "-x", "--yes"])
    #expect(run == ProgramRun(status: 3, output: "zh-Hans 3:a b -x --yes\n1\n", errors: ""))
    let other = try sandbox.run(["tally", "--db", sandbox.path("other.db"), "x", "--", "--db"])
    #expect(other == ProgramRun(status: 3, output: "en 3:x -- --db\n0\n", errors: ""))
    install("stopped", "#!/bin/sh\nkill -TERM $$\n")
    #expect(try sandbox.run(["stopped"]).status == 143)
  }

  @Test("find a socket that leads to the collection")
  func socket() throws {
    install(
      "probe",
      """
      #!/usr/bin/env python3
      import os, socket, stat
      path = os.environ["BOOKMARKS_SOCKET"]
      print(oct(stat.S_IMODE(os.stat(path).st_mode)), oct(stat.S_IMODE(os.stat(os.path.dirname(path)).st_mode)))
      connection = socket.socket(socket.AF_UNIX); connection.connect(path)
      connection.sendall(b'{"jsonrpc":"2.0","id":1,"method":"count","params":{"query":{}}}\\n')
      print(connection.makefile().readline(), end="")
      """)
    let run = try sandbox.run(["probe"], environment: ["TMPDIR": sandbox.home])
    #expect(
      run.output
        == "0o600 0o700\n{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"sections\":[],\"total\":0}}\n")
    #expect(run.errors == "")
    // Nothing of the socket stays behind.
    #expect(try sandbox.shell("ls $HOME | grep ^bookmarks- || echo none").output == "none\n")
  }

  @Test("are listed with what is built in, each with its line or with what is wrong")
  func listing() throws {
    install("tally", Self.smallest)
    install("list", Self.smallest)
    install("silent", "#!/bin/sh\n")
    install("plain", Self.smallest, mode: 0o644)
    install("future", "#!/bin/sh\n# bookmarks-plugin: x\n# bookmarks-protocol: 7\n")
    let text = try sandbox.run(["plugins", "--lang", "zh"]).output
    let lines = text.split(separator: "\n").map { $0.split(separator: "  ", maxSplits: 1) }
    #expect(
      lines.compactMap { $0.first.map { String($0) } } == [
        "prompt", "batch", "serve", "programs", "future", "list", "plain", "silent", "tally",
      ])
    #expect(text.contains("统计"))
    #expect(text.contains("需要协议版本 7，本程序使用版本 1"))
    #expect(text.contains("“list”是内置命令"))
    #expect(text.contains("不可执行"))
    #expect(text.contains("没有说明"))
    #expect(try sandbox.run(["plugins", "--json"]).output.contains(#""description":"counts""#))
    // A verb is never replaced.
    #expect(try sandbox.run(["list"]).status == 0)
  }

  @Test("that can't be run are refused")
  func refused() throws {
    install("plain", Self.smallest, mode: 0o644)
    install("future", "#!/bin/sh\n# bookmarks-protocol: 7\necho ran\n")
    install("noshebang", "\u{7F}ELF")
    let future = try sandbox.run(["future"])
    #expect(future.status == 76)
    #expect(future.output == "")
    #expect(
      future.errors.contains("needs version 7 of the protocol, this program speaks version 1"))
    #expect(try sandbox.run(["plain"]).status == 77)
    #expect(try sandbox.run(["noshebang"]).status == 73)
    #expect(try sandbox.run(["nothing"]).status == 64)
    #expect(try sandbox.run(["../plugins/bookmarks-future"]).status == 64)
    #expect(try sandbox.run(["plugins", "check", "nothing"]).status == 64)
  }

  @Test("pass the check, or are told what is missing")
  func checking() throws {
    for name in ["calendar", "fzf", "mcp"] {
      installOwn(name)
      let run = try sandbox.run(["plugins", "check", name])
      #expect(run.status == 0, "\(name): \(run)")
      #expect(run.output.split(separator: "\n").count == PluginCheck.Step.allCases.count)
      #expect(!run.output.contains("✗"))
    }
    install("tally", Self.smallest)
    #expect(try sandbox.run(["plugins", "check", "tally"]).status == 0)
    install("rude", "#!/bin/sh\nprintf '\\033[2J'; \"$BOOKMARKS_BIN\" add book x\n")
    let rude = try sandbox.run(["plugins", "check", "rude"])
    #expect(rude.status == 65)
    #expect(
      rude.output.split(separator: "\n").map { $0.prefix(1) } == [
        "✓", "✗", "✓", "✗", "✗", "✓", "✗",
      ])
  }

  @Test("that babble and hang end the check in time", .timeLimit(.minutes(1)))
  func hanging() throws {
    install("flood", "#!/bin/sh\ntrap '' TERM\nyes & while :; do echo x; echo y >&2; done\n")
    let process = PluginTrial(
      path: sandbox.path("data/bookmarks/plugins/bookmarks-flood"),
      environment: ["PATH": "/usr/bin:/bin"], patience: .milliseconds(200),
      grace: .milliseconds(200))
    let result = try #require(process.run([]))
    #expect(result.status == nil)
    #expect(result.output.count <= 1 << 20)
    #expect(result.errors.count <= 1 << 20)
  }

  @Test("built in are the front ends that the program has")
  func builtIn() {
    #expect(
      Set(FrontEndList.all.map { type(of: $0.frontEnd).name })
        == Set(BuiltInFrontEnd.allCases.map(\.rawValue)))
  }

  @Test("the page on plugins shows one that passes the check")
  func page() throws {
    let page = String(decoding: Project.bytes(of: "Plugins/README.md"), as: UTF8.self)
    let script = try #require(page.split(separator: "```sh\n").dropFirst().first)
    install("next", String(script.prefix { $0 != "`" }))
    #expect(try sandbox.run(["plugins", "check", "next"]).status == 0)
    #expect(try sandbox.run(["add", "book", "Dune", "status=wish"]).status == 0)
    #expect(try sandbox.run(["next"]) == ProgramRun(status: 0, output: "Dune\t\n", errors: ""))
  }
}

@Suite("The plugins that come with it")
struct OwnPluginTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(
      """
      type,title,creator,plan,experience,status,rating
      book,"A; B, \\ C",刘慈欣,monday;friday,,active,4.5
      movie,2046,王家卫,,2024-05-01; 2024-06,done,
      music,Blue Train,John Coltrane,,,wish,

      """, to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv"]).status == 0)
  }

  private var environment: [String: String?] {
    [
      "PATH": Project.path(of: "Plugins/Programs") + ":/usr/bin:/bin",
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
  }

  @Test("calendar writes planned weekdays and what was finished")
  func calendar() throws {
    let run = try sandbox.run(["calendar"], environment: environment)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\r\n").map(String.init)
    #expect(lines.first == "BEGIN:VCALENDAR")
    #expect(lines.last == "END:VCALENDAR")
    #expect(
      lines.filter {
        $0.hasPrefix("SUMMARY") || $0.hasPrefix("RRULE") || $0.contains("DTSTART;VALUE=DATE:2024")
      } == [
        "SUMMARY:A\\; B\\, \\\\ C · 刘慈欣", "RRULE:FREQ=WEEKLY;BYDAY=MO,FR",
        "DTSTART;VALUE=DATE:20240501", "SUMMARY:watched: 2046 · 王家卫",
      ])
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(try sandbox.run(["calendar"], environment: environment).output == run.output)
    let planned = try sandbox.run(
      ["calendar", "--planned", "-o", "plan.ics"], environment: environment)
    #expect(planned == ProgramRun(status: 0, output: "", errors: ""))
    #expect(!String(decoding: sandbox.read("plan.ics"), as: UTF8.self).contains("2046"))
  }

  @Test("fzf gives a numbered list where there is no fzf or no terminal")
  func chooser() throws {
    let run = try sandbox.run(
      ["fzf", "--id", "sort:added,id"], input: Array("2\n".utf8), environment: environment)
    #expect(run.output == "2\n")
    #expect(
      run.errors
        == "   1  A; B, \\ C 刘慈欣 \n   2  2046 王家卫 \n   3  Blue Train John Coltrane \nwhich one? ")
    let shown = try sandbox.run(
      ["fzf", "2046"], input: Array("1\n".utf8), environment: environment)
    #expect(shown.output.hasPrefix("@2  2046\n"))
    let bad = try sandbox.run(["fzf"], input: Array("9\n".utf8), environment: environment)
    #expect(bad.status == 64)
    #expect(try sandbox.run(["fzf", "nothing"], environment: environment).status == 0)
  }

  @Test("mcp lets an assistant look, and change only when that is allowed")
  func assistant() throws {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list","arguments":{"words":["status:wish"]}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"bookmarks://book/active"}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"remove","arguments":{"words":["@1"]}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"list","arguments":{"words":["--db","x"]}}}"#,
      "nonsense", #"{"jsonrpc":"2.0","id":6,"method":"resources/list"}"#,
    ]
    func replies(_ options: [String]) throws -> [Substring] {
      let run = try sandbox.run(
        ["mcp"] + options, input: Array((lines.joined(separator: "\n") + "\n").utf8),
        environment: environment)
      #expect(run.status == 0)
      #expect(run.errors == "")
      return run.output.split(separator: "\n")
    }
    let read = try replies([])
    #expect(read.count == 7)
    #expect(read[0].contains(#""protocolVersion": "2024-11-05""#))
    #expect(read[1].contains("Blue Train"))
    #expect(read[2].contains("刘慈欣"))
    #expect(read[3].contains(#""code": -32602"#))
    #expect(read[4].contains(#""code": -32602"#))
    #expect(read[5].contains(#""code": -32700"#))
    #expect(read[6].contains("bookmarks://music/wish"))
    #expect(try sandbox.run(["count"]).output == "3\n")
    #expect(try replies(["--allow-changes"])[3].contains("removed @1"))
    #expect(try sandbox.run(["count"]).output == "2\n")
  }
}
