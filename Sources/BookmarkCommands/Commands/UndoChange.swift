import Localization

/// Takes back a change: what it brought goes, what it changed or removed is again as it was.
///
/// The undo is a change itself and can be undone. What a later change touched is kept and named.
public struct UndoChange: Command {
  /// The change; the newest one that stands when there is no number.
  public var change: Int64?
  /// Takes back also what a later change touched.
  public var includesEdited: Bool
  /// Only says what would happen.
  public var isPreview: Bool

  /// An undo.
  public init(_ change: Int64? = nil, includingEdited: Bool = false, preview: Bool = false) {
    self.change = change
    self.includesEdited = includingEdited
    self.isPreview = preview
  }

  /// What came of an undo or a redo.
  public struct Reply: Codable, Sendable {
    /// The change that was taken back or made again; never an undo itself.
    public var target: ChangeSummary
    /// Whether the target is taken back; `false` when it is made again.
    public var isUndone: Bool
    /// What it does to bookmarks.
    public var effect: ReversalEffect
    /// The number of the undo; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(
      target: ChangeSummary, isUndone: Bool, effect: ReversalEffect, change: Int64?
    ) {
      self.target = target
      self.isUndone = isUndone
      self.effect = effect
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "undo", verb: "undo", summary: \.commandUndoSummary, usage: "[NUMBER] [--all] [OPTION]",
    parameters: [
      .init("NUMBER", \.parameterChange), .init("--all", \.optionUndoAll),
      .init("-n, --dry-run", \.optionDryRun), .init("--yes", \.optionYes),
      .init("--json", \.optionJson),
    ],
    examples: ["undo", "undo 1 --dry-run"], effect: .removes)
}
