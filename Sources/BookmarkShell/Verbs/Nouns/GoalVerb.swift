import BookmarkCommands
import BookmarkModel
import JSON
import Localization

/// `goal`: how many works a person means to finish in a year, and how far they are.
enum GoalVerb: ShellVerb {
  static let guide = ListGoals.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let today = try invocation.grammar.today
    let words = invocation.words.words
    let said = try invocation.parse { () throws(GrammarError) in try GoalWords(words) }
    if invocation.words.options.contains("remove") {
      if words.isEmpty { throw .grammar(GrammarError(.missingOptionValue("goal"))) }
      try await remove(said, year: said.year ?? today.year, invocation)
    } else if let count = said.count {
      try await set(Goal(count, of: said.type, in: said.year ?? today.year), today, invocation)
    } else {
      try await show(said, today, invocation)
    }
    return .success
  }

  private static func show(_ said: GoalWords, _ today: PartialDate, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    var goals = try await invocation.perform(ListGoals(year: said.year)).goals
    if let type = said.type { goals.removeAll { $0.goal.type != type } }
    let table = GoalTable(invocation: invocation, today: today)
    if invocation.words.options.contains("json") {
      try invocation.output.write(GoalTable.json(goals))
    } else if goals.isEmpty {
      try invocation.remark(invocation.messages.goalNone)
    } else {
      try invocation.output.write(table.text(goals))
    }
  }

  private static func set(_ goal: Goal, _ today: PartialDate, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let reply = try await invocation.perform(SetGoal(goal))
    if invocation.words.options.contains("json") {
      return try invocation.output.write(GoalTable.json([reply.progress]))
    }
    let messages = invocation.messages
    let table = GoalTable(invocation: invocation, today: today)
    let goalText = table.name(goal)
    var sentence = messages.goalSet(goal: goalText)
    if let old = reply.replaced, old.count != goal.count {
      sentence = messages.goalReplaced(goal: goalText, count: old.count)
    }
    try invocation.output.write(sentence + "\n" + table.text([reply.progress]))
  }

  private static func remove(_ said: GoalWords, year: Int, _ invocation: Invocation)
    async throws(ShellFailure)
  {
    let reply = try await invocation.perform(RemoveGoals(year: year, type: said.type))
    if invocation.words.options.contains("json") {
      return try invocation.output.write(
        GoalTable.json(reply.removed.map { GoalProgress($0, done: 0) }))
    }
    let today = try invocation.grammar.today
    let table = GoalTable(invocation: invocation, today: today)
    for goal in reply.removed {
      let sentence = invocation.messages.goalRemoved(goal: table.name(goal))
      try invocation.output.write(sentence + "\n")
    }
  }
}
