import BookmarkModel
import FoundationEssentials

/// A property compared with a value.
struct PredicateComparison {
  enum Operator {
    case equal, less, lessOrEqual, greater, greaterOrEqual

    /// The operator with both sides exchanged.
    var flipped: Operator {
      switch self {
      case .equal: .equal
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      }
    }
  }

  let translation: PredicateTranslation
  /// The node, for the error.
  let expression: Any

  func filter(
    _ left: PredicateOperand, _ operation: Operator, _ right: PredicateOperand
  ) throws(PredicateTranslationError) -> BookmarkFilter {
    switch (left, right) {
    case (.constant(let value), .field), (.constant(let value), .coalesced),
      (.constant(let value), .entryProperty):
      return try filter(right, operation.flipped, .constant(value))
    case (.missing, .field), (.missing, .entryProperty): return try filter(right, operation, left)
    case (.field(let field), .missing):
      guard operation == .equal else { throw error(.unsupportedOperation) }
      return .not(.field(field.field, .present))
    case (.field(let field), .constant(let value)):
      return try filter(field, operation, value)
    case (.entryProperty(let property), .constant(let value)):
      guard operation == .equal, let value = unwrapped(value) else {
        throw error(.unsupportedOperation)
      }
      return try filter(property, value)
    case (.coalesced(let field, let substitute), .constant(let value)):
      let present = try filter(field, operation, value)
      guard let holds = Self.holds(substitute, operation, value) else {
        throw error(.unsupportedValue)
      }
      return holds ? present || .not(.field(field.field, .present)) : present
    default: throw error(.notAPropertyAndAValue)
    }
  }

  func filter(_ field: PredicateField, _ operation: Operator, _ value: Any)
    throws(PredicateTranslationError) -> BookmarkFilter
  {
    guard let value = unwrapped(value) else {
      guard operation == .equal else { throw error(.unsupportedOperation) }
      return .not(.field(field.field, .present))
    }
    switch (field.kind, value) {
    case (.value, let value as any OpenEnumeration) where operation == .equal:
      return .field(field.field, .anyOf([value.rawValue]))
    case (.value, let text as String) where operation == .equal:
      return .field(field.field, .anyOf([text]))
    case (.text, let text as String) where operation == .equal:
      return .field(field.field, .exactly(text))
    case (.flag, let isSet as Bool) where operation == .equal:
      let present = BookmarkFilter.field(field.field, .present)
      return isSet ? present : .not(present)
    case (.number, let number as Int): return range(field.field, operation, number)
    case (.number, let number as Int64): return range(field.field, operation, number)
    case (.number, let number as Double): return range(field.field, operation, number)
    // Two ratings are equal only with the same text, which no column compares.
    case (.rating, let rating as Rating) where operation != .equal:
      return range(field.field, operation, rating.value)
    case (.date, let date as PartialDate): return try dates(field.field, operation, date)
    case (.value, _), (.text, _), (.flag, _), (.list, _), (.entries, _), (.rating, _):
      throw error(operation == .equal ? .unsupportedValue : .unsupportedOperation)
    case (.number, _), (.date, _): throw error(.unsupportedValue)
    }
  }

  /// An entry of a list has this property.
  private func filter(_ property: EntryProperty, _ value: Any) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    switch (property, value) {
    case (.text(let field), let text as String): return .field(field, .exactly(text))
    case (.creatorRole, let role as CreatorRole):
      switch role {
      case .author: return .field(.author, .present)
      case .director: return .field(.director, .present)
      case .artist: return .field(.artist, .present)
      default: throw error(.unsupportedValue)
      }
    case (.scheme, let scheme as String): return .identifier(scheme: scheme, value: nil)
    case (.identifierValue, let text as String): return .field(.identifier, .exactly(text))
    default: throw error(.unsupportedValue)
    }
  }

  private func range<Value: OrderedFilterValue>(
    _ field: BookmarkField, _ operation: Operator, _ value: Value
  ) -> BookmarkFilter {
    let (from, through): (Value?, Value?)
    switch operation {
    case .equal: return Value.bookmarkFilter(field, oneOf: [value])
    case .greaterOrEqual: (from, through) = (value, nil)
    case .lessOrEqual: (from, through) = (nil, value)
    case .greater: (from, through) = (value.nextFilterValue, nil)
    case .less: (from, through) = (nil, value.previousFilterValue)
    }
    // Nothing lies beyond the last number.
    if from == nil, through == nil { return .or([]) }
    return Value.bookmarkFilter(field, from: from, through: through)
  }

  /// Of partial dates, Swift's order and a filter's bounds agree where a date begins, and where it
  /// ends only if it is a day.
  private func dates(_ field: BookmarkField, _ operation: Operator, _ date: PartialDate)
    throws(PredicateTranslationError) -> BookmarkFilter
  {
    if date.day == nil, operation != .less, operation != .greaterOrEqual {
      throw error(.unsupportedValue)
    }
    let sinceDate = BookmarkFilter.field(field, .date(from: date, through: nil))
    switch operation {
    case .greaterOrEqual: return sinceDate
    case .less: return .field(field, .present) && !sinceDate
    default: return range(field, operation, date)
    }
  }

  /// Whether a value compares like this with another; `nil` when they can't be compared.
  static func holds(_ left: Any, _ operation: Operator, _ right: Any) -> Bool? {
    if let left = number(left), let right = number(right) { return operation.holds(left, right) }
    switch (left, unwrapped(right)) {
    case (let left as PartialDate, let right as PartialDate): return operation.holds(left, right)
    case (let left as Rating, let right as Rating) where operation != .equal:
      return operation.holds(left, right)
    case (let left as String, let right as String) where operation == .equal: return left == right
    case (let left as any OpenEnumeration, let right as any OpenEnumeration)
    where operation == .equal:
      return left.rawValue == right.rawValue
    case (let left as Bool, let right as Bool) where operation == .equal: return left == right
    default: return nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch unwrapped(value) {
    case let number as Int: Double(number)
    case let number as Int64: Double(number)
    case let number as Double: number
    default: nil
    }
  }

  func error(_ reason: PredicateTranslationError.Reason) -> PredicateTranslationError {
    PredicateTranslationError(reason, in: expression)
  }
}

/// A value without the optional around it.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.unwrapped
}

/// Any optional, whatever it wraps.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { flatMap { BookmarkKit.unwrapped($0) } }
}
