public import BookmarkModel
import Localization

/// Sets a goal in the place of one for the same year and type.
///
/// Goals are no bookmarks: setting one is not a change that history numbers.
public struct SetGoal: Command {
  /// The goal.
  public var goal: Goal

  /// A goal to set.
  public init(_ goal: Goal) { self.goal = goal }

  /// What became of it.
  public struct Reply: Codable, Sendable {
    /// The goal with how far it is reached.
    public var progress: GoalProgress
    /// The goal that it replaced; `nil` for a new one.
    public var replaced: Goal?

    /// A result.
    public init(progress: GoalProgress, replaced: Goal?) {
      self.progress = progress
      self.replaced = replaced
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "goal.set", summary: \.commandGoalSetSummary, effect: .writes)
}
