public import BookmarkCommands
import BookmarkModel

/// Carries commands out against a store.
///
/// The store is opened at the first command that needs it, so that `help` needs none.
public actor BookmarkEngine: BranchingHandler {
  private let open: @Sendable () throws(StoreError) -> any CollectionStore
  nonisolated let hooks: (any ChangeHooks)?
  private let repair: (@Sendable () throws(StoreError) -> RepairStore.Reply)?
  private let lease: Duration
  private var opened: (any CollectionStore)?
  private var reader: (any CollectionSnapshot)?
  var sessions: SessionTable
  private var changes: ChangeTokens?

  /// An engine for the store that `open` gives; it is called once, when first needed.
  ///
  /// - Parameters:
  ///   - lease: how long an open listing is kept while nobody asks for its next piece.
  ///   - hooks: are asked before a change is written.
  ///   - repair: saves what can be read of the store when it is damaged.
  public init(
    lease: Duration = .seconds(30), hooks: (any ChangeHooks)? = nil,
    repairing repair: (@Sendable () throws(StoreError) -> RepairStore.Reply)? = nil,
    opening open: @escaping @Sendable () throws(StoreError) -> any CollectionStore
  ) {
    self.open = open
    self.repair = repair
    self.hooks = hooks
    self.lease = lease
    sessions = SessionTable(lease: lease)
  }

  /// An engine for a store.
  public init(_ store: any CollectionStore, lease: Duration = .seconds(30)) {
    self.init(lease: lease, opening: { () throws(StoreError) in store })
  }

  /// Another engine for the same store, which it opens for itself.
  public nonisolated func branch() -> any CommandHandler {
    BookmarkEngine(lease: lease, hooks: hooks, repairing: repair, opening: open)
  }

  /// Carries out one command.
  public func perform<C: Command>(_ command: C, in context: CommandContext)
    async
    throws(CommandFailure) -> C.Reply
  {
    if C.guide.effect != .reads, context.rights == .read {
      throw CommandFailure(.readOnlyRights)
    }
    sessions.dropExpiredListings()
    // A moment that is held between commands would keep the journal from being emptied.
    defer {
      reader?.release()
      reader?.progress = nil
    }
    let reply: any Sendable
    if let command = command as? any EngineCommand {
      reply = try execute(command, in: context)
    } else if let command = command as? any WaitingCommand {
      reply = try await wait(command, in: context)
    } else {
      throw CommandFailure(.unknownCommand, ["name": C.guide.name])
    }
    guard let reply = reply as? C.Reply else {
      throw CommandFailure(.bug, ["reason": "reply of \(C.guide.name)"])
    }
    return reply
  }

  private func execute(_ command: some EngineCommand, in context: CommandContext)
    throws(CommandFailure) -> any Sendable
  {
    try command.run(on: self, in: context)
  }

  private func wait(_ command: some WaitingCommand, in context: CommandContext)
    async throws(CommandFailure) -> any Sendable
  {
    try await command.run(on: self, in: context)
  }

  /// The store, opened when it isn't yet.
  func store() throws(CommandFailure) -> any CollectionStore {
    if let opened { return opened }
    do {
      let base = try open()
      let store: any CollectionStore = hooks.map { HookedStore(base, hooks: $0) } ?? base
      opened = store
      return store
    } catch {
      throw error.failure
    }
  }

  /// The store as one that can be backed up.
  func backupStore(for guide: CommandGuide) throws(CommandFailure) -> any StoreBackingUp {
    guard let store = try store() as? any StoreBackingUp else {
      throw CommandFailure(.unknownCommand, ["name": guide.name])
    }
    return store
  }

  /// Repairs the store, which is opened anew afterwards.
  func repairStore() throws(CommandFailure) -> RepairStore.Reply {
    guard let repair else {
      throw CommandFailure(.unknownCommand, ["name": RepairStore.guide.name])
    }
    (opened, reader, changes) = (nil, nil, nil)
    return try translating(repair)
  }

  /// The number that is another one after each change of the store.
  func changeToken() throws(CommandFailure) -> Int64 {
    if changes == nil {
      guard let store = try store() as? any ChangeWatching else {
        throw CommandFailure(.unknownCommand, ["name": WaitForChange.guide.name])
      }
      changes = ChangeTokens(try translating { () throws(StoreError) in try store.watch() })
    }
    return try translating { () throws(StoreError) in try changes?.current() ?? 0 }
  }

  /// The newest state of the collection, for one command.
  func current(_ context: CommandContext? = nil) throws(CommandFailure) -> any CollectionSnapshot {
    let store = try store()
    return try translating { () throws(StoreError) in
      if let reader {
        try reader.refresh()
        reader.progress = context?.progress
        return reader
      }
      let snapshot = try store.snapshot()
      snapshot.progress = context?.progress
      reader = snapshot
      return snapshot
    }
  }
}

/// A command that the engine can carry out; every command of ``CommandList`` is one.
protocol EngineCommand: Command {
  /// Carries the command out.
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
}

/// A command that may wait for something, while the engine carries out others.
protocol WaitingCommand: Command {
  /// Carries the command out.
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    async throws(CommandFailure) -> Reply
}

/// Gives a store's error as a command's failure.
func translating<Result>(_ body: () throws(StoreError) -> Result) throws(CommandFailure) -> Result {
  do {
    return try body()
  } catch {
    throw error.failure
  }
}
