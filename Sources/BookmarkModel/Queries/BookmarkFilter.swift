/// Which bookmarks are meant: a tree that a store compiles and a test evaluates.
///
/// It is a value, built by query words, by code or from the wire, and always the same tree.
public indirect enum BookmarkFilter: Hashable, Sendable {
  /// Every bookmark.
  case all
  /// Bookmarks whose field passes a test.
  case field(BookmarkField, FieldTest)
  /// Bookmarks that carry an identifier, with the value when one is given.
  case identifier(scheme: String, value: String?)
  /// Bookmarks with one of these numbers.
  case ids([Int64])
  /// Bookmarks that pass every part; all when there is none.
  case and([BookmarkFilter])
  /// Bookmarks that pass at least one part; none when there is none.
  case or([BookmarkFilter])
  /// Bookmarks that don't pass.
  case not(BookmarkFilter)

  /// Both filters at once, without needless nesting.
  public static func && (left: BookmarkFilter, right: BookmarkFilter) -> BookmarkFilter {
    switch (left, right) {
    case (.all, _): right
    case (_, .all): left
    case (.and(let parts), .and(let more)): .and(parts + more)
    case (.and(let parts), _): .and(parts + [right])
    case (_, .and(let parts)): .and([left] + parts)
    default: .and([left, right])
    }
  }

  /// How deep `and`, `or` and `not` can stand inside each other; a store refuses more.
  ///
  /// SQLite's parser has a stack of 100 entries, of which a level takes up to four.
  public static let maximumDepth = 20

  /// How many `and`, `or` and `not` stand inside each other at most.
  ///
  /// What is not there twice is there, and to turn a single test round is no level of its own.
  public var depth: Int {
    switch self {
    case .not(.not(let part)): part.depth
    case .not(.field), .not(.identifier), .not(.ids), .not(.all): 0
    case .and(let parts), .or(let parts): 1 + (parts.map(\.depth).max() ?? 0)
    case .not(let part): 1 + part.depth
    case .all, .field, .identifier, .ids: 0
    }
  }

  /// How many tests the tree holds.
  public var testCount: Int {
    switch self {
    case .all: 0
    case .field, .identifier, .ids: 1
    case .and(let parts), .or(let parts): parts.reduce(0) { $0 + $1.testCount }
    case .not(let part): part.testCount
    }
  }
}
