/// One way to talk to a collection: the prompt, the batch front end, a service.
public protocol FrontEnd: Sendable {
  /// The name by which it is listed and chosen.
  static var name: String { get }

  /// Runs until it is done and says how it ended.
  ///
  /// - Parameter arguments: the words after the program's name, global options included.
  func run(
    _ arguments: [String], with handler: any CommandHandler, on console: any Console
  ) async -> ExitStatus
}
