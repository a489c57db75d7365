public import BookmarkModel
public import FoundationEssentials

/// A part of a predicate that is true or false of a bookmark.
protocol ConditionExpression {
  func filter(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> BookmarkFilter
}

/// A part of a predicate that has a value.
protocol OperandExpression {
  func operand(in translation: PredicateTranslation) throws(PredicateTranslationError)
    -> PredicateOperand
}

/// What the variables of a predicate stand for at one place in it.
struct PredicateTranslation {
  private var variables: [PredicateExpressions.VariableID: PredicateOperand]
  /// Whether the place is inside `contains { }`, where a test is about one entry of a list.
  private(set) var isInEntry = false
  let table = PredicateFieldTable()

  init(bookmark: PredicateExpressions.VariableID) { variables = [bookmark: .bookmark] }

  /// The same place with one more variable.
  func binding(_ variable: PredicateExpressions.VariableID, to operand: PredicateOperand) -> Self {
    var inner = self
    inner.variables[variable] = operand
    if case .entry = operand { inner.isInEntry = true }
    return inner
  }

  func value(of variable: PredicateExpressions.VariableID) -> PredicateOperand? {
    variables[variable]
  }

  /// The filter of a condition.
  func filter(_ expression: Any) throws(PredicateTranslationError) -> BookmarkFilter {
    guard let condition = expression as? any ConditionExpression else {
      throw PredicateTranslationError(.unsupportedOperation, in: expression)
    }
    return try condition.filter(in: self)
  }

  /// The meaning of an operand.
  func operand(_ expression: Any) throws(PredicateTranslationError) -> PredicateOperand {
    guard let operand = expression as? any OperandExpression else {
      throw PredicateTranslationError(.unsupportedOperation, in: expression)
    }
    return try operand.operand(in: self)
  }

  /// The opposite of a filter, which has no counterpart where one entry is meant.
  func opposite(of filter: BookmarkFilter, _ expression: Any) throws(PredicateTranslationError)
    -> BookmarkFilter
  {
    if isInEntry { throw PredicateTranslationError(.unsupportedOperation, in: expression) }
    return !filter
  }
}

extension BookmarkFilter {
  /// The filter that a `#Predicate` means, node by node; nothing is ever filtered in memory.
  ///
  /// Compared are stored properties with values: `==`, `!=`, `<` and so on, `&&`, `||`, `!`, ranges,
  /// `contains` on lists, in lists and on text, `nil`, `??`, `if let`. Text compares folded, as
  /// everywhere in a collection: `$0.publisher == "ACE"` finds Ace too. An approximate date counts
  /// as its date. Anything else throws an error that names the part.
  ///
  ///     let wanted = BookmarkType.movie
  ///     try BookmarkFilter(#Predicate { $0.type == wanted && ($0.rating?.value ?? 0) >= 80 })
  public init(_ predicate: Predicate<Bookmark>) throws(PredicateTranslationError) {
    self = try PredicateTranslation(bookmark: predicate.variable.key).filter(predicate.expression)
  }
}
