public import BookmarkModel
import Localization

/// Says that names are those of one creator, as one change.
///
/// Works are then found by either name, are the same whichever name a source gives, and stand under
/// one heading. Names that a creator had before are kept.
public struct SetAlias: Command {
  /// At least two names; the last one is shown where none suits the reader's language.
  public var names: [String]

  /// Names of one creator.
  public init(_ names: [String]) { self.names = names }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The creator with all names.
    public var creator: CreatorNames.Group
    /// The number of the change; `nil` when that was known already.
    public var change: Int64?

    /// A result.
    public init(creator: CreatorNames.Group, change: Int64?) {
      self.creator = creator
      self.change = change
    }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide(
    "alias.set", summary: \.commandAliasSetSummary, effect: .writes)
}
