import BookmarkCommands
import BookmarkEngine
import BookmarkShell
import BookmarkStore
import BookmarkWire
import Glibc
import Localization

/// The composition root: one store, one engine, one console, and the front end that is meant.
@main
enum Program {
  static func main() async {
    let console = SystemConsole()
    let status = await run(on: console)
    exit(status.rawValue)
  }

  private static func run(on console: SystemConsole) async -> ExitStatus {
    let environment = console.environment
    let language = Language.preferred(option: nil, environment: environment)
    let arguments: [String]
    do {
      arguments = try ProgramArguments.words()
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
    let options: ProgramOptions
    do throws(GrammarError) {
      options = try ProgramOptions(arguments)
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
    do throws(CommandFailure) {
      let handler = try await handler(options, environment)
      let frontEnd = FrontEndList.frontEnd(for: options.words, environment: environment)
      return await frontEnd.run(arguments, with: handler, on: console)
    } catch {
      let told = Language.preferred(option: options.languageName, environment: environment)
      return Shell.tell(error, on: console, language: told)
    }
  }

  /// The engine over the store, or the service that has it.
  private static func handler(_ options: ProgramOptions, _ environment: [String: String])
    async throws(CommandFailure) -> any CommandHandler
  {
    let path = UserFolders.database(option: options.collection, environment: environment)
    guard let connection = options.connection else {
      let backups = UserFolders.backups(environment: environment)
      return BookmarkEngine(
        hooks: HookFolder(environment: environment),
        repairing: { () throws(StoreError) in
          try StoreRepair(path: path, backups: backups).run()
        },
        opening: { () throws(StoreError) in
          try SQLiteStore.open(path: path, backups: backups)
        })
    }
    let usual = UserFolders.socket(database: path, environment: environment)
    guard let socket = connection.isEmpty ? usual : connection else {
      throw CommandFailure(.noRuntimeFolder)
    }
    let client = try WireClient(path: socket)
    let language = Language.preferred(option: options.languageName, environment: environment)
    try await client.greet(CommandContext(language: language))
    return client
  }
}
