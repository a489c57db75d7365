public import BookmarkModel

/// Gathers the extra columns that a table of bookmarks needs, in the order in which they come up.
///
/// A name that one bookmark has several times becomes several columns.
public struct ExtraColumnNames: Sendable {
  /// The names, one for each column.
  public private(set) var columns: [String] = []
  private var counts: [String: Int] = [:]

  /// No columns.
  public init() {}

  /// Adds the columns of a bookmark that are not there yet.
  public mutating func add(_ extras: [ExtraColumn]) {
    var seen: [String: Int] = [:]
    for extra in extras {
      let count = (seen[extra.name] ?? 0) + 1
      seen[extra.name] = count
      if count > counts[extra.name] ?? 0 {
        counts[extra.name] = count
        columns.append(extra.name)
      }
    }
  }
}
