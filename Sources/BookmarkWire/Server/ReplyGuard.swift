import BookmarkCommands
import BookmarkModel

/// Keeps a single reply from holding the whole collection.
struct ReplyGuard {
  let handler: any CommandHandler
  let limits: WireLimits

  /// Asks the handler; fails with `reply-too-long` for what is better read in pieces.
  func perform<C: Command>(_ command: C, in context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    let reply: any Sendable
    switch command {
    case let command as ListBookmarks: reply = try await list(command, context)
    case let command as ShowBookmarks:
      try await expectFew(command.filter, context)
      reply = try await handler.perform(command, in: context)
    default: return try await handler.perform(command, in: context)
    }
    guard let reply = reply as? C.Reply else {
      throw CommandFailure(.bug, ["reason": "reply of \(C.guide.name)"])
    }
    return reply
  }

  private func list(_ command: ListBookmarks, _ context: CommandContext)
    async throws(CommandFailure) -> ListBookmarks.Reply
  {
    var command = command
    let most = limits.listedBookmarks
    command.query.limit = min(command.query.limit ?? .max, most + 1)
    let reply = try await handler.perform(command, in: context)
    if reply.bookmarks.count > most { throw tooLong }
    return reply
  }

  private func expectFew(_ filter: BookmarkFilter, _ context: CommandContext)
    async throws(CommandFailure)
  {
    if case .ids(let ids) = filter, ids.count <= limits.listedBookmarks { return }
    let count = CountBookmarks(BookmarkQuery(filter))
    if try await handler.perform(count, in: context).total > limits.listedBookmarks {
      throw tooLong
    }
  }

  private var tooLong: CommandFailure {
    CommandFailure(.replyTooLong, ["limit": String(limits.listedBookmarks)])
  }
}
