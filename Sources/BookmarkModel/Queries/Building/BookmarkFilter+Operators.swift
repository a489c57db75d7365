// One overload an operator and kind of field: this is what keeps long expressions quick to check.

/// Bookmarks of which the field is the value; `nil` means that it has none.
public func == <Value: FilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value?
) -> BookmarkFilter {
  value.map { path.target.isIn([$0]) } ?? path.target.isMissing
}

/// Bookmarks of which the field is not the value, those without a value too; `nil`: has any value.
public func != <Value: FilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value?
) -> BookmarkFilter {
  !(path == value)
}

/// Bookmarks that have exactly this text, folded; `nil` means that they have none.
public func == (path: FilterPath<FilterTextField>, text: String?) -> BookmarkFilter {
  text.map(path.target.isExactly) ?? path.target.isMissing
}

/// Bookmarks that don't have exactly this text, folded; `nil`: that have any.
public func != (path: FilterPath<FilterTextField>, text: String?) -> BookmarkFilter {
  !(path == text)
}

/// Bookmarks that are marked or not.
public func == (path: FilterPath<FilterField<Bool>>, isSet: Bool) -> BookmarkFilter {
  isSet ? path.target.isPresent : path.target.isMissing
}

/// Bookmarks of which the field is the value or more; none without a value.
public func >= <Value: OrderedFilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value
) -> BookmarkFilter {
  path.target.isIn(value...)
}

/// Bookmarks of which the field is the value or less; none without a value.
public func <= <Value: OrderedFilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value
) -> BookmarkFilter {
  path.target.isIn(...value)
}

/// Bookmarks of which the field is more than the value; of a date, after the whole of it.
public func > <Value: OrderedFilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value
) -> BookmarkFilter {
  value.nextFilterValue.map { path.target.isIn($0...) } ?? .or([])
}

/// Bookmarks of which the field is less than the value; of a date, before the whole of it.
public func < <Value: OrderedFilterValue>(
  path: FilterPath<FilterField<Value>>, value: Value
) -> BookmarkFilter {
  value.previousFilterValue.map { path.target.isIn(...$0) } ?? .or([])
}

/// Bookmarks of which the field is within the bounds, which belong to the range.
public func ~= <Value: OrderedFilterValue>(
  path: FilterPath<FilterField<Value>>, range: ClosedRange<Value>
) -> BookmarkFilter {
  path.target.isIn(range)
}

extension BookmarkFilter {
  /// Bookmarks that pass at least one of both, without needless nesting.
  public static func || (left: BookmarkFilter, right: BookmarkFilter) -> BookmarkFilter {
    .or(left.alternatives + right.alternatives)
  }

  /// Bookmarks that don't pass, without a double negation.
  public static prefix func ! (filter: BookmarkFilter) -> BookmarkFilter {
    if case .not(let part) = filter { return part }
    return .not(filter)
  }

  private var alternatives: [BookmarkFilter] {
    if case .or(let parts) = self { return parts }
    return [self]
  }
}
