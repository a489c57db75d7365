import BookmarkCommands
import BookmarkModel

extension BeginImport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let change = ChangeDescription(command: "import", source: source, service: service)
    let store = try engine.store()
    let isAgain = again ?? false
    let stager = try translating { () throws(StoreError) in
      try ImportStager(area: store.stagingArea(change), again: isAgain)
    }
    stager.hook = engine.hooks.flatMap { ImportHook($0) }
    return Reply(session: engine.sessions.open(stager))
  }
}

extension ImportBatch: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let stager = try engine.sessions.stager(session)
    return try translating { () throws(StoreError) in
      stager.begin(part: part)
      var outcomes: [ImportOutcome] = []
      outcomes.reserveCapacity(drafts.count)
      var previews: [ImportPreview] = []
      let replacing = (replacing ?? []).reduce(into: BookmarkFieldSet()) { $0.insert($1) }
      for (index, draft) in drafts.enumerated() {
        let row = try stager.stage(draft, replacing: replacing)
        outcomes.append(row.outcome)
        if wantsPreviews == true, let meeting = row.meeting {
          previews.append(meeting.preview(ofDraft: index))
        }
      }
      return Reply(
        outcomes: outcomes, changing: stager.changing.count,
        previews: wantsPreviews == true ? previews : nil)
    }
  }
}

extension FinishImport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let stager = try engine.sessions.closeImport(session)
    do throws(CommandFailure) {
      try stager.hook?.run()
    } catch {
      stager.area.cancel()
      throw error
    }
    return try translating { () throws(StoreError) in
      do throws(StoreError) {
        try stager.flush()
        return try stager.area.finish(
          isCancelled: { context.isCancelled() }, progress: { context.progress?($0) })
      } catch {
        stager.area.cancel()
        throw error
      }
    }
  }
}

extension CancelImport: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.sessions.closeImport(session).area.cancel()
    return Reply()
  }
}
