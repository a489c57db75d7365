import BookmarkCommands
import Synchronization

/// The listings that one connection wants to be kept up to date.
///
/// A client that is slow gets the newest listing when it can take one, never those in between.
final class Subscriptions: Sendable {
  private struct State {
    var tasks: [Int: Task<Void, Never>] = [:]
    var last = 0
    var isOver = false
  }

  private let peer: WirePeer
  private let handler: any CommandHandler
  private let limits: WireLimits
  private let executor: ThreadExecutor
  private let state = Mutex(State())

  init(
    _ peer: WirePeer, _ handler: any CommandHandler, limits: WireLimits, executor: ThreadExecutor
  ) {
    self.peer = peer
    self.handler = handler
    self.limits = limits
    self.executor = executor
  }

  /// The listing as it is now, and from now on notices of what becomes of it.
  func begin(_ command: Subscribe, in context: CommandContext)
    async throws(CommandFailure) -> SubscriptionValue
  {
    let isFull = state.withLock { $0.tasks.count >= limits.subscriptions }
    if isFull {
      throw CommandFailure(.tooManyRequests, ["limit": String(limits.subscriptions)])
    }
    // Asked before reading: what is committed meanwhile is seen next time.
    let token = try await handler.perform(WaitForChange(token: nil), in: context).token
    let listing = try await listing(command, context)
    let first = try WireCoding.bytes(listing)
    let number = state.withLock { state in
      state.last += 1
      let number = state.last
      if !state.isOver {
        state.tasks[number] = Task(executorPreference: executor) {
          await self.watch(number, command, context, token, first)
        }
      }
      return number
    }
    return SubscriptionValue(subscription: number, listing: listing)
  }

  /// Ends one; nothing more is told of it.
  func end(_ number: Int) async {
    let task = state.withLock { $0.tasks.removeValue(forKey: number) }
    task?.cancel()
    await task?.value
    peer.dropSubscription(number)
  }

  /// Ends all, without waiting.
  func finish() {
    let tasks = state.withLock { state in
      state.isOver = true
      return Array(state.tasks.values)
    }
    for task in tasks { task.cancel() }
  }

  /// Ends all, and waits until they have.
  func end() async {
    finish()
    let tasks = state.withLock { state in
      defer { state.tasks = [:] }
      return Array(state.tasks.values)
    }
    for task in tasks { await task.value }
  }

  private func listing(_ command: Subscribe, _ context: CommandContext)
    async throws(CommandFailure) -> ListBookmarks.Reply
  {
    let guarded = ReplyGuard(handler: handler, limits: limits)
    return try await guarded.perform(
      ListBookmarks(command.query, counts: command.counts), in: context)
  }

  private func watch(
    _ number: Int, _ command: Subscribe, _ context: CommandContext, _ token: Int64,
    _ first: [UInt8]
  ) async {
    var (token, shown) = (token, first)
    do throws(CommandFailure) {
      while !Task.isCancelled {
        let wait = WaitForChange(token: token, timeout: 60_000)
        let new = try await handler.perform(wait, in: context).token
        if new == token { continue }
        token = new
        let listing = try await listing(command, context)
        let bytes = try WireCoding.bytes(listing)
        // Most changes concern something else.
        if bytes == shown { continue }
        shown = bytes
        tell(SubscriptionValue(subscription: number, listing: listing))
      }
    } catch {
      if error.id != .interrupted {
        tell(SubscriptionValue(subscription: number, failure: error))
      }
    }
  }

  private func tell(_ value: SubscriptionValue) {
    guard let bytes = try? WireCoding.bytes(value) else { return }
    peer.send(
      WireCoding.request(nil, "changed", bytes), ofSubscription: value.subscription)
  }
}
