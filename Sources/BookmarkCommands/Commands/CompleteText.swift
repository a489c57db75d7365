public import BookmarkModel
import Localization

/// Gives the values of a field that begin with a text, for completion at a prompt.
public struct CompleteText: Command {
  /// The field: title, creator, tag, shelf, series, publisher, language, type, status.
  public var field: BookmarkField
  /// How the value begins; case, accents and width don't matter.
  public var prefix: String
  /// At most so many values.
  public var limit: Int

  /// A question for values.
  public init(_ field: BookmarkField, prefix: String, limit: Int = 50) {
    self.field = field
    self.prefix = prefix
    self.limit = limit
  }

  /// The values.
  public struct Reply: Codable, Sendable {
    /// Distinct values in order.
    public var values: [String]

    /// The values.
    public init(values: [String]) { self.values = values }
  }

  /// The description from which the protocol's documentation is made.
  public static let guide = CommandGuide("complete", summary: \.commandCompleteSummary)
}
