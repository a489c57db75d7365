public import BookmarkModel

/// What taking back a change does to the collection, or would do.
public struct ReversalEffect: Codable, Equatable, Sendable {
  /// So many bookmarks are named of each kind.
  public static let mostExamples = 10

  /// Bookmarks that go, since the change had brought them.
  public var removed = 0
  /// Bookmarks that become again what they were before.
  public var restored = 0
  /// Bookmarks that come back, since the change had removed them.
  public var returned = 0
  /// The first of all these, as they were until now.
  public var examples: [Bookmark] = []
  /// Bookmarks that stay as they are, since a later change touched them.
  public var kept = 0
  /// The first of them.
  public var keptExamples: [Bookmark] = []
  /// Bookmarks that can't come back, since another one with the same uid is there by now.
  public var blocked = 0
  /// The first of them.
  public var blockedExamples: [Bookmark] = []

  /// Decisions without a bookmark of their own that are taken back: what is kept apart, and which
  /// names are one creator's.
  public var decisions = 0

  /// No effect.
  public init() {}

  /// How many bookmarks are touched.
  public var touched: Int { removed + restored + returned }

  /// Whether nothing is taken back.
  public var isEmpty: Bool { touched == 0 && decisions == 0 }
}
