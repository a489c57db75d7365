import Glibc
import Testing

@Suite("serve, and --connect")
struct ServeTests {
  private let sandbox = Sandbox()

  init() throws {
    sandbox.write(Project.bytes(of: "Examples/items.csv"), to: "items.csv")
    mkdir(sandbox.path("run"), 0o700)
  }

  /// Runs lines of bash beside a service, which is ended before the last of them.
  private func beside(_ lines: String, serving options: String = "") throws -> ProgramRun {
    try sandbox.shell(
      """
      export XDG_RUNTIME_DIR=$HOME/run
      "$PROGRAM" serve -q \(options) & service=$!
      trap 'kill $service 2>/dev/null' EXIT
      for _ in {1..500}; do ls run/bookmarks/*.sock >/dev/null 2>&1 && break; sleep 0.01; done
      \(lines)
      """)
  }

  @Test("answers lines on standard input, and ends with it")
  func stdio() throws {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"add","params":{"content":{"titles":[{"text":"Dune"}]}}}"#,
      "nonsense", #"{"jsonrpc":"2.0","id":2,"method":"count","params":{"query":{}}}"#,
    ]
    let run = try sandbox.run(
      ["serve", "--stdio"], input: Array(lines.joined(separator: "\n").utf8))
    #expect(run.status == 0)
    #expect(run.errors == "")
    let replies = run.output.split(separator: "\n")
    #expect(replies.count == 3)
    #expect(replies.first?.contains(#""isNew":true"#) == true)
    #expect(replies.dropFirst().first?.contains(#""code":-32700"#) == true)
    #expect(replies.last == #"{"jsonrpc":"2.0","id":2,"result":{"sections":[],"total":1}}"#)
  }

  @Test("gives by --connect what is given without")
  func sameResults() throws {
    #expect(try sandbox.run(["import", "items.csv"]).status == 0)
    let calls = [
      "list by:type", "list book status:done sort:-rating limit:5 --lang zh-Hans", "list --json",
      "show @1", "show nothing", "count by:year", "types --lang zh", "history", "list --plain x:",
      "export --to ndjson", "export movie --to markdown", "view", "show @2 --json",
      "remove @999", "undo 77", "doctor", "version",
    ]
    let script = calls.map { call in
      """
      "$PROGRAM" \(call) >direct 2>&1; echo "status $?" >>direct
      "$PROGRAM" --connect \(call) >there 2>&1; echo "status $?" >>there
      cmp -s direct there || { echo "DIFFERENT: \(call)"; diff direct there; }
      """
    }
    let run = try beside(script.joined(separator: "\n"))
    #expect(run == ProgramRun(status: 0, output: "", errors: ""))
  }

  @Test("takes changes, imports and the prompt by --connect, beside others who use the file")
  func changes() throws {
    let run = try beside(
      """
      "$PROGRAM" --connect import items.csv >/dev/null 2>&1 || echo failed
      "$PROGRAM" add book Ubik >/dev/null 2>&1
      printf 'add movie Zardoz\\nundo\\nredo\\ncount\\n' | "$PROGRAM" --connect | tail -n 1
      kill $service; wait $service; echo "ended with $?"
      "$PROGRAM" count; ls run/bookmarks
      "$PROGRAM" --connect count; echo "status $?"
      """)
    #expect(
      run.output.replacing(#/test-[0-9a-z]+/#, with: "test-X")
        == "89\nended with 0\n89\ntest-X.sock.lock\nstatus 69\n")
    #expect(run.errors.contains("no service answers at"))
  }

  @Test("loses nothing when it is ended in the middle of many changes")
  func ending() throws {
    let run = try beside(
      """
      for n in 1 2 3 4; do (
        made=0
        for i in {1..40}; do
          "$PROGRAM" --connect add book "Title $n $i" >/dev/null 2>&1 && made=$((made + 1))
        done
        echo $made >made.$n
      ) & done
      sleep 0.5; kill $service; wait
      told=$(cat made.* | paste -sd+ | bc); there=$("$PROGRAM" count)
      # A change whose reply was lost may be there; none that was told is missing.
      [ "$there" -ge "$told" ] && [ "$there" -le $((told + 4)) ] && echo sound || echo "$there $told"
      """)
    #expect(run.output == "sound\n")
  }

  @Test("serves the socket that a manager has opened, and tells it when it is ready")
  func activation() throws {
    sandbox.write(
      """
      import os, socket, subprocess, sys
      listener = socket.socket(socket.AF_UNIX); listener.bind("s"); listener.listen()
      notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); notices.bind("n")
      script = 'LISTEN_PID=$$ exec "$0" serve -q'
      os.environ.update(LISTEN_FDS="1", NOTIFY_SOCKET=os.path.abspath("n"))
      service = subprocess.Popen(["/bin/sh", "-c", script, sys.argv[1]], close_fds=False,
                                 preexec_fn=lambda: (os.dup2(listener.fileno(), 9), os.dup2(9, 3)))
      print(notices.recv(100).decode())
      print(subprocess.run([sys.argv[1], "--connect=s", "count"], capture_output=True).stdout)
      service.terminate(); print(notices.recv(100).decode(), service.wait(), os.path.exists("s"))
      """, to: "activate.py")
    let run = try sandbox.shell("python3 activate.py \"$PROGRAM\"")
    #expect(run.output == "READY=1\nb'0\\n'\nSTOPPING=1 0 True\n")
  }

  @Test(
    "refuses what can't work, each with its status",
    arguments: [
      ("XDG_RUNTIME_DIR= \"$PROGRAM\" serve", 78, "XDG_RUNTIME_DIR"),
      ("XDG_RUNTIME_DIR= \"$PROGRAM\" --connect count", 78, "XDG_RUNTIME_DIR"),
      ("\"$PROGRAM\" serve --socket /tmp/$(printf x%.0s {1..200})", 78, "107"),
      ("mkdir -m 755 o; \"$PROGRAM\" serve --socket o/s", 77, "700"),
      ("mkdir -m 700 p; echo >p/s; \"$PROGRAM\" serve --socket p/s", 78, "is no socket"),
      ("\"$PROGRAM\" serve more", 64, "more"), ("\"$PROGRAM\" serve --nope", 64, "--nope"),
      ("\"$PROGRAM\" --connect=nowhere count", 69, "nowhere"),
      ("echo serve | \"$PROGRAM\"", 64, "serve"),
    ])
  func refused(line: String, status: Int32, text: String) throws {
    let run = try sandbox.shell(line)
    #expect(run.status == status, "\(run)")
    #expect(run.errors.contains(text), "\(run)")
  }

  @Test("is held by one service at a time")
  func second() throws {
    let run = try beside("\"$PROGRAM\" serve; echo \"status $?\"")
    #expect(run.output == "status 75\n")
    #expect(run.errors.contains("a service is running already"))
  }

  @Test("speaks with a client that shares nothing with it")
  func pythonClient() throws {
    let library = Project.path(of: "Plugins/Programs")
    sandbox.write(
      """
      import sys
      sys.path.insert(0, "\(library)"); sys.dont_write_bytecode = True
      from bookmarks_client import Client, Failure, creators, title
      with Client() as c, Client(language="zh-Hans") as watcher:
          first = watcher.call("subscribe", query={"filter": {"field": "type", "anyOf": ["movie"]}})
          book = {"type": "book", "titles": [{"text": "三体"}], "creators": [{"name": "刘慈欣"}]}
          movie = {"type": "movie", "titles": [{"text": "2046"}], "rating": "4.5"}
          print(c.add_all("test", [book, movie] + [book], batch=2))
          print(next(watcher.changes())["listing"]["total"], first["listing"]["total"])
          for entry in c.listing(sort=[{"by": "id"}]):
              print(title(entry["bookmark"]), creators(entry["bookmark"]))
          try:
              watcher.call("set", filter={"ids": [1]}, isPreview=False,
                           edits=[{"field": "rating", "operation": "set", "value": "?"}])
          except Failure as failure:
              print(failure.id, failure.status, failure)
      """, to: "client.py")
    let run = try beside("BOOKMARKS_SOCKET=$(echo $HOME/run/bookmarks/*.sock) python3 client.py")
    #expect(
      run.output == """
        {'added': 2, 'change': 1, 'changed': 0}
        1 0
        三体 刘慈欣
        2046 
        bad-value 64 评分不能是“?”：不是评分；请写 4.5（满分 5）、9/10、90/100 或 ★★★★½

        """)
    #expect(run.errors == "")
  }
}
