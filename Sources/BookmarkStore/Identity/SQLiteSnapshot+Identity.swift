import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteSnapshot {
  func formerWorks(for key: IdentityKey, hash: Int64?) throws(StoreError) -> [FormerWork] {
    try storing(path) { () throws(SQLiteError) in
      let rows = FormerRows(connection)
      if hasFormerWorks == nil { hasFormerWorks = try !rows.isEmpty }
      return hasFormerWorks == true ? try rows.works(for: key, hash: hash) : []
    }
  }

  func formerWork(_ id: Int64) throws(StoreError) -> FormerWork? {
    try storing(path) { () throws(SQLiteError) in try FormerRows(connection).work(id) }
  }

  func merged(into id: Int64) throws(StoreError) -> [FormerWork] {
    try storing(path) { () throws(SQLiteError) in try FormerRows(connection).merged(into: id) }
  }

  func keptApart(among ids: [Int64]) throws(StoreError) -> Set<BookmarkPair> {
    try storing(path) { () throws(SQLiteError) in try ApartRows(connection).pairs(among: ids) }
  }

  func keptApart(from id: Int64) throws(StoreError) -> Set<BookmarkPair> {
    try storing(path) { () throws(SQLiteError) in try ApartRows(connection).pairs(of: id) }
  }

  func creatorNames() throws(StoreError) -> CreatorNames {
    try storing(path) { () throws(SQLiteError) in try AliasRows(connection).names() }
  }
}
