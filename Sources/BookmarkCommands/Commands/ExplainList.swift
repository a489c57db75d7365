public import BookmarkModel
import Localization

/// Tells how a listing is found: each statement with its plan, in the order in which they run.
public struct ExplainList: Command {
  /// The query of the listing.
  public var query: BookmarkQuery

  /// A question about a listing.
  public init(_ query: BookmarkQuery) { self.query = query }

  /// The steps.
  public struct Reply: Codable, Sendable {
    /// What the store does; empty for one that has no statements.
    public var steps: [QueryStep]

    /// An explanation.
    public init(steps: [QueryStep]) { self.steps = steps }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("list.explain", summary: \.commandListExplainSummary)
}
