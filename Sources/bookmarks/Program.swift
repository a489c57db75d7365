import BookmarkCommands
import BookmarkEngine
import BookmarkShell
import BookmarkStore
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
    let language = Language.preferred(option: nil, environment: console.environment)
    let arguments: [String]
    do {
      arguments = try ProgramArguments.words()
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
    do throws(GrammarError) {
      let options = try ProgramOptions(arguments)
      let path = UserFolders.database(
        option: options.collection, environment: console.environment)
      let backups = UserFolders.backups(environment: console.environment)
      let engine = BookmarkEngine(
        hooks: HookFolder(environment: console.environment),
        repairing: { () throws(StoreError) in
          try StoreRepair(path: path, backups: backups).run()
        },
        opening: { () throws(StoreError) in
          try SQLiteStore.open(path: path, backups: backups)
        })
      return await FrontEndList.frontEnd(for: options).run(arguments, with: engine, on: console)
    } catch {
      return Shell.tell(error, on: console, language: language)
    }
  }
}
