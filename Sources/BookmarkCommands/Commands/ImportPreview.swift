public import BookmarkModel

/// What one row of an import does to a work that is there, from what to what.
public struct ImportPreview: Codable, Sendable {
  /// Which draft of the batch it is about, from 0.
  public var draft: Int
  /// The bookmark's number; `nil` when an earlier row of the same import makes the work.
  public var id: Int64?
  /// What is known before the row.
  public var before: BookmarkContent
  /// What is known with it; the same when it changes nothing.
  public var after: BookmarkContent
  /// The fields that stay because a person typed them, though the row says something else.
  public var typed: [BookmarkField]

  /// What a row does.
  public init(
    draft: Int, id: Int64?, before: BookmarkContent, after: BookmarkContent,
    typed: [BookmarkField]
  ) {
    self.draft = draft
    self.id = id
    self.before = before
    self.after = after
    self.typed = typed
  }
}
