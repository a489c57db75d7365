public import BookmarkModel
import Localization

/// Says that a name is no other creator's, as one change.
public struct RemoveAlias: Command {
  /// The name.
  public var name: String

  /// A name to take away.
  public init(_ name: String) { self.name = name }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The creator with all names, as it was.
    public var creator: CreatorNames.Group
    /// The number of the change.
    public var change: Int64?

    /// A result.
    public init(creator: CreatorNames.Group, change: Int64?) {
      self.creator = creator
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "alias.remove", summary: \.commandAliasRemoveSummary, effect: .writes)
}
