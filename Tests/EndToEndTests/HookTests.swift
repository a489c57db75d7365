import Testing

@Suite("Hooks with the built program")
struct HookTests {
  private let sandbox = Sandbox()

  init() throws {
    #expect(try sandbox.shell("mkdir -p config/bookmarks/hooks").status == 0)
    #expect(try sandbox.run(["add", "book", "Dune"]).status == 0)
  }

  private func hook(_ name: String, _ script: String) throws {
    let path = "config/bookmarks/hooks/\(name)"
    sandbox.write("#!/bin/sh\n\(script)\n", to: path)
    #expect(try sandbox.shell("chmod +x \(path)").status == 0)
  }

  private func lines(_ name: String) -> [Substring] {
    String(decoding: sandbox.read(name), as: UTF8.self).split(separator: "\n")
  }

  @Test("are told what is added, changed, removed and imported, a line of JSON each")
  func told() throws {
    for event in ["add", "change", "import"] { try hook(event, "cat >> \(event).log") }
    #expect(try sandbox.run(["add", "book", "Ubik"]).status == 0)
    #expect(try sandbox.run(["set", "@1", "rating=5"]).status == 0)
    #expect(try sandbox.run(["remove", "@2"]).status == 0)
    sandbox.write("title,rating\nSolaris,5\nDune,4\n", to: "in.csv")
    #expect(try sandbox.run(["import", "in.csv", "type=book", "--dry-run"]).status == 0)
    #expect(lines("import.log") == [])
    #expect(try sandbox.run(["import", "in.csv", "type=book"]).status == 0)
    #expect(lines("add.log").count == 1)
    #expect(lines("add.log").first?.contains("Ubik") == true)
    let changes = lines("change.log")
    #expect(changes.count == 2)
    #expect(changes.first?.contains(#""command":"set""#) == true)
    #expect(changes.last?.contains(#""after""#) == false)
    #expect(lines("import.log").contains { $0.contains("Solaris") })
  }

  @Test("refuse a change with their message, and nothing of it is written")
  func refused() throws {
    try hook("change", "echo 'not on a Sunday' >&2; exit 1")
    let run = try sandbox.run(["set", "@1", "rating=5"])
    #expect(
      run
        == ProgramRun(
          status: 77, output: "",
          errors: "bookmarks: error: the hook “change” refused: not on a Sunday; "
            + "nothing was changed\n"))
    #expect(try sandbox.run(["count", "has:rating"]).output == "0\n")
    #expect(try sandbox.run(["add", "book", "Ubik"]).status == 0)
    try hook("import-check", "exit 3")
    sandbox.write("title\nSolaris\n", to: "in.csv")
    let imported = try sandbox.run(["import", "in.csv"])
    #expect(imported.status == 77)
    #expect(imported.errors.contains("“import-check” refused: status 3"))
    #expect(try sandbox.run(["count"]).output == "2\n")
  }

  @Test("that hang are stopped and named, whether they read or not")
  func hung() throws {
    try hook("add", "sleep 60")
    let run = try sandbox.run(["add", "book", "Ubik"], seconds: 30)
    #expect(run.status == 77)
    #expect(run.errors.contains("the hook “add” didn't answer for 5 seconds"))
    #expect(try sandbox.run(["count"]).output == "1\n")
  }

  @Test("that can't be run or hear too much are told, or no matter")
  func odd() throws {
    let path = "config/bookmarks/hooks/add"
    sandbox.write("#!/nonexistent/interpreter\n", to: path)
    #expect(try sandbox.shell("chmod +x \(path)").status == 0)
    let run = try sandbox.run(["add", "book", "Ubik"])
    #expect(run.status == 77 && run.errors.contains("can't be run"), "\(run)")
    try hook("add", "exit 0")
    #expect(try sandbox.run(["add", "book", "Ubik"]).status == 0)
    sandbox.write("not executable", to: "config/bookmarks/hooks/change")
    #expect(try sandbox.run(["set", "@1", "rating=5"]).status == 0)
  }
}
