public import BookmarkCommands
import BookmarkShell
import Localization

/// Talks with a person at a prompt, or runs the lines of a script from standard input.
public struct ReplFrontEnd: FrontEnd {
  /// The name by which it is listed.
  public static let name = BuiltInFrontEnd.prompt.rawValue

  /// A front end without state.
  public init() {}

  /// Runs until the person or the script has ended.
  ///
  /// A conversation ends with success; a script with the status of its first line that failed.
  public func run(
    _ arguments: [String], with handler: any CommandHandler, on console: any Console
  ) async -> ExitStatus {
    let options = (try? ProgramOptions(arguments)) ?? ProgramOptions()
    let settings = ShellSettings(options, environment: console.environment, isPrompt: true)
    if let name = options.languageName, Language(userInput: name) == nil {
      // The shell knows what to say about it.
      return await Shell(handler: handler, console: console, settings: settings).run(arguments)
    }
    if console.isInputTerminal, console.isOutputTerminal || console.isErrorTerminal {
      return await Conversation(handler: handler, console: console, settings: settings).run()
    }
    return await ScriptRun(handler: handler, console: console, settings: settings).run()
  }
}
