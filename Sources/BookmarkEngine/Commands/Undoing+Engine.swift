import BookmarkCommands
import BookmarkModel

extension UndoChange: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let work = Undoing(change: change, isRedo: false, includesEdited: includesEdited, context)
    if isPreview { return try work.preview(in: engine.current(context)) }
    return try work.write(to: engine.store())
  }
}

extension RedoChange: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let work = Undoing(change: change, isRedo: true, includesEdited: false, context)
    if isPreview { return try work.preview(in: engine.current(context)) }
    return try work.write(to: engine.store())
  }
}

/// What undo and redo have in common: both take back the latest link of a chain.
private struct Undoing {
  let change: Int64?
  let isRedo: Bool
  let includesEdited: Bool
  let context: CommandContext

  init(change: Int64?, isRedo: Bool, includesEdited: Bool, _ context: CommandContext) {
    self.change = change
    self.isRedo = isRedo
    self.includesEdited = includesEdited
    self.context = context
  }

  func preview(in snapshot: any CollectionSnapshot) throws(CommandFailure) -> UndoChange.Reply {
    try reply(in: snapshot, writer: nil)
  }

  /// The change is chosen under the lock: another process may have undone it a moment ago.
  func write(to store: any CollectionStore) throws(CommandFailure) -> UndoChange.Reply {
    let description = ChangeDescription(command: isRedo ? "redo" : "undo")
    return try store.write(description) { writer throws(CommandFailure) in
      writer.progress = context.progress
      return try reply(in: writer, writer: writer)
    }
  }

  private func reply(in snapshot: any CollectionSnapshot, writer: (any CollectionWriter)?)
    throws(CommandFailure) -> UndoChange.Reply
  {
    let choice = ChangeChoice(snapshot: snapshot)
    let chain =
      try isRedo ? choice.toRedo(change) : choice.toUndo(change, orRest: includesEdited)
    let isRest = !isRedo && !chain.stands
    let reversal = chain.reversal(includingEdited: includesEdited, isRest: isRest)
    let effect = try translating { () throws(StoreError) in
      guard let writer else { return try snapshot.preview(reversal) }
      return try writer.reverse(reversal, isCancelled: context.isCancelled)
    }
    if isRest, effect.isEmpty { throw choice.alreadyUndone(chain) }
    return UndoChange.Reply(
      target: chain.root, isUndone: isRest || !chain.isUndone, effect: effect,
      change: writer?.change)
  }
}
