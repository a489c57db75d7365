public import FoundationEssentials

/// What a file or a person supplies before there is a bookmark.
@dynamicMemberLookup
public struct BookmarkDraft: Hashable, Codable, Sendable {
  /// The uid, when the source is a collection of this kind.
  public var uid: UUID?
  /// What the source says of the work.
  public var content: BookmarkContent
  /// The line of the source on which it stands, from 1.
  public var line: Int?
  /// Whether the source lists events (diary lines, plays), so that equal rows are different times.
  public var isEvent: Bool

  /// A draft.
  public init(
    _ content: BookmarkContent, uid: UUID? = nil, line: Int? = nil, isEvent: Bool = false
  ) {
    self.uid = uid
    self.content = content
    self.line = line
    self.isEvent = isEvent
  }

  /// Decodes a draft; it is no event unless it says so.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    uid = try object.decodeIfPresent(UUID.self, forKey: .uid)
    content = try object.decode(BookmarkContent.self, forKey: .content)
    line = try object.decodeIfPresent(Int.self, forKey: .line)
    isEvent = try object.decodeIfPresent(Bool.self, forKey: .isEvent) ?? false
  }

  /// A property of the content.
  public subscript<Value>(dynamicMember path: WritableKeyPath<BookmarkContent, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}
