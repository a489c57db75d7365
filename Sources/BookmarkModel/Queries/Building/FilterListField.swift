/// A field of several values, of which filters ask for one: `.formats.contains(.vinyl)`.
public struct FilterListField<Element: FilterValue>: Sendable {
  let field: BookmarkField

  init(_ field: BookmarkField) { self.field = field }

  /// Bookmarks that have the value; tags, shelves and the like are compared as a whole and folded.
  public func contains(_ value: Element) -> BookmarkFilter {
    Element.bookmarkFilter(field, oneOf: [value])
  }

  /// Bookmarks that have at least one of the values; none when the list is empty.
  public func contains(anyOf values: [Element]) -> BookmarkFilter {
    Element.bookmarkFilter(field, oneOf: values)
  }

  /// Bookmarks without any value.
  public var isEmpty: BookmarkFilter { .not(.field(field, .present)) }
}
