import BookmarkModel
import SQLite
import Text

/// Compiles a filter to conditions on `item`, with bound values only.
///
/// What each test means is defined by the evaluator of BookmarkTesting; both must agree.
enum FilterCompiler {
  static func compile(_ filter: BookmarkFilter) -> Condition {
    switch filter {
    case .all: .always
    case .ids(let ids): numbers(ids)
    case .identifier(let scheme, let value): identifier(scheme, value)
    case .and: .all(conjuncts(of: filter))
    case .or(let parts): .any(parts.map(compile))
    case .not(.not(let part)): compile(part)
    case .not(let part): compile(part).negated
    case .field(let field, let test): FieldCompiler(field: field).compile(test)
    }
  }

  /// The conditions that all have to be met, those that the search index answers as one.
  static func conjuncts(of filter: BookmarkFilter) -> [Condition] {
    guard case .and = filter else {
      return filter == .all ? [] : [compile(filter)]
    }
    let parts = flattened(filter).map(compile)
    let isAnswered = parts.map { $0.match != nil || $0.opposite != nil }
    let searches = zip(parts, isAnswered).filter(\.1).map(\.0)
    guard searches.count > 1, searches.contains(where: { $0.match != nil }) else { return parts }
    return [.all(searches)] + zip(parts, isAnswered).filter { !$0.1 }.map(\.0)
  }

  private static func flattened(_ filter: BookmarkFilter) -> [BookmarkFilter] {
    guard case .and(let parts) = filter else { return filter == .all ? [] : [filter] }
    return parts.flatMap(flattened)
  }

  private static func numbers(_ ids: [Int64]) -> Condition {
    if ids.isEmpty { return .never }
    let list = SQLFragment.numbers(ids)
    return Condition(
      prefixed("item.id IN ", list), set: prefixed("SELECT item.id FROM item WHERE id IN ", list))
  }

  private static func identifier(_ scheme: String, _ value: String?) -> Condition {
    guard let value else {
      return .row(of: "identifier", SQLFragment("scheme = ?", [.text(scheme)]))
        .matching([Facet.scheme.word(scheme)])
    }
    let canonical = Identifier(scheme, value)?.value ?? value
    return .row(
      of: "identifier", SQLFragment("value = ? AND scheme = ?", [.text(canonical), .text(scheme)]),
      isIndexed: true)
  }
}

/// Puts SQL around a fragment.
func prefixed(_ before: String, _ fragment: SQLFragment, _ after: String = "") -> SQLFragment {
  SQLFragment(before + fragment.sql + after, fragment.values)
}
