import Text

/// Bookmarks on a shelf, and what has to change so that they stand in another order.
public struct ShelfOrder: Sendable {
  /// The shelf's name, as it was written first.
  public let name: String
  /// The bookmarks in the shelf's order.
  public private(set) var bookmarks: [Bookmark]

  /// The shelf of a name in any case and width; bookmarks that don't stand on it are left out.
  ///
  /// Those with a place come first, in the order of places.
  public init(_ name: String, of bookmarks: [Bookmark]) {
    let key = TextFolding.folded(name)
    self.name = bookmarks.lazy.compactMap { $0.content.entry(onShelf: key)?.shelf }.first ?? name
    let placed = bookmarks.compactMap { bookmark -> (Int, Int64, Bookmark)? in
      bookmark.content.entry(onShelf: key).map { ($0.position ?? .max, bookmark.id, bookmark) }
    }
    self.bookmarks = placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The entry of a bookmark on this shelf.
  public func entry(of bookmark: Bookmark) -> ShelfEntry? {
    bookmark.content.entry(onShelf: TextFolding.folded(name))
  }

  /// Puts bookmarks on the shelf and gives all that changed by it, each as it is now.
  ///
  /// - Parameters:
  ///   - position: the place of the first, from 1; those that stand there move on. Without it new
  ///     ones go to the end, and those that stand on the shelf stay where they are.
  ///   - note: what is noted for each entry; nothing changes when `nil`.
  public mutating func put(_ new: [Bookmark], at position: Int?, note: String?) -> [Bookmark] {
    let before = Dictionary((bookmarks + new).map { ($0.id, $0) }) { first, _ in first }
    let standing = Set(bookmarks.map(\.id))
    let isOrdered = position != nil || bookmarks.allSatisfy { entry(of: $0)?.position != nil }
    if let position {
      bookmarks.removeAll { bookmark in new.contains { $0.id == bookmark.id } }
      bookmarks.insert(contentsOf: new, at: min(max(position - 1, 0), bookmarks.count))
    } else {
      bookmarks += new.filter { !standing.contains($0.id) }
    }
    let touched = Set(new.map(\.id))
    var last = 0
    for index in bookmarks.indices {
      var entry = entry(of: bookmarks[index]) ?? ShelfEntry(name)
      if position != nil {
        entry.position = index + 1
      } else if isOrdered {
        entry.position = entry.position ?? last + 1
      }
      last = entry.position ?? last
      if touched.contains(bookmarks[index].id) { entry.note = note ?? entry.note }
      bookmarks[index].content.setEntry(entry, onShelf: TextFolding.folded(name))
    }
    return bookmarks.filter { before[$0.id] != $0 }
  }

  /// Takes bookmarks off the shelf and gives them as they are now; those that don't stand on it aren't.
  public mutating func remove(_ ids: Set<Int64>) -> [Bookmark] {
    let key = TextFolding.folded(name)
    var removed = bookmarks.filter { ids.contains($0.id) }
    bookmarks.removeAll { ids.contains($0.id) }
    for index in removed.indices {
      removed[index].content.shelves.removeAll { TextFolding.folded($0.shelf) == key }
    }
    return removed
  }
}

extension BookmarkContent {
  /// The entry on the shelf with a folded name.
  fileprivate func entry(onShelf key: String) -> ShelfEntry? {
    shelves.first { TextFolding.folded($0.shelf) == key }
  }

  fileprivate mutating func setEntry(_ entry: ShelfEntry, onShelf key: String) {
    if let index = shelves.firstIndex(where: { TextFolding.folded($0.shelf) == key }) {
      shelves[index] = entry
    } else {
      shelves.append(entry)
    }
  }
}
