import Testing

@Suite("Backup, restore and repair with the built program")
struct BackupTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
  }

  private func export(_ environment: [String: String?] = [:]) throws -> String {
    try sandbox.run(["export"], environment: environment).output
  }

  @Test("a backup brings everything to an empty machine without a question")
  func emptyMachine() throws {
    #expect(try sandbox.shell("mkdir -p config/bookmarks/hooks").status == 0)
    sandbox.write("rating.scale = 10\n", to: "config/bookmarks/config")
    sandbox.write("#!/bin/sh\n", to: "config/bookmarks/hooks/change")
    #expect(try sandbox.run(["view", "unread", "status:wish"]).status == 0)
    let backup = try sandbox.run(["backup", "all.tar"])
    #expect(backup.output == "backed up 87 bookmarks and the settings → all.tar\n")
    #expect(sandbox.mode("all.tar") == "600")
    #expect(try sandbox.run(["backup", "all.tar"]).status == 73)

    let machine: [String: String?] = [
      "BOOKMARKS_DB": sandbox.path("new/test.db"), "XDG_CONFIG_HOME": sandbox.path("new/config"),
    ]
    let restore = try sandbox.run(["restore", "all.tar"], environment: machine)
    #expect(
      restore
        == ProgramRun(
          status: 0, output: "the backup holds 87 bookmarks\nrestored\n", errors: ""))
    #expect(try export(machine) == export())
    #expect(try sandbox.run(["list", "view:unread"], environment: machine).status == 0)
    #expect(sandbox.read("new/config/bookmarks/config") == Array("rating.scale = 10\n".utf8))
    #expect(try sandbox.run(["undo"], environment: machine).status == 0)
  }

  @Test("into a used collection it previews, asks, and can be undone")
  func usedMachine() throws {
    #expect(try sandbox.run(["backup", "all.tar"]).status == 0)
    #expect(try sandbox.run(["remove", "movie", "--yes"]).status == 0)
    let preview = try sandbox.run(["restore", "all.tar", "--dry-run"])
    #expect(
      preview.output == """
        the backup holds 87 bookmarks
        28 missing here · 59 the same
        nothing was written (dry run)

        """)
    #expect(try sandbox.run(["restore", "all.tar"]).status == 64)
    #expect(try sandbox.run(["restore", "all.tar", "--yes"]).status == 0)
    #expect(try sandbox.run(["count"]).output == "87\n")
    #expect(try sandbox.run(["undo"]).status == 0)
    #expect(try sandbox.run(["count"]).output == "59\n")
    #expect(try sandbox.run(["restore", "all.tar", "--replace", "--yes"]).status == 0)
    #expect(try sandbox.run(["count"]).output == "87\n")
    #expect(try sandbox.run(["doctor"]).status == 0)
  }

  @Test("what is no whole backup changes nothing")
  func noBackup() throws {
    #expect(try sandbox.run(["backup", "all.tar"]).status == 0)
    let before = try export()
    let bytes = sandbox.read("all.tar")
    sandbox.write(Array(bytes.prefix(bytes.count / 2)), to: "half.tar")
    for (name, status) in [("half.tar", 65), ("items.csv", 72), ("missing.tar", 66)] {
      let run = try sandbox.run(["restore", name, "--replace", "--yes"])
      #expect(run.status == Int32(status), "\(run)")
      #expect(run.errors.hasPrefix("bookmarks: error: "))
    }
    #expect(try export() == before)
  }

  @Test("a damaged collection is told, repaired, and kept")
  func repair() throws {
    #expect(
      try sandbox.run(["repair"]).output
        == "nothing to repair: the collection is sound, 87 bookmarks\n")
    #expect(try sandbox.run(["backup", "all.tar"]).status == 0)
    // Behind its header stands the collection, in a file without a journal.
    var bytes = Array(sandbox.read("all.tar").dropFirst(512))
    let page = 4_096
    // The page that holds a title of the table of bookmarks loses its head.
    let title = Array("The Left Hand of Darkness".utf8)
    let place = try #require(bytes.firstRange(of: title)).lowerBound
    for offset in 0..<8 { bytes[place / page * page + offset] = 0xEE }
    sandbox.write(bytes, to: "broken.db")
    let environment: [String: String?] = ["BOOKMARKS_DB": sandbox.path("broken.db")]
    let run = try sandbox.run(["repair"], environment: environment)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("the damaged file is kept: "))
    #expect(try sandbox.run(["doctor"], environment: environment).status == 0)
  }
}
