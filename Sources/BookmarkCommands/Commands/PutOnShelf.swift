public import BookmarkModel
import Localization

/// Puts bookmarks on a shelf, which is made when it is new, or moves them there.
public struct PutOnShelf: Command {
  /// The shelf's name.
  public var name: String
  /// Which bookmarks.
  public var filter: BookmarkFilter
  /// The place of the first, from 1; new ones go to the end without it.
  public var position: Int?
  /// What is noted for each entry.
  public var note: String?
  /// Only says what would change.
  public var isPreview: Bool

  /// An addition to a shelf.
  public init(
    _ name: String, _ filter: BookmarkFilter, position: Int? = nil, note: String? = nil,
    preview: Bool = false
  ) {
    self.name = name
    self.filter = filter
    self.position = position
    self.note = note
    self.isPreview = preview
  }

  /// What became of the shelf.
  public struct Reply: Codable, Sendable {
    /// The name as it was written first.
    public var name: String
    /// How many bookmarks were meant.
    public var matched: Int
    /// The first of them, as they are now.
    public var examples: [Bookmark]
    /// The number of the change; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(name: String, matched: Int, examples: [Bookmark], change: Int64?) {
      self.name = name
      self.matched = matched
      self.examples = examples
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "shelf.put", summary: \.commandShelfPutSummary, effect: .writes)
}
