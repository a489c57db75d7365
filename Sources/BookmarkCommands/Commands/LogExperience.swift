public import BookmarkModel
import Localization

/// Takes a step with one work: wants, starts, finishes, pauses or drops it; adds it when it is new.
public struct LogExperience: Command {
  /// What is done.
  public var step: ExperienceStep
  /// With which work.
  public var work: Work
  /// What was said of this one time; dates that it lacks are those of `day`.
  public var experience: Experience
  /// The day of today, where the person is.
  public var day: PartialDate
  /// What else changes, in order.
  public var edits: [BookmarkEdit]
  /// Whether finishing twice on one day is meant.
  public var repeats: Bool

  /// How the work is known.
  public enum Work: Codable, Sendable {
    /// By its number.
    case bookmark(Int64)
    /// By a description, as a row of an import; it is added unless it is there already.
    ///
    /// `typed` are the fields of the description.
    case described(BookmarkContent, typed: BookmarkFieldSet)
  }

  /// A step.
  public init(
    _ step: ExperienceStep, _ work: Work, experience: Experience = Experience(),
    day: PartialDate, edits: [BookmarkEdit] = [], repeats: Bool = false
  ) {
    self.step = step
    self.work = work
    self.experience = experience
    self.day = day
    self.edits = edits
    self.repeats = repeats
  }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The bookmark as it is now.
    public var bookmark: Bookmark
    /// What the step came to.
    public var outcome: ExperienceStep.Outcome
    /// Whether the work is new.
    public var isNew: Bool
    /// The number of the change; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(
      bookmark: Bookmark, outcome: ExperienceStep.Outcome, isNew: Bool, change: Int64?
    ) {
      self.bookmark = bookmark
      self.outcome = outcome
      self.isNew = isNew
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("log", summary: \.commandLogSummary, effect: .writes)
}
