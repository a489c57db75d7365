import Localization

/// Saves what can be read of a damaged collection into a new one, and keeps the damaged file.
public struct RepairStore: Command {
  /// A repair.
  public init() {}

  /// What was saved.
  public struct Reply: Codable, Sendable {
    /// Whether nothing was damaged, and so nothing done.
    public var isSound: Bool
    /// How many bookmarks there are now.
    public var saved: Int
    /// How many of them lost a part, such as their tags.
    public var incomplete = 0
    /// How many are lost, as far as the rest of the file tells; `nil` where it doesn't.
    public var lost: Int?
    /// Whether the history of changes is lost, so that older changes can't be undone.
    public var isHistoryLost = false
    /// Where the damaged file is now.
    public var damagedPath: String?
    /// The newest backup, which may hold what is lost.
    public var backupPath: String?

    /// A result.
    public init(isSound: Bool, saved: Int) {
      self.isSound = isSound
      self.saved = saved
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "repair", verb: "repair", summary: \.commandRepairSummary, usage: "[--json]",
    parameters: [.init("--json", \.optionJson)], examples: ["repair"], effect: .writes)
}
