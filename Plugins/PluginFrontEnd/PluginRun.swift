import BookmarkCommands
import BookmarkShell
import BookmarkWire
import Glibc
import Localization
import Synchronization

/// One run of a plugin, with a socket of its own that leads to the collection.
struct PluginRun {
  let path: String
  let arguments: [String]

  /// Runs it to its end on our terminal or pipes.
  ///
  /// Signals from the terminal reach it as they reach us, so that it decides about Ctrl-C; SIGTERM and
  /// SIGHUP are passed on. Without a socket it can still call the program.
  func status(
    _ environment: [String: String], serving handler: any CommandHandler, language: Language
  ) throws(PluginProcess.StartError) -> ExitStatus {
    var environment = environment
    let folder = environment["XDG_RUNTIME_DIR"] ?? environment["TMPDIR"] ?? "/tmp"
    let socket = try? PrivateSocket(below: folder)
    environment["BOOKMARKS_SOCKET"] = socket?.path
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    let process = try PluginProcess(path, arguments, environment: environment)
    PassedSignals.pass(to: process.id)
    // Only now, for the program should be running already.
    let service = socket.flatMap {
      ServiceThread(handler, socket: $0.descriptor, language: language)
    }
    let status = process.wait()
    PassedSignals.stop()
    service?.end()
    withExtendedLifetime(socket) {}
    return ExitStatus(rawValue: status)
  }
}

/// SIGTERM and SIGHUP, passed on to the plugin that runs.
enum PassedSignals {
  private static let process = Atomic<Int32>(0)

  static func pass(to id: Int32) {
    process.store(id, ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let id = PassedSignals.process.load(ordering: .relaxed)
      if id > 0 { kill(id, number) }
    }
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGHUP, &action, nil)
  }

  static func stop() { process.store(0, ordering: .sequentiallyConsistent) }
}
