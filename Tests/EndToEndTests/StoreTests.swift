import Testing

@Suite("The store as the program keeps it")
struct StoreTests {
  private let sandbox = Sandbox()

  @Test("the store and what stands beside it are for their owner only, under any umask")
  func rights() throws {
    let run = try sandbox.shell(
      "umask 000; BOOKMARKS_DB=\"$HOME/deep/er/x.db\" \"$PROGRAM\" add book Ubik")
    #expect(run.status == 0)
    #expect(sandbox.mode("deep") == "700")
    #expect(sandbox.mode("deep/er") == "700")
    for name in ["x.db", "x.db-wal", "x.db-shm", "x.db.lock"] {
      let mode = sandbox.mode("deep/er/\(name)")
      #expect(mode == nil || mode == "600", "\(name) has \(mode ?? "")")
    }
  }

  @Test("a store of a newer version is refused and left as it is")
  func newer() throws {
    #expect(try sandbox.run(["add", "book", "Ubik"]).status == 0)
    #expect(
      try sandbox.shell(
        "sqlite3 test.db 'PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 99' > /dev/null"
      ).status == 0)
    let before = sandbox.read("test.db")
    for words in [["list"], ["add", "book", "Emma"], ["doctor"]] {
      let run = try sandbox.run(words)
      #expect(run.status == 78)
      #expect(run.errors.contains("newer version"))
    }
    #expect(sandbox.read("test.db") == before)
  }

  @Test("another file than a store is refused and left as it is")
  func foreign() throws {
    sandbox.write("my diary\n", to: "test.db")
    let run = try sandbox.run(["add", "book", "Emma"])
    #expect(run.status == 72)
    #expect(sandbox.read("test.db") == Array("my diary\n".utf8))
  }

  @Test("twenty processes that add at the same time all succeed, each with a number of its own")
  func parallel() throws {
    let run = try sandbox.shell(
      """
      for n in $(seq 20); do "$PROGRAM" add book "Title $n" >> out.txt & pids+=($!); done
      for pid in "${pids[@]}"; do wait "$pid" || echo failed; done
      """)
    #expect(run == ProgramRun(status: 0, output: "", errors: ""))
    #expect(try sandbox.run(["count"]).output == "20\n")
    let ids = try sandbox.run(["list", "--ids"]).output.split(separator: "\n")
    #expect(Set(ids).count == 20)
  }

  @Test("--db takes a name or a path")
  func databases() throws {
    #expect(try sandbox.run(["--db", "anna", "add", "book", "Emma"]).status == 0)
    #expect(sandbox.mode("data/bookmarks/anna.db") == "600")
    #expect(try sandbox.run(["count", "--db", "anna"]).output == "1\n")
    #expect(try sandbox.run(["count"]).output == "0\n")
  }
}
