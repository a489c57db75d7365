import BookmarkModel
import FoundationEssentials

extension PredicateExpressions.Conjunction: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let (left, right) = (try translation.filter(lhs), try translation.filter(rhs))
    guard translation.isInEntry else { return left && right }
    guard
      let both = PredicateEntryPair.filter(left, right) ?? PredicateEntryPair.filter(right, left)
    else { throw PredicateTranslationError(.unsupportedOperation, in: self) }
    return both
  }
}

/// Two tests of one and the same entry that a filter can ask for together.
enum PredicateEntryPair {
  static func filter(_ first: BookmarkFilter, _ second: BookmarkFilter) -> BookmarkFilter? {
    switch (first, second) {
    case (.field(let role, .present), .field(.creator, let test))
    where [.author, .director, .artist].contains(role):
      .field(role, test)
    case (.identifier(let scheme, nil), .field(.identifier, .exactly(let value))):
      .identifier(scheme: scheme, value: value)
    default: nil
    }
  }
}

extension PredicateExpressions.Disjunction: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    try translation.filter(lhs) || translation.filter(rhs)
  }
}

extension PredicateExpressions.Negation: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    try translation.opposite(of: translation.filter(wrapped), self)
  }
}

extension PredicateExpressions.Conditional: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let condition = try translation.filter(test)
    let opposite = try translation.opposite(of: condition, self)
    return try (condition && translation.filter(trueBranch))
      || (opposite && translation.filter(falseBranch))
  }
}

extension PredicateExpressions.Equal: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    try PredicateComparison(translation: translation, expression: self).filter(
      translation.operand(lhs), .equal, translation.operand(rhs))
  }
}

extension PredicateExpressions.NotEqual: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let equal = try PredicateComparison(translation: translation, expression: self).filter(
      translation.operand(lhs), .equal, translation.operand(rhs))
    return try translation.opposite(of: equal, self)
  }
}

extension PredicateExpressions.Comparison: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let operation: PredicateComparison.Operator
    switch op {
    case .lessThan: operation = .less
    case .lessThanOrEqual: operation = .lessOrEqual
    case .greaterThan: operation = .greater
    case .greaterThanOrEqual: operation = .greaterOrEqual
    @unknown default: throw PredicateTranslationError(.unsupportedOperation, in: self)
    }
    return try PredicateComparison(translation: translation, expression: self).filter(
      translation.operand(lhs), operation, translation.operand(rhs))
  }
}

extension PredicateExpressions.SequenceContains: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    let comparison = PredicateComparison(translation: translation, expression: self)
    switch (try translation.operand(sequence), try translation.operand(element)) {
    case (.field(let list), .constant(let value)) where list.kind == .list:
      switch value {
      case let value as any OpenEnumeration: return .field(list.field, .anyOf([value.rawValue]))
      case let day as Weekday: return .field(list.field, .anyOf([day.name]))
      case let text as String: return .field(list.field, .anyOf([text]))
      default: throw comparison.error(.unsupportedValue)
      }
    case (.constant(let values as any Collection), let property):
      return try either(Array(values) as [Any], property, comparison)
    default: throw comparison.error(.notAPropertyAndAValue)
    }
  }

  private func either(
    _ values: [Any], _ property: PredicateOperand, _ comparison: PredicateComparison
  ) throws(PredicateTranslationError) -> BookmarkFilter {
    var wanted: [String] = []
    var ids: [Int64] = []
    var others: [BookmarkFilter] = []
    for value in values {
      switch try comparison.filter(property, .equal, .constant(value)) {
      case .field(.type, .anyOf(let raw)), .field(.status, .anyOf(let raw)),
        .field(.language, .anyOf(let raw)):
        wanted += raw
      case .ids(let more): ids += more
      case let other: others.append(other)
      }
    }
    if !ids.isEmpty { others.insert(.ids(ids), at: 0) }
    if !wanted.isEmpty, case .field(let field) = property {
      others.insert(.field(field.field, .anyOf(wanted)), at: 0)
    }
    return others.count == 1 ? others[0] : .or(others)
  }
}

extension PredicateExpressions.CollectionContainsCollection: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    guard case .constant(let text as String) = try translation.operand(other) else {
      throw PredicateTranslationError(.unsupportedValue, in: self)
    }
    switch try translation.operand(base) {
    case .field(let field) where field.kind == .text: return .field(field.field, .contains(text))
    case .entryProperty(.text(let field)): return .field(field, .contains(text))
    default: throw PredicateTranslationError(.unsupportedProperty, in: self)
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    guard case .field(let list) = try translation.operand(sequence), list.kind == .entries else {
      throw PredicateTranslationError(.unsupportedProperty, in: self)
    }
    return try translation.binding(variable.key, to: .entry(of: list.field)).filter(test)
  }
}
