/// A field of one value that filters compare by operators: `\.rating >= 80`, `\.status == nil`.
///
/// `Value` is what the field is compared with; every field may be missing, so `nil` always compiles.
public struct FilterField<Value>: Sendable {
  let field: BookmarkField

  init(_ field: BookmarkField) { self.field = field }

  /// Bookmarks that have any value.
  public var isPresent: BookmarkFilter { .field(field, .present) }

  /// Bookmarks without a value.
  public var isMissing: BookmarkFilter { .not(.field(field, .present)) }
}

extension FilterField where Value: FilterValue {
  /// Bookmarks with one of the values; none when the list is empty.
  public func isIn(_ values: [Value]) -> BookmarkFilter {
    Value.bookmarkFilter(field, oneOf: values)
  }
}

extension FilterField where Value: OrderedFilterValue {
  /// Bookmarks with a value within the bounds, which belong to the range.
  public func isIn(_ range: ClosedRange<Value>) -> BookmarkFilter {
    Value.bookmarkFilter(field, from: range.lowerBound, through: range.upperBound)
  }

  /// Bookmarks with a value of the bound or more.
  public func isIn(_ range: PartialRangeFrom<Value>) -> BookmarkFilter {
    Value.bookmarkFilter(field, from: range.lowerBound, through: nil)
  }

  /// Bookmarks with a value of the bound or less.
  public func isIn(_ range: PartialRangeThrough<Value>) -> BookmarkFilter {
    Value.bookmarkFilter(field, from: nil, through: range.upperBound)
  }
}
