import BookmarkCommands
import Glibc
import Synchronization

/// A handler whose commands of one kind wait until they are let through.
final class GatedHandler: BranchingHandler {
  private let base: any CommandHandler
  private let isHeld: @Sendable (any Command) -> Bool
  private let gate: Gate

  /// What all branches share.
  final class Gate: Sendable {
    let isOpen = Atomic<Bool>(false)
    let waiting = Atomic<Int>(0)
  }

  init(
    _ base: any CommandHandler, gate: Gate = Gate(),
    holding isHeld: @escaping @Sendable (any Command) -> Bool
  ) {
    self.base = base
    self.isHeld = isHeld
    self.gate = gate
  }

  func branch() -> any CommandHandler {
    let branch = (base as? any BranchingHandler)?.branch() ?? base
    return GatedHandler(branch, gate: gate, holding: isHeld)
  }

  /// Lets everything through from now on.
  func open() { gate.isOpen.store(true, ordering: .sequentiallyConsistent) }

  /// Waits until a command is held.
  func waitUntilHeld() {
    for _ in 0..<10_000 where gate.waiting.load(ordering: .relaxed) == 0 { usleep(1_000) }
  }

  func perform<C: Command>(_ command: C, in context: CommandContext)
    async throws(CommandFailure) -> C.Reply
  {
    if isHeld(command) {
      gate.waiting.add(1, ordering: .relaxed)
      // As a disk or a lock would: the thread waits, not the task.
      while !gate.isOpen.load(ordering: .relaxed), !context.isCancelled() { usleep(1_000) }
      if context.isCancelled() { throw CommandFailure(.interrupted) }
    }
    return try await base.perform(command, in: context)
  }
}
