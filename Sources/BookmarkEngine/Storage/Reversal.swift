/// What is to be taken back, and as what it is written down.
///
/// Taking back a change gives every bookmark that it touched the state from before the change:
/// content, typed fields, row hash, and the mark of the change that touched it last. By that mark a
/// store knows whether a bookmark was touched since; so two changes can be taken back one after the
/// other, and taking back an undo is the redo.
public struct Reversal: Sendable {
  /// The change whose effect is taken back.
  public var change: Int64
  /// The latest undo or redo of that change, or the change itself: what the new change refers to.
  ///
  /// `nil` when the change is undone already and only what that undo had kept is taken back: a
  /// change of its own.
  public var undoes: Int64?
  /// What the new change is called in history: `undo` or `redo`.
  public var command: String
  /// Whether bookmarks that a later change touched are taken back too.
  public var includesEdited: Bool

  /// A reversal.
  public init(of change: Int64, undoes: Int64?, command: String, includingEdited: Bool = false) {
    self.change = change
    self.undoes = undoes
    self.command = command
    self.includesEdited = includingEdited
  }
}
