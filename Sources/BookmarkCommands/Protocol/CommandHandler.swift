/// Whoever carries commands out: the engine in process, or a connection to a service.
public protocol CommandHandler: Sendable {
  /// Carries one command out and gives its reply.
  ///
  /// Throws a failure that carries an id and arguments, never text. A failed command has changed
  /// nothing.
  func perform<C: Command>(_ command: C, in context: CommandContext) async throws(CommandFailure)
    -> C.Reply
}
