import SQLite

/// A piece of SQL with the values of its placeholders; SQL and values never meet as strings.
struct SQLFragment {
  var sql: String
  var values: [SQLiteValue]

  init(_ sql: String, _ values: [SQLiteValue] = []) {
    self.sql = sql
    self.values = values
  }

  static let always = SQLFragment("1")
  static let never = SQLFragment("0")

  /// The fragments joined by an operator, in brackets.
  static func joined(_ fragments: [SQLFragment], by word: String) -> SQLFragment {
    SQLFragment(
      "(" + fragments.map(\.sql).joined(separator: " \(word) ") + ")",
      fragments.flatMap(\.values))
  }

  /// A list of placeholders for values.
  static func list(_ values: [SQLiteValue]) -> SQLFragment {
    SQLFragment(
      "(" + Array(repeating: "?", count: values.count).joined(separator: ", ") + ")", values)
  }
}
