extension Int: OrderedFilterValue {
  /// Numbers are compared as `Double`, which holds every year and every count.
  public static func bookmarkFilter(_ field: BookmarkField, from: Self?, through: Self?)
    -> BookmarkFilter
  {
    .field(field, .number(from: from.map(Double.init), through: through.map(Double.init)))
  }

  /// One more.
  public var nextFilterValue: Self? { self == .max ? nil : self + 1 }
  /// One less.
  public var previousFilterValue: Self? { self == .min ? nil : self - 1 }
}

extension Int64: OrderedFilterValue {
  /// Numbers are compared as `Double`, which holds them exactly up to nine quadrillion.
  public static func bookmarkFilter(_ field: BookmarkField, from: Self?, through: Self?)
    -> BookmarkFilter
  {
    .field(field, .number(from: from.map(Double.init), through: through.map(Double.init)))
  }

  /// A bookmark is asked for by its number, not by a range.
  public static func bookmarkFilter(_ field: BookmarkField, oneOf values: [Self]) -> BookmarkFilter
  {
    if field == .id { return .ids(values) }
    let parts = values.map { bookmarkFilter(field, from: $0, through: $0) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  /// One more.
  public var nextFilterValue: Self? { self == .max ? nil : self + 1 }
  /// One less.
  public var previousFilterValue: Self? { self == .min ? nil : self - 1 }
}

extension Double: OrderedFilterValue {
  /// Bookmarks within the bounds; a bound that isn't a finite number passes nothing.
  public static func bookmarkFilter(_ field: BookmarkField, from: Self?, through: Self?)
    -> BookmarkFilter
  {
    // JSON, in which a filter travels, has no other numbers.
    guard from?.isFinite ?? true, through?.isFinite ?? true else { return .or([]) }
    return .field(field, .number(from: from, through: through))
  }

  /// The next number that can be told apart.
  public var nextFilterValue: Self? { nextUp }
  /// The number before that can be told apart.
  public var previousFilterValue: Self? { nextDown }
}
