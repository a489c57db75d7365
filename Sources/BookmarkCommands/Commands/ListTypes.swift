public import BookmarkModel
import Localization

/// Gives the types of bookmarks, known and found, with how many there are of each.
public struct ListTypes: Command {
  /// A look at the types.
  public init() {}

  /// The types.
  public struct Reply: Codable, Sendable {
    /// Known types first, then the others that occur.
    public var types: [Entry]

    /// One type.
    public struct Entry: Codable, Sendable {
      /// The type.
      public var type: BookmarkType
      /// How many bookmarks have it.
      public var count: Int

      /// A type with its count.
      public init(type: BookmarkType, count: Int) {
        self.type = type
        self.count = count
      }
    }

    /// The types.
    public init(types: [Entry]) { self.types = types }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "types", verb: "types", summary: \.commandTypesSummary, usage: "[--json]",
    parameters: [.init("--json", \.optionJson)], examples: ["types"])
}
