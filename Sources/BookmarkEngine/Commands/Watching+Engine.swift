import BookmarkCommands

extension WaitForChange: WaitingCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    async throws(CommandFailure) -> Reply
  {
    let end = ContinuousClock.now + .milliseconds(min(max(timeout, 0), 60_000))
    while true {
      let current = try engine.changeToken()
      let now = ContinuousClock.now
      if current != token || now >= end { return Reply(token: current) }
      if context.isCancelled() { throw CommandFailure(.interrupted) }
      do {
        try await Task.sleep(for: min(ChangeTokens.interval, end - now))
      } catch {
        throw CommandFailure(.interrupted)
      }
    }
  }
}
