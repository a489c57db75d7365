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
  ///
  /// SQLite's expressions may be 1,000 deep, and a chain of operators is as deep as it is long:
  /// long ones are halved.
  static func joined(_ fragments: [SQLFragment], by word: String) -> SQLFragment {
    if fragments.count > 500 {
      let middle = fragments.count / 2
      return joined(
        [
          joined(Array(fragments[..<middle]), by: word),
          joined(Array(fragments[middle...]), by: word),
        ], by: word)
    }
    return SQLFragment(
      "(" + fragments.map(\.sql).joined(separator: " \(word) ") + ")",
      fragments.flatMap(\.values))
  }

  /// A list of whole numbers; a long one is one value, since a statement takes so many values only.
  static func numbers(_ numbers: [Int64]) -> SQLFragment {
    if numbers.count <= 1_000 { return list(numbers.map { .integer($0) }) }
    let json = "[" + numbers.map { String($0) }.joined(separator: ",") + "]"
    return SQLFragment("(SELECT value FROM json_each(?))", [.text(json)])
  }

  /// A list of placeholders for values.
  static func list(_ values: [SQLiteValue]) -> SQLFragment {
    SQLFragment(
      "(" + Array(repeating: "?", count: values.count).joined(separator: ", ") + ")", values)
  }

  /// The fragments one after the other, with commas between them.
  static func list(of fragments: [SQLFragment]) -> SQLFragment {
    SQLFragment(
      fragments.map(\.sql).joined(separator: ", "), fragments.flatMap(\.values))
  }
}
