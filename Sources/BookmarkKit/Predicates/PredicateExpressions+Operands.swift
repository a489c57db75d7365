import BookmarkModel
import FoundationEssentials

extension PredicateExpressions.Variable: OperandExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    guard let operand = translation.value(of: key) else {
      throw PredicateTranslationError(.unsupportedOperation, in: self)
    }
    return operand
  }
}

extension PredicateExpressions.Value: OperandExpression, ConditionExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    unwrapped(value).map(PredicateOperand.constant) ?? .missing
  }

  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    guard let isTrue = value as? Bool else {
      throw PredicateTranslationError(.unsupportedValue, in: self)
    }
    return isTrue ? .all : .or([])
  }
}

extension PredicateExpressions.NilLiteral: OperandExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    .missing
  }
}

extension PredicateExpressions.KeyPath: OperandExpression, ConditionExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    let parent = try translation.operand(root)
    guard let property = translation.table.property(keyPath, of: parent) else {
      throw PredicateTranslationError(.unsupportedProperty, in: self)
    }
    return property
  }

  /// A flag, or `isEmpty` of a list.
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let parent = try translation.operand(root)
    if case .field(let list) = parent, list.kind == .list || list.kind == .entries, isEmptiness {
      return .not(.field(list.field, .present))
    }
    guard case .field(let flag) = try operand(in: translation), flag.kind == .flag else {
      throw PredicateTranslationError(.unsupportedProperty, in: self)
    }
    return .field(flag.field, .present)
  }

  private var isEmptiness: Bool {
    let paths: [AnyKeyPath] = [
      \[MediaFormat].isEmpty, \[Weekday].isEmpty, \[String].isEmpty, \[Title].isEmpty,
      \[Creator].isEmpty, \[SeriesEntry].isEmpty, \[ShelfEntry].isEmpty, \[Identifier].isEmpty,
      \[Copy].isEmpty, \[Experience].isEmpty,
    ]
    return paths.contains(keyPath)
  }
}

extension PredicateExpressions.OptionalFlatMap: OperandExpression {
  /// `$0.rating?.value`: missing where the optional is.
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    try translation.binding(variable.key, to: translation.operand(wrapped)).operand(transform)
  }
}

extension PredicateExpressions.NilCoalesce: OperandExpression, ConditionExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
  {
    switch (try translation.operand(lhs), try translation.operand(rhs)) {
    case (.field(let field), .constant(let substitute)): return .coalesced(field, substitute)
    default: throw PredicateTranslationError(.notAPropertyAndAValue, in: self)
    }
  }

  /// `$0.year.map { $0 > 1990 } ?? false` and `if let`.
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    guard let optional = lhs as? any OptionalCondition else {
      throw PredicateTranslationError(.unsupportedOperation, in: self)
    }
    let (field, condition) = try optional.parts(in: translation)
    let substitute = try translation.filter(rhs)
    if translation.isInEntry {
      guard substitute == .or([]) else {
        throw PredicateTranslationError(.unsupportedOperation, in: self)
      }
      return condition
    }
    guard let field else { throw PredicateTranslationError(.unsupportedOperation, in: self) }
    // A test of the field holds only where there is a value; anything else has to say so.
    let present = BookmarkFilter.field(field, .present)
    var some = present && condition
    if case .field(field, _) = condition { some = condition }
    if case .all = condition { some = present }
    return substitute == .or([]) ? some : some || (.not(present) && substitute)
  }
}

/// A condition on the value of an optional.
protocol OptionalCondition {
  /// The field that has to be there, and what is asked of it.
  func parts(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> (field: BookmarkField?, condition: BookmarkFilter)
}

extension PredicateExpressions.OptionalFlatMap: OptionalCondition {
  func parts(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> (field: BookmarkField?, condition: BookmarkFilter)
  {
    let operand = try translation.operand(wrapped)
    let condition = try translation.binding(variable.key, to: operand).filter(transform)
    if case .field(let field) = operand { return (field.field, condition) }
    return (nil, condition)
  }
}
