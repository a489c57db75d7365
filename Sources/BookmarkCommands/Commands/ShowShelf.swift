public import BookmarkModel
import Localization

/// Gives the bookmarks of a shelf in its order.
public struct ShowShelf: Command {
  /// The shelf's name, in any case and width.
  public var name: String

  /// A look at a shelf.
  public init(_ name: String) { self.name = name }

  /// The shelf.
  public struct Reply: Codable, Sendable {
    /// The name as it was written.
    public var name: String
    /// The bookmarks in the shelf's order; none when there is no such shelf.
    public var bookmarks: [Bookmark]

    /// A shelf.
    public init(name: String, bookmarks: [Bookmark]) {
      self.name = name
      self.bookmarks = bookmarks
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "shelf.show", verb: "shelf", summary: \.commandShelfSummary,
    usage: "[NAME [TARGET|QUERY [position=N] [note=TEXT]] [--remove]] [OPTION]",
    parameters: [
      .init("NAME", \.parameterShelfName), .init("TARGET", \.parameterTarget, values: .target),
      .init("position=N", \.parameterPosition),
      .init("field=value", \.parameterShelfNote), .init("--remove", \.optionRemoveShelf),
      .init("--yes", \.optionYes), .init("--json", \.optionJson),
    ],
    examples: [
      "shelf", "shelf \"desert island\"", "shelf summer 三体 position=1 note=\"for the beach\"",
      "shelf \"desert island\" @1 --remove",
    ])
}
