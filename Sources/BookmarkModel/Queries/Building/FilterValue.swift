/// A value with which a field of a filter can be compared; the model's own values are all there are.
public protocol FilterValue: Equatable, Sendable {
  /// Bookmarks of which the field is one of the values, in the tree that query words give.
  static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
}

/// A value that has an order.
public protocol OrderedFilterValue: FilterValue, Comparable {
  /// Bookmarks of which the field is within the bounds, which belong to the range.
  static func bookmarkFilter(_ field: BookmarkField, from: Self?, through: Self?) -> BookmarkFilter

  /// The least value above this one; `nil` when there is none.
  var nextFilterValue: Self? { get }

  /// The greatest value below this one; `nil` when there is none.
  var previousFilterValue: Self? { get }
}

extension OrderedFilterValue {
  /// Each value is a range of its own.
  public static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
  {
    let parts = values.map { bookmarkFilter(field, from: $0, through: $0) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }
}

extension OpenEnumeration where Self: FilterValue {
  /// Raw values are compared as they are, unknown ones too.
  public static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
  {
    .field(field, .anyOf(values.map(\.rawValue)))
  }
}

extension BookmarkType: FilterValue {}
extension BookmarkStatus: FilterValue {}
extension MediaFormat: FilterValue {}

extension Weekday: FilterValue {
  /// Days are compared by name.
  public static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
  {
    .field(field, .anyOf(values.map(\.name)))
  }
}

extension String: FilterValue {
  /// Whole texts, folded; a language is compared as it was written.
  public static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
  {
    .field(field, .anyOf(values))
  }
}
