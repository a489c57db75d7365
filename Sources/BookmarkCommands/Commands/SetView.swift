public import BookmarkModel
import Localization

/// Saves a query under a name; a view of that name is replaced.
///
/// Views are no bookmarks: saving one is not a change that history numbers. The words are kept as
/// they are, so whoever saves has to read them first.
public struct SetView: Command {
  /// The view.
  public var view: SavedView

  /// A view to save.
  public init(_ view: SavedView) { self.view = view }

  /// What became of it.
  public struct Reply: Codable, Sendable {
    /// The view that it replaced; `nil` for a new one.
    public var replaced: SavedView?

    /// A result.
    public init(replaced: SavedView?) { self.replaced = replaced }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "view.set", summary: \.commandViewSetSummary, effect: .writes)
}
