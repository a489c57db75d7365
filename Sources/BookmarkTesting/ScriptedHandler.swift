public import BookmarkCommands
import Synchronization

/// A handler whose replies are written down beforehand, for tests of what stands before the engine.
///
///     let handler = ScriptedHandler()
///     handler.on(Version.self) { _ in .init(program: "1", commandProtocol: 1, schema: 1, sqlite: "3") }
public final class ScriptedHandler: CommandHandler {
  private typealias Answer = @Sendable (any Command) -> Result<any Sendable, CommandFailure>

  private struct State {
    var answers: [ObjectIdentifier: Answer] = [:]
    var commands: [any Command] = []
    var contexts: [CommandContext] = []
  }

  private let state = Mutex(State())

  /// A handler that knows no answer yet.
  public init() {}

  /// Answers every command of a type from now on.
  public func on<C: Command>(
    _ type: C.Type, _ answer: @escaping @Sendable (C) throws(CommandFailure) -> C.Reply
  ) {
    state.withLock { state in
      state.answers[ObjectIdentifier(type)] = { command in
        guard let command = command as? C else { return .failure(CommandFailure(.bug)) }
        do throws(CommandFailure) {
          return .success(try answer(command))
        } catch {
          return .failure(error)
        }
      }
    }
  }

  /// The commands that were asked, in order.
  public var commands: [any Command] { state.withLock { $0.commands } }

  /// The names of the commands that were asked, in order.
  public var names: [String] { commands.map { type(of: $0).guide.name } }

  /// The commands of one type that were asked, in order.
  public func commands<C: Command>(_ type: C.Type) -> [C] { commands.compactMap { $0 as? C } }

  /// What held for each call, in order.
  public var contexts: [CommandContext] { state.withLock { $0.contexts } }

  /// Gives the answer that was written down; fails with `unknown-command` where there is none.
  public func perform<C: Command>(
    _ command: C, in context: CommandContext
  ) async throws(CommandFailure) -> C.Reply {
    let answer = state.withLock { state in
      state.commands.append(command)
      state.contexts.append(context)
      return state.answers[ObjectIdentifier(C.self)]
    }
    guard let answer else { throw CommandFailure(.unknownCommand, ["name": C.guide.name]) }
    guard let reply = try answer(command).get() as? C.Reply else {
      throw CommandFailure(.bug, ["reason": "a reply of another type"])
    }
    return reply
  }
}
