/// Two bookmarks, whichever is named first.
public struct BookmarkPair: Hashable, Codable, Sendable {
  /// The smaller number.
  public let first: Int64
  /// The larger number.
  public let second: Int64

  /// A pair; `nil` when both are the same one.
  public init?(_ one: Int64, _ other: Int64) {
    if one == other { return nil }
    first = min(one, other)
    second = max(one, other)
  }

  /// Every pair among some bookmarks.
  public static func all(among ids: [Int64]) -> [BookmarkPair] {
    ids.indices.flatMap { place in
      ids[(place + 1)...].compactMap { BookmarkPair(ids[place], $0) }
    }
  }
}
