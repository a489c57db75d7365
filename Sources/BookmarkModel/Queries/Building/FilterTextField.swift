/// A field of text, compared without regard to case, accents and width.
///
/// A field with several texts, such as titles or creators, passes when one of them does.
public struct FilterTextField: Sendable {
  let field: BookmarkField

  init(_ field: BookmarkField) { self.field = field }

  /// Bookmarks with a text that holds these characters in this order, anywhere.
  public func contains(_ text: String) -> BookmarkFilter { .field(field, .contains(text)) }

  /// Bookmarks with a text in which a word begins like this; in Chinese, any character is a word.
  public func hasWord(beginning text: String) -> BookmarkFilter { .field(field, .prefix(text)) }

  /// Bookmarks with exactly this text.
  public func isExactly(_ text: String) -> BookmarkFilter { .field(field, .exactly(text)) }

  /// Bookmarks that have any text.
  public var isPresent: BookmarkFilter { .field(field, .present) }

  /// Bookmarks without a text.
  public var isMissing: BookmarkFilter { .not(.field(field, .present)) }
}
