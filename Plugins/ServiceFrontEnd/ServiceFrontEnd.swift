public import BookmarkCommands
import BookmarkShell
import BookmarkWire
import Glibc
import Localization

/// Lets other programs use the collection, over a Unix socket or standard input and output.
public struct ServiceFrontEnd: FrontEnd {
  /// The name by which it is listed.
  public static let name = BuiltInFrontEnd.serve.rawValue

  /// A front end without state.
  public init() {}

  /// Serves until SIGTERM or Ctrl-C comes, or the one program has ended its input.
  public func run(
    _ arguments: [String], with handler: any CommandHandler, on console: any Console
  ) async -> ExitStatus {
    let environment = console.environment
    let globals = (try? ProgramOptions(arguments)) ?? ProgramOptions()
    let language = Language.preferred(option: globals.languageName, environment: environment)
    let options: CommandOptions
    do throws(GrammarError) {
      options = try Self.options(arguments)
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
    do throws(CommandFailure) {
      guard let pipe = WakePipe() else {
        throw CommandFailure(.socketFailed, ["path": "pipe", "reason": SystemText.last])
      }
      StopSignals.send(to: pipe)
      let server = WireServer(
        handler, language: language, rights: options.contains("read-only") ? .read : .write,
        wake: pipe)
      if options.contains("stdio") {
        server.run(input: STDIN_FILENO, output: STDOUT_FILENO)
        return .success
      }
      let isQuiet = globals.isQuiet
      let listener = SocketService(server: server, messages: Messages(language)) { sentence in
        if !isQuiet { console.writeError(sentence + "\n") }
      }
      let path = UserFolders.database(option: globals.collection, environment: environment)
      let socket =
        options.value("socket") ?? UserFolders.socket(database: path, environment: environment)
      try listener.run(at: socket, environment: environment)
      return .success
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
  }

  private static func options(_ arguments: [String]) throws(GrammarError) -> CommandOptions {
    let words = try CommandWords(
      WordLine(arguments: arguments), guides: Shell.guides(isPrompt: false))
    if let word = words.words.first {
      throw GrammarError(.unexpectedWord(word.text), at: word.columns)
    }
    return words.options
  }
}
