import BookmarkModel
import SQLite

extension CollectionRows {
  /// Takes bookmarks out of all that is derived from them, while their rows are still there.
  ///
  /// - Parameter isBulk: leaves the search index alone, for it is refilled afterwards.
  func forget(
    _ items: MovingItems, _ condition: MovingItems.Condition, isBulk: Bool,
    progress: (Int64) -> Void
  ) throws(SQLiteError) {
    if condition.isAll {
      try tally.clear()
    } else {
      try tally.add(-1, items: condition.on("id"), rows: condition.on("item"), [])
      try tally.tidy()
    }
    for language in languages { try language.delete(condition.clause("id")) }
    if isBulk { return }
    var done: Int64 = 0
    try items.forEachPage { ids throws(SQLiteError) in
      for bookmark in try rows.read(ids) { try search.delete(bookmark.content, bookmark.id) }
      done += Int64(ids.count)
      progress(done)
    }
  }

  /// Derives what follows from bookmarks whose rows have come back.
  func derive(
    _ items: MovingItems, _ condition: MovingItems.Condition, progress: (Int64) -> Void
  ) throws(SQLiteError) {
    try tally.add(1, items: condition.on("id"), rows: condition.on("item"), [])
    var done: Int64 = 0
    try items.forEachPage { ids throws(SQLiteError) in
      for bookmark in try rows.read(ids) {
        try search.insert(bookmark.content, bookmark.id)
        for language in languages { try language.insert(bookmark.content, bookmark.id) }
      }
      done += Int64(ids.count)
      progress(done)
    }
  }

  /// Indexes the words of all bookmarks anew.
  func refillSearch() throws(SQLiteError) { try search.refill() }
}
