public import BookmarkModel
import Localization

/// Forgets a saved view; views that ask for it can't be read from then on.
public struct RemoveView: Command {
  /// The name, in any case and width.
  public var name: String

  /// A view to forget.
  public init(_ name: String) { self.name = name }

  /// What was forgotten.
  public struct Reply: Codable, Sendable {
    /// The view as it was.
    public var removed: SavedView

    /// A result.
    public init(removed: SavedView) { self.removed = removed }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "view.remove", summary: \.commandViewRemoveSummary, effect: .writes)
}
