import BookmarkEngine
import BookmarkModel
import SQLite

extension SQLiteWriter {
  func remove(_ ids: [Int64], mergedInto heir: Int64?) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      let change = try log.begin()
      let former = FormerRows(connection)
      for id in ids {
        announce()
        let (before, stamps) = try log.remember(id, after: nil)
        try rows.get().delete(before)
        try former.insert(before, hash: stamps.hash, change: change, heir: heir)
        log.removed += 1
        observer?(before, nil)
      }
    }
    hasFormerWorks = nil
  }

  func bringBack(_ work: FormerWork) throws(StoreError) -> Bookmark {
    try storing(path) { () throws(SQLiteError) in
      let change = try log.begin()
      var bookmark = work.bookmark
      bookmark.changed = log.time
      try log.rememberAbsence(of: bookmark.id, after: change)
      try rows.get().insert(bookmark, ItemRow.Stamps(edited: change, hash: work.hash))
      try FormerRows(connection).forget([work], by: change)
      log.added += 1
      observer?(nil, bookmark)
      return bookmark
    }
  }

  func forget(_ works: [FormerWork]) throws(StoreError) {
    if works.isEmpty { return }
    try storing(path) { () throws(SQLiteError) in
      try FormerRows(connection).forget(works, by: try log.begin())
    }
  }

  func keepApart(_ pairs: [BookmarkPair]) throws(StoreError) {
    if pairs.isEmpty { return }
    try storing(path) { () throws(SQLiteError) in
      try ApartRows(connection).insert(pairs, change: try log.begin())
    }
  }

  func relate(_ names: [String]) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try AliasRows(connection).relate(names, by: try log.begin())
    }
  }

  func separate(_ name: String) throws(StoreError) {
    try storing(path) { () throws(SQLiteError) in
      try AliasRows(connection).forget(name, by: try log.begin())
    }
  }
}
