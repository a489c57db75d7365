import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  func explain(_ query: BookmarkQuery) throws(StoreError) -> [QueryStep] {
    var steps: [QueryStep] = []
    let connection = connection
    trace = { (purpose, fragment) throws(SQLiteError) in
      steps.append(
        QueryStep(purpose, sql: fragment.sql, plan: try Self.plan(of: fragment, connection)))
    }
    defer { trace = { _, _ in } }
    _ = try arrange(query, counting: true)
    return steps
  }

  /// The lines of EXPLAIN QUERY PLAN, indented as they depend on each other.
  private static func plan(of fragment: SQLFragment, _ connection: SQLiteConnection)
    throws(SQLiteError) -> [String]
  {
    var depths: [Int64: Int] = [:]
    return try connection.map("EXPLAIN QUERY PLAN " + fragment.sql, fragment.values) { row in
      let depth = depths[row.int(1)].map { $0 + 1 } ?? 0
      depths[row.int(0)] = depth
      return String(repeating: "  ", count: depth) + row.text(3)
    }
  }
}
