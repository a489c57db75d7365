import BookmarkCommands
import BookmarkModel

/// What a look back shows, before anybody has decided how: a terminal, a page, a picture, plain lines.
///
/// Every text in it is in the person's language and safe to show.
struct Report {
  var title: String
  var blocks: [Block] = []

  /// One part with a heading; the facts at the beginning have none.
  enum Block {
    /// Names with values.
    case facts([(name: String, value: String)])
    /// Counts beside each other, to compare.
    case bars(String, [Bar])
    /// Counts one after the other, the name of each being short.
    case months(String, [Bar])
    /// A year day by day.
    case calendar(String, FinishCalendar)
    /// Bookmarks or names, one a line.
    case list(String, [String])
  }

  /// One count with its name.
  struct Bar {
    var name: String
    var count: Int
  }

  /// Adds a part unless there is nothing in it.
  mutating func add(_ block: Block) {
    switch block {
    case .facts(let facts) where facts.isEmpty: break
    case .bars(_, let bars) where bars.isEmpty: break
    case .months(_, let bars) where bars.allSatisfy({ $0.count == 0 }): break
    case .calendar(_, let calendar) where calendar.days.allSatisfy({ $0 == 0 }): break
    case .list(_, let lines) where lines.isEmpty: break
    default: blocks.append(block)
    }
  }
}

extension FinishCalendar {
  /// How dark a day is: 0 without anything, 1 to 4 by its share of the busiest day.
  func shade(of count: Int) -> Int {
    guard count > 0, let most = days.max() else { return 0 }
    return min(4, (count * 4 + most - 1) / most)
  }

  /// The weeks of a stretch of months, each with the places of its days from Monday on.
  func weeks(ofMonths months: ClosedRange<Int>) -> [[Int?]] {
    let start = Self.start(ofMonth: months.lowerBound, in: year)
    let end = Self.start(ofMonth: months.upperBound + 1, in: year)
    let offset = (date(ofDay: start)?.weekday?.rawValue ?? 1) - 1
    var places = Array<Int?>(repeating: nil, count: offset) + (start..<end).map { $0 }
    places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
    return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
  }
}
