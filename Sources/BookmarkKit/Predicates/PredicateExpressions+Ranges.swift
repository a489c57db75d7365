import BookmarkModel
import FoundationEssentials

extension PredicateExpressions.ClosedRange: OperandExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    guard case .constant(let lower) = try translation.operand(lower),
      case .constant(let upper) = try translation.operand(upper)
    else { throw PredicateTranslationError(.notAPropertyAndAValue, in: self) }
    return .range(lower: lower, upper: upper, includesUpper: true)
  }
}

extension PredicateExpressions.Range: OperandExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    guard case .constant(let lower) = try translation.operand(lower),
      case .constant(let upper) = try translation.operand(upper)
    else { throw PredicateTranslationError(.notAPropertyAndAValue, in: self) }
    return .range(lower: lower, upper: upper, includesUpper: false)
  }
}

extension PredicateExpressions.RangeExpressionContains: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let bounds: PredicateOperand
    switch try translation.operand(range) {
    case .constant(let range as any BoundedRange): bounds = range.bounds
    case let other: bounds = other
    }
    guard case .range(let lower, let upper, let includesUpper) = bounds else {
      throw PredicateTranslationError(.unsupportedValue, in: self)
    }
    let comparison = PredicateComparison(translation: translation, expression: self)
    let upperOperation: PredicateComparison.Operator = includesUpper ? .lessOrEqual : .less
    let property = try translation.operand(element)
    let field: PredicateField
    switch property {
    case .field(let found), .coalesced(let found, _): field = found
    default: throw PredicateTranslationError(.notAPropertyAndAValue, in: self)
    }
    let inside = Self.merged(
      try comparison.filter(field, .greaterOrEqual, lower),
      try comparison.filter(field, upperOperation, upper))
    guard case .coalesced(_, let substitute) = property else { return inside }
    guard let isAbove = PredicateComparison.holds(substitute, .greaterOrEqual, lower),
      let isBelow = PredicateComparison.holds(substitute, upperOperation, upper)
    else { throw PredicateTranslationError(.unsupportedValue, in: self) }
    return isAbove && isBelow ? inside || .not(.field(field.field, .present)) : inside
  }

  /// Two bounds of one field in one test, as query words write a range.
  private static func merged(_ from: BookmarkFilter, _ through: BookmarkFilter) -> BookmarkFilter {
    switch (from, through) {
    case (.field(let field, .number(let low, nil)), .field(_, .number(nil, let high))):
      .field(field, .number(from: low, through: high))
    case (.field(let field, .date(let low, nil)), .field(_, .date(nil, let high))):
      .field(field, .date(from: low, through: high))
    default: from && through
    }
  }
}

/// A range that was captured by a predicate.
private protocol BoundedRange {
  var bounds: PredicateOperand { get }
}

extension ClosedRange: BoundedRange {
  fileprivate var bounds: PredicateOperand {
    .range(lower: lowerBound, upper: upperBound, includesUpper: true)
  }
}

extension Range: BoundedRange {
  fileprivate var bounds: PredicateOperand {
    .range(lower: lowerBound, upper: upperBound, includesUpper: false)
  }
}
