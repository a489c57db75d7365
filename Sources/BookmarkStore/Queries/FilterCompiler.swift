import BookmarkModel
import SQLite
import Text

/// Compiles a filter to a condition on `item`, with bound values only.
///
/// What each test means is defined by the evaluator of BookmarkTesting; both must agree.
enum FilterCompiler {
  static func compile(_ filter: BookmarkFilter) -> SQLFragment {
    switch filter {
    case .all: .always
    case .ids(let ids):
      ids.isEmpty ? .never : prefixed("item.id IN ", .numbers(ids))
    case .identifier(let scheme, let value): identifier(scheme, value)
    case .and(let parts): parts.isEmpty ? .always : .joined(parts.map(compile), by: "AND")
    case .or(let parts): parts.isEmpty ? .never : .joined(parts.map(compile), by: "OR")
    case .not(.not(let part)): compile(part)
    case .not(let part):
      // A condition on a missing value is NULL, and what doesn't pass must pass the opposite.
      prefixed("NOT coalesce(", compile(part), ", 0)")
    case .field(let field, let test): FieldCompiler(field: field).compile(test)
    }
  }

  private static func identifier(_ scheme: String, _ value: String?) -> SQLFragment {
    let has = "item.id IN (SELECT item FROM identifier WHERE "
    guard let value else { return SQLFragment(has + "scheme = ?)", [.text(scheme)]) }
    let canonical = Identifier(scheme, value)?.value ?? value
    return SQLFragment(has + "value = ? AND scheme = ?)", [.text(canonical), .text(scheme)])
  }
}

/// Puts SQL around a fragment.
func prefixed(_ before: String, _ fragment: SQLFragment, _ after: String = "") -> SQLFragment {
  SQLFragment(before + fragment.sql + after, fragment.values)
}
