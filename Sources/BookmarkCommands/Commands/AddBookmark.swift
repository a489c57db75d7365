public import BookmarkModel
import Localization

/// Adds one bookmark unless the collection already has the work.
public struct AddBookmark: Command {
  /// What is known of the work.
  public var content: BookmarkContent
  /// The fields that a person typed.
  public var typed: BookmarkFieldSet

  /// An addition.
  public init(_ content: BookmarkContent, typed: BookmarkFieldSet) {
    self.content = content
    self.typed = typed
  }

  /// Decodes an addition; nothing was typed by a person unless it says so.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    content = try object.decode(BookmarkContent.self, forKey: .content)
    typed = try object.decodeIfPresent(BookmarkFieldSet.self, forKey: .typed) ?? []
  }

  /// What came of it.
  public struct Reply: Codable, Sendable {
    /// The new bookmark, or the one that was already there.
    public var bookmark: Bookmark
    /// Whether it was added; `false` when it was there and nothing was changed.
    public var isNew: Bool
    /// The number of the change; `nil` when nothing changed.
    public var change: Int64?

    /// A result.
    public init(bookmark: Bookmark, isNew: Bool, change: Int64?) {
      self.bookmark = bookmark
      self.isNew = isNew
      self.change = change
    }
  }

  /// The description from which help is made.
  public static let guide = CommandGuide(
    "add", verb: "add", summary: \.commandAddSummary,
    usage: "[book|movie|music] TITLE [field=value | +tag]... [OPTION]",
    parameters: [
      .init("TITLE", \.parameterTitle),
      .init("field=value", \.parameterAssign, values: .assignments),
      .init("+tag", \.parameterAddTag), .init("--json", \.optionJson),
    ],
    examples: ["add book 三体 author=刘慈欣", "add movie 2046 year=2004 rating=4.5 +hongkong"],
    effect: .writes)
}
