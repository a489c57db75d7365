import BookmarkModel

/// The exclusive shelves of Goodreads, on one of which each book stands, and what they mean.
///
/// The first three are everybody's; the others are made by their users, under usual names.
enum GoodreadsShelves {
  private static let meanings: [(shelf: String, status: BookmarkStatus)] = [
    ("read", .done), ("currently-reading", .active), ("to-read", .wish),
    ("did-not-finish", .dropped), ("dnf", .dropped), ("abandoned", .dropped),
    ("unfinished", .dropped), ("dropped", .dropped), ("gave-up", .dropped),
    ("paused", .paused), ("on-hold", .paused),
  ]

  /// The status that a shelf means; nil for a shelf of the user's own, which may mean anything.
  static func status(of shelf: String) -> BookmarkStatus? {
    meanings.first { $0.shelf == shelf.lowercased() }?.status
  }

  /// The shelf for a status; nil for one that Goodreads has no usual name for.
  static func shelf(for status: BookmarkStatus) -> String? {
    meanings.first { $0.status == status }?.shelf
  }
}
