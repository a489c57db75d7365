/// Joins two bookmarks that a person says are one: the first is kept and takes in the second.
///
/// Lists grow by ``ContentMerge``. Of a single value that both have, the first one's stays unless
/// only the second one's was typed; review and note of both are put together.
public struct ContentUnion: Sendable {
  /// A single value of which the two said different things.
  public struct Conflict: Hashable, Codable, Sendable {
    /// The field.
    public var field: BookmarkField
    /// What stays, in the text form of the field.
    public var kept: String
    /// What is lost.
    public var lost: String
    /// The bookmark that said it.
    public var loser: Int64

    /// A conflict.
    public init(_ field: BookmarkField, kept: String, lost: String, loser: Int64) {
      self.field = field
      self.kept = kept
      self.lost = lost
      self.loser = loser
    }
  }

  /// What is known of both.
  public private(set) var content: BookmarkContent
  /// What was typed of either, and what was decided between them, so that no import turns it back.
  public private(set) var typed: BookmarkFieldSet
  /// Where the two disagreed.
  public private(set) var conflicts: [Conflict] = []

  private static let singles: [BookmarkField] = [
    .year, .status, .rating, .publisher, .language, .url,
  ]

  /// Joins a second bookmark into a first one.
  public init(_ first: Bookmark, with second: Bookmark, names: CreatorNames = CreatorNames()) {
    var source = second.content
    let own = first.content
    // The day on which it joined the collection, and columns of its file, are the first one's.
    source.added = nil
    source.extras = source.extras.filter { extra in
      !own.extras.contains { $0.name == extra.name }
    }
    source.review = Self.joined(own.review, source.review)
    source.note = Self.joined(own.note, source.note)
    let decided = Self.singles.filter { field in
      Self.isFilled(field, own) && !(second.typed.contains(field) && !first.typed.contains(field))
    }
    let kept = decided.filter { !Self.isRefined($0, own, by: source) }
    var claimed: Set<Int> = []
    let merge = ContentMerge(
      BookmarkDraft(source), into: own, typed: kept.reduce(into: []) { $0.insert($1) },
      claimed: &claimed, names: names)
    content = merge.content
    typed = first.typed.union(second.typed)
    for field in Self.singles where Self.isFilled(field, own) && Self.isFilled(field, source) {
      let values = [own, source].map { $0.text(of: field) }
      guard values[0] != values[1], !Self.isRefined(field, own, by: source),
        !Self.isRefined(field, source, by: own)
      else { continue }
      let now = content.text(of: field)
      let isOwn = now == values[0]
      conflicts.append(
        Conflict(
          field, kept: now, lost: isOwn ? values[1] : values[0],
          loser: isOwn ? second.id : first.id))
      typed.insert(field)
    }
  }

  private static func isFilled(_ field: BookmarkField, _ content: BookmarkContent) -> Bool {
    !content.text(of: field).isEmpty
  }

  /// Whether a date lies within another one that knows less.
  private static func isRefined(
    _ field: BookmarkField, _ content: BookmarkContent, by other: BookmarkContent
  ) -> Bool {
    guard field == .year, let date = content.published, let finer = other.published else {
      return false
    }
    return !finer.isApproximate && date.sortRange.contains(finer.sortValue)
  }

  /// Both texts, one below the other; only one where it says the other already.
  private static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    if first.contains(second) { return first }
    if second.contains(first) { return second }
    return first + "\n\n" + second
  }
}
