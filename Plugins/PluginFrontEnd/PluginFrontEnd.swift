public import BookmarkCommands
import BookmarkShell
import BookmarkWire
import Glibc
import Localization
import Text

/// Runs a program called `bookmarks-NAME` as if it were a verb.
///
/// It is no sandbox: the program may do whatever the person may.
public struct PluginFrontEnd: FrontEnd {
  /// The name by which it is listed.
  public static let name = BuiltInFrontEnd.programs.rawValue

  /// A front end without state.
  public init() {}

  /// Whether the words name such a program, and no verb.
  public static func isMeant(_ words: [String], environment: [String: String]) -> Bool {
    guard let word = words.first, !word.hasPrefix("-"), !Shell.isVerb(word) else { return false }
    return PluginList(environment: environment).plugin(word) != nil
  }

  /// Runs the program to its end and gives its status.
  public func run(
    _ arguments: [String], with handler: any CommandHandler, on console: any Console
  ) async -> ExitStatus {
    let environment = console.environment
    let options = (try? ProgramOptions(arguments)) ?? ProgramOptions()
    let language = Language.preferred(option: options.languageName, environment: environment)
    let messages = Messages(language)
    guard let name = options.words.first,
      let plugin = PluginList(environment: environment).plugin(name)
    else { return .usage }
    let path = TerminalSafety.escaped(plugin.path)
    func refuse(_ sentence: String, _ status: ExitStatus) -> ExitStatus {
      console.writeError("bookmarks: error: \(sentence)\n")
      return status
    }
    guard plugin.isExecutable else {
      return refuse(messages.pluginsNotExecutable(path: path), .permission)
    }
    guard plugin.fitsProtocol else {
      let version = String(plugin.protocolVersion ?? 0)
      let known = String(Version.commandProtocol)
      return refuse(
        messages.pluginsProtocol(path: path, version: version, known: known), .protocolMismatch)
    }
    var variables = environment
    variables["BOOKMARKS_BIN"] = UserFolders.program
    variables["BOOKMARKS_DB"] = UserFolders.absolute(
      UserFolders.database(option: options.collection, environment: environment))
    variables["BOOKMARKS_LANG"] = language.tag
    let run = PluginRun(path: plugin.path, arguments: Array(options.words.dropFirst()))
    do throws(PluginProcess.StartError) {
      return try run.status(variables, serving: handler, language: language)
    } catch {
      return refuse(
        messages.pluginsCannotStart(path: path, reason: TerminalSafety.escaped(error.reason)),
        .cannotCreate)
    }
  }
}
