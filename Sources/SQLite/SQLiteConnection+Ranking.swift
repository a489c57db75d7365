import CSQLite

extension SQLiteConnection {
  /// Teaches this connection's full-text search (FTS5) a function that rates a matching row.
  ///
  /// It is called with the table as its argument: `SELECT rowid, relevance(search) FROM search
  /// WHERE search MATCH ?`.
  /// - Throws: where SQLite was built without FTS5.
  public func createRanking(
    _ name: String, _ rating: @escaping (borrowing SQLiteMatch) -> Double
  ) throws(SQLiteError) {
    let database = try open()
    var api: UnsafeMutablePointer<fts5_api>?
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nil))
    withUnsafeMutablePointer(to: &api) { place in
      _ = sqlite3_bind_pointer(statement, 1, place, "fts5_api_ptr", nil)
      _ = sqlite3_step(statement)
    }
    sqlite3_finalize(statement)
    guard let api, let create = api.pointee.xCreateFunction else {
      throw SQLiteError(code: SQLITE_ERROR, message: "there is no full-text search (FTS5)")
    }
    let function = Unmanaged.passRetained(RankingFunction(rating)).toOpaque()
    try check(
      create(
        api, name, function,
        { interface, row, context, _, _ in
          guard let interface, let row, let pointer = interface.pointee.xUserData(row) else {
            return sqlite3_result_null(context)
          }
          let function = Unmanaged<RankingFunction>.fromOpaque(pointer).takeUnretainedValue()
          let match = SQLiteMatch(interface: interface, row: row)
          sqlite3_result_double(context, function.rating(match))
        },
        { pointer in
          if let pointer { Unmanaged<RankingFunction>.fromOpaque(pointer).release() }
        }))
  }
}

/// Keeps a rating's closure for as long as FTS5 knows the function.
private final class RankingFunction {
  let rating: (borrowing SQLiteMatch) -> Double

  init(_ rating: @escaping (borrowing SQLiteMatch) -> Double) { self.rating = rating }
}

/// One row that matches a full-text query, on loan to a rating.
public struct SQLiteMatch: ~Copyable {
  let interface: UnsafePointer<Fts5ExtensionApi>
  let row: OpaquePointer

  /// One place where a phrase of the query stands in the row.
  public struct Place {
    /// Which phrase of the query, from 0.
    public let phrase: Int
    /// In which column, from 0.
    public let column: Int
    /// How many words stand before it in that column.
    public let offset: Int
  }

  /// How many places there are.
  public var placeCount: Int {
    var count: Int32 = 0
    return interface.pointee.xInstCount(row, &count) == SQLITE_OK ? Int(count) : 0
  }

  /// How many phrases the query has.
  public var phraseCount: Int { Int(interface.pointee.xPhraseCount(row)) }

  /// A place by its index below ``placeCount``, in order of column and offset.
  public func place(_ index: Int) -> Place? {
    var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
    let code = interface.pointee.xInst(
      row, Int32(truncatingIfNeeded: index), &phrase, &column, &offset)
    guard code == SQLITE_OK else { return nil }
    return Place(phrase: Int(phrase), column: Int(column), offset: Int(offset))
  }

  /// How many words a phrase has.
  public func size(ofPhrase phrase: Int) -> Int {
    Int(interface.pointee.xPhraseSize(row, Int32(truncatingIfNeeded: phrase)))
  }

  /// How many words the row has in a column.
  public func size(ofColumn column: Int) -> Int {
    var count: Int32 = 0
    let code = interface.pointee.xColumnSize(row, Int32(truncatingIfNeeded: column), &count)
    return code == SQLITE_OK ? Int(count) : 0
  }
}
