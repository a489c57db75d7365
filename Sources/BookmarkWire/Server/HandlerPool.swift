import BookmarkCommands
import Synchronization

/// Spreads the commands of all connections over a few handlers, so that nobody waits for a writer.
///
/// Reads take one of a few handlers, changes one and the same, and whoever waits for changes another:
/// a token means something to the handler that gave it. Handlers are made when they are first needed.
final class HandlerPool: CommandHandler {
  private struct Readers {
    var idle: [any CommandHandler] = []
    var count = 0
    var waiting: [CheckedContinuation<any CommandHandler, Never>] = []
  }

  private let source: any BranchingHandler
  private let writer: any CommandHandler
  private let watcher: any CommandHandler
  private let readers = Mutex(Readers())
  private let limit: Int

  /// - Parameter limit: the most handlers that read.
  init(_ source: any BranchingHandler, limit: Int = 4) {
    self.source = source
    self.limit = limit
    writer = source.branch()
    watcher = source.branch()
  }

  func perform<C: Command>(_ command: C, in context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    if C.self == WaitForChange.self { return try await watcher.perform(command, in: context) }
    if C.guide.effect != .reads { return try await writer.perform(command, in: context) }
    let reader = await take()
    defer { give(reader) }
    // It may have waited for its turn.
    if context.isCancelled() { throw CommandFailure(.interrupted) }
    return try await reader.perform(command, in: context)
  }

  private func take() async -> any CommandHandler {
    let isNew = readers.withLock { readers in
      guard readers.idle.isEmpty, readers.count < limit else { return false }
      readers.count += 1
      return true
    }
    if isNew { return source.branch() }
    return await withCheckedContinuation { continuation in
      let reader = readers.withLock { readers in
        let reader = readers.idle.popLast()
        if reader == nil { readers.waiting.append(continuation) }
        return reader
      }
      if let reader { continuation.resume(returning: reader) }
    }
  }

  private func give(_ reader: any CommandHandler) {
    let next = readers.withLock { readers in
      if readers.waiting.isEmpty {
        readers.idle.append(reader)
        return nil as CheckedContinuation<any CommandHandler, Never>?
      }
      return readers.waiting.removeFirst()
    }
    next?.resume(returning: reader)
  }
}
