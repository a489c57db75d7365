import BookmarkCommands
import BookmarkModel

/// What is known of a listing before its first bookmark.
struct ListingHead {
  /// How many bookmarks match; `nil` when that is found out later or not at all.
  var total: Int?
  /// The sections in order; empty for a listing without.
  var sections: [BookmarkSection] = []
  /// The names of the extra columns that the bookmarks carry.
  var extraColumns: [String] = []
}

/// One form of a listing, written piece by piece so that its length doesn't matter.
protocol ListingForm {
  /// What stands before the first bookmark.
  mutating func begin(_ head: ListingHead) -> [UInt8]
  /// The next bookmarks, in order.
  mutating func page(_ bookmarks: [ListedBookmark]) -> [UInt8]
  /// What stands behind the last bookmark.
  ///
  /// - Parameter total: how many match, for a form that shows it in the end.
  mutating func end(total: Int?) -> [UInt8]
  /// Where the form shows how many match.
  var totalPlace: ListingTotalPlace { get }
}

/// Where a listing shows how many bookmarks match, which may take longer than to find the first few.
enum ListingTotalPlace {
  case first
  case last
  case nowhere
}

extension ListingForm {
  var totalPlace: ListingTotalPlace { .nowhere }
}
