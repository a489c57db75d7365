public import BookmarkModel
import Localization

/// Gives the saved views in order of their names.
public struct ListViews: Command {
  /// A look at the views.
  public init() {}

  /// The views.
  public struct Reply: Codable, Sendable {
    /// Each with the words of its query, which the reader's grammar turns into a query.
    public var views: [SavedView]

    /// The views.
    public init(views: [SavedView]) { self.views = views }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "view.list", verb: "view", summary: \.commandViewSummary,
    usage: "[NAME [QUERY | --remove]] [OPTION]",
    parameters: [
      .init("NAME", \.parameterViewName, values: .views),
      .init("QUERY", \.parameterViewQuery, values: .query), .init("by:KEY", \.parameterBy),
      .init("sort:KEY", \.parameterSort), .init("limit:N", \.parameterLimit),
      .init("--remove", \.optionRemoveView),
    ] + OutputGuide.parameters,
    examples: ["view", "view favourites rating:4.. by:type sort:-rating"])
}
