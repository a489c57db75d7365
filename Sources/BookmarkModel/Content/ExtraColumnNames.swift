/// Gathers the extra columns that a table of bookmarks needs, in an order that agrees with all of them.
///
/// A name that one bookmark has several times becomes several columns. Where bookmarks contradict
/// each other about the order, the column that came up first comes first.
public struct ExtraColumnNames: Sendable {
  private var names: [String] = []
  private var places: [Name: Int] = [:]
  /// The columns that directly follow each one in some bookmark.
  private var followers: [Set<Int>] = []
  private var last: [String] = []

  /// The n-th column of a name.
  private struct Name: Hashable {
    let text: String
    let ordinal: Int
  }

  /// No columns.
  public init() {}

  /// Adds the columns of a bookmark that are not there yet.
  public mutating func add(_ extras: [ExtraColumn]) {
    // Bookmarks of one source mostly have the same columns.
    if extras.count == last.count, zip(extras, last).allSatisfy({ $0.name == $1 }) { return }
    last = extras.map(\.name)
    var seen: [String: Int] = [:]
    var previous: Int?
    for name in last {
      let ordinal = (seen[name] ?? 0) + 1
      seen[name] = ordinal
      let place = place(of: Name(text: name, ordinal: ordinal))
      if let previous, previous != place { followers[previous].insert(place) }
      previous = place
    }
  }

  /// The names, one for each column, every one before those that follow it in a bookmark.
  public var columns: [String] {
    var leaders = Array(repeating: 0, count: names.count)
    for place in names.indices { for next in followers[place] { leaders[next] += 1 } }
    var rest = Array(names.indices)
    var ordered: [String] = []
    while !rest.isEmpty {
      let index = rest.firstIndex { leaders[$0] == 0 } ?? 0
      let place = rest.remove(at: index)
      for next in followers[place] { leaders[next] -= 1 }
      ordered.append(names[place])
    }
    return ordered
  }

  private mutating func place(of name: Name) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name.text)
    followers.append([])
    return names.count - 1
  }
}
