import Localization

/// Makes a change again that was undone.
public struct RedoChange: Command {
  /// The change; the one that was undone last when there is no number.
  public var change: Int64?
  /// Only says what would happen.
  public var isPreview: Bool

  /// A redo.
  public init(_ change: Int64? = nil, preview: Bool = false) {
    self.change = change
    self.isPreview = preview
  }

  /// The same as of an undo.
  public typealias Reply = UndoChange.Reply

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "redo", verb: "redo", summary: \.commandRedoSummary, usage: "[NUMBER] [OPTION]",
    parameters: [
      .init("NUMBER", \.parameterRedoChange), .init("-n, --dry-run", \.optionDryRun),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: ["redo"], effect: .writes)
}
