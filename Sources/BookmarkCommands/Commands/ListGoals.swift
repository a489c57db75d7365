public import BookmarkModel
import Localization

/// Gives the goals and how far each is reached.
public struct ListGoals: Command {
  /// The year whose goals are given; all without it.
  public var year: Int?

  /// A look at goals.
  public init(year: Int? = nil) { self.year = year }

  /// The goals.
  public struct Reply: Codable, Sendable {
    /// By year, the latest first, then in the order of types.
    public var goals: [GoalProgress]

    /// Goals.
    public init(goals: [GoalProgress]) { self.goals = goals }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "goal.list", verb: "goal", summary: \.commandGoalSummary,
    usage: "[COUNT [books|movies|music] [in YEAR] | YEAR] [--remove] [OPTION]",
    parameters: [
      .init("COUNT", \.parameterGoalCount), .init("YEAR", \.parameterGoalYear),
      .init("--remove", \.optionRemoveGoal), .init("--json", \.optionJson),
    ],
    examples: ["goal", "goal 24 books in 2026", "goal 2026", "goal 50 movies"])
}
