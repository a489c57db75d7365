import BookmarkCommands
import BookmarkModel

extension ListGoals: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    let snapshot = try engine.current()
    return try translating { () throws(StoreError) in
      let goals = try snapshot.goals().filter { year == nil || $0.year == year }
      return Reply(
        goals: try goals.map { goal throws(StoreError) in try snapshot.progress(of: goal) })
    }
  }
}

extension SetGoal: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    guard goal.count > 0, PartialDate(year: goal.year) != nil else {
      throw CommandFailure(FieldError(.times, String(goal.count), .notANumber))
    }
    return try engine.store().write(ChangeDescription(command: "goal")) {
      writer throws(CommandFailure) in
      try translating { () throws(StoreError) in
        let replaced = try writer.goals().first { $0.year == goal.year && $0.type == goal.type }
        try writer.setGoal(goal)
        return Reply(progress: try writer.progress(of: goal), replaced: replaced)
      }
    }
  }
}

extension RemoveGoals: EngineCommand {
  func run(on engine: isolated BookmarkEngine, in context: CommandContext)
    throws(CommandFailure) -> Reply
  {
    try engine.store().write(ChangeDescription(command: "goal")) {
      writer throws(CommandFailure) in
      let meant = try translating { () throws(StoreError) in
        try writer.goals().filter { $0.year == year && (type == nil || $0.type == type) }
      }
      if meant.isEmpty { throw CommandFailure(.noGoal, ["number": String(year)]) }
      try translating { () throws(StoreError) in
        for goal in meant { try writer.removeGoal(goal) }
      }
      return Reply(removed: meant)
    }
  }
}

extension CollectionSnapshot {
  fileprivate func progress(of goal: Goal) throws(StoreError) -> GoalProgress {
    GoalProgress(goal, done: try count(BookmarkQuery(goal.filter)).total)
  }
}
