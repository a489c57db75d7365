public import BookmarkModel
import Localization

/// Forgets the goals of a year, or the one for a type.
public struct RemoveGoals: Command {
  /// The year.
  public var year: Int
  /// The type; every goal of the year without it.
  public var type: BookmarkType?

  /// Goals to forget.
  public init(year: Int, type: BookmarkType? = nil) {
    self.year = year
    self.type = type
  }

  /// What was forgotten.
  public struct Reply: Codable, Sendable {
    /// The goals as they were.
    public var removed: [Goal]

    /// A result.
    public init(removed: [Goal]) { self.removed = removed }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "goal.remove", summary: \.commandGoalRemoveSummary, effect: .writes)
}
