public import BookmarkCommands
import BookmarkShell

/// Runs the one command that stands in the program's arguments.
public struct BatchFrontEnd: FrontEnd {
  /// The name by which it is listed.
  public static let name = BuiltInFrontEnd.batch.rawValue

  /// A front end without state.
  public init() {}

  /// Runs the command and gives its status.
  public func run(
    _ arguments: [String], with handler: any CommandHandler, on console: any Console
  ) async -> ExitStatus {
    // An option without its value is told by the shell, which reads the same arguments.
    let options = (try? ProgramOptions(arguments)) ?? ProgramOptions()
    let settings = ShellSettings(options, environment: console.environment)
    let shell = Shell(handler: handler, console: console, settings: settings)
    return await shell.run(arguments)
  }
}
