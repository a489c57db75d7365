public import BookmarkModel
import Localization

/// Gives the creators who have several names.
public struct ListAliases: Command {
  /// A look at the names.
  public init() {}

  /// The creators.
  public struct Reply: Codable, Sendable {
    /// Each with all names; the last one is shown where none suits the reader's language.
    public var creators: [CreatorNames.Group]

    /// The creators.
    public init(creators: [CreatorNames.Group]) { self.creators = creators }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "alias.list", verb: "alias", summary: \.commandAliasSummary,
    usage: "[NAME [NAME... | --remove]] [OPTION]",
    parameters: [
      .init("NAME", \.parameterAliasName, values: .creators),
      .init("--remove", \.optionRemoveAlias),
      .init("--json", \.optionJson),
    ],
    examples: ["alias", "alias \"Cixin Liu\" 刘慈欣"])
}
