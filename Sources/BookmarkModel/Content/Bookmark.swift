public import FoundationEssentials

/// One work in the collection.
///
/// The properties of ``BookmarkContent`` are the bookmark's own: `bookmark.type`, `bookmark.rating`.
@dynamicMemberLookup
public struct Bookmark: Hashable, Codable, Identifiable, Sendable {
  /// The small permanent number, never reused, shown and typed as `@12`.
  public let id: Int64
  /// The same on every machine.
  public let uid: UUID
  /// What is known of the work.
  public var content: BookmarkContent
  /// The fields that a person typed, which no later import overwrites.
  public var typed: BookmarkFieldSet
  /// When it was put into this collection.
  public let created: Timestamp
  /// When anything about it was last changed.
  public var changed: Timestamp
  /// The number of the change that created it.
  public let change: Int64
  /// The line of the source from which it was created, when it came from a file.
  public let line: Int?

  /// A bookmark as a store holds it.
  public init(
    id: Int64, uid: UUID, content: BookmarkContent, typed: BookmarkFieldSet = [],
    created: Timestamp, changed: Timestamp, change: Int64, line: Int? = nil
  ) {
    self.id = id
    self.uid = uid
    self.content = content
    self.typed = typed
    self.created = created
    self.changed = changed
    self.change = change
    self.line = line
  }

  /// A property of the content.
  public subscript<Value>(dynamicMember path: WritableKeyPath<BookmarkContent, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }

  /// A property derived from the content.
  public subscript<Value>(dynamicMember path: KeyPath<BookmarkContent, Value>) -> Value {
    content[keyPath: path]
  }
}
