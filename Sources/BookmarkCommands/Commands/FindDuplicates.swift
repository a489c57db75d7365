public import BookmarkModel
import Localization

/// Finds bookmarks that are likely the same work, the likeliest pair first.
///
/// Volumes, editions with identifiers of their own, works of years far apart and what is kept apart
/// are not among them.
public struct FindDuplicates: Command {
  /// The bookmarks among which is looked.
  public var filter: BookmarkFilter
  /// At most so many pairs.
  public var limit: Int

  /// A look for duplicates.
  public init(_ filter: BookmarkFilter = .all, limit: Int = 100) {
    self.filter = filter
    self.limit = limit
  }

  /// The pairs.
  public struct Reply: Codable, Sendable {
    /// The likeliest ones, in order.
    public var pairs: [DuplicatePair]
    /// How many there are.
    public var total: Int

    /// A result.
    public init(pairs: [DuplicatePair], total: Int) {
      self.pairs = pairs
      self.total = total
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "duplicates", verb: "duplicates", summary: \.commandDuplicatesSummary,
    usage: "[QUERY] [limit:N] [OPTION]",
    parameters: [
      .init("QUERY", \.parameterQuery, values: .query), .init("limit:N", \.parameterPairLimit),
      .init("--json", \.optionJson),
    ],
    examples: ["duplicates", "duplicates book --json"])
}

/// Two bookmarks that are likely the same work.
public struct DuplicatePair: Codable, Sendable {
  /// Why two bookmarks are likely the same, each with what it counts.
  public enum Reason: String, Codable, CaseIterable, Sendable {
    /// An identifier of one is that of the other in another scheme or form.
    case sameIdentifier
    /// A title of both is the same.
    case sameTitle
    /// Titles are the same without subtitle, article and edition.
    case sameMainTitle
    /// Titles differ in a letter or two.
    case nearTitle
    /// A creator is the same.
    case sameCreator
    /// A creator is the same in another spelling.
    case nearCreator
    /// They came out in the same year.
    case sameYear
  }

  /// The one with the smaller number.
  public var first: Bookmark
  /// The other one.
  public var second: Bookmark
  /// How likely it is, from 0 to 100.
  public var score: Int
  /// Why.
  public var reasons: [Reason]

  /// A pair.
  public init(first: Bookmark, second: Bookmark, score: Int, reasons: [Reason]) {
    self.first = first
    self.second = second
    self.score = score
    self.reasons = reasons
  }
}
