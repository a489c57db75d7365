public import BookmarkModel
import Localization

/// Takes bookmarks off a shelf; they stay in the collection.
public struct TakeOffShelf: Command {
  /// The shelf's name.
  public var name: String
  /// Which bookmarks; all for the whole shelf.
  public var filter: BookmarkFilter
  /// Only says what would change.
  public var isPreview: Bool

  /// A removal from a shelf.
  public init(_ name: String, _ filter: BookmarkFilter = .all, preview: Bool = false) {
    self.name = name
    self.filter = filter
    self.isPreview = preview
  }

  /// What became of the shelf; of the bookmarks only those that stood on it.
  public typealias Reply = PutOnShelf.Reply

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "shelf.take", summary: \.commandShelfTakeSummary, effect: .writes)
}
