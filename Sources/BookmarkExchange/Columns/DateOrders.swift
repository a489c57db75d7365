/// Whether the day or the month comes first in the dates of each column, as all of its rows show it.
///
/// One date with a number above 12 settles the dates of its column that have the same mark between
/// their numbers. Where both orders stand, or none that can be told, no date is swapped to fit: one that
/// can only be read in one way is, the others are kept as texts.
struct DateOrders {
  /// How the dates of a column are read.
  enum Order {
    case dayFirst, monthFirst, contradictory
  }

  private var orders: [String: Order] = [:]
  /// Whether any date was seen that has a day and a month in numbers, in either order.
  private(set) var hasSeenNumbers = false
  /// Whether all rows were seen that are to be asked.
  var isDecided = false

  /// Takes a date of a column as what it says of the column.
  mutating func see(_ form: DayMonthForm, in column: String) {
    guard !isDecided else { return }
    hasSeenNumbers = true
    guard let order = form.order else { return }
    let key = "\(form.mark)\(column)"
    orders[key] = orders[key, default: order] == order ? order : .contradictory
  }

  /// The order of such dates in a column; nil where it can't be told.
  func order(of form: DayMonthForm, in column: String) -> Order? { orders["\(form.mark)\(column)"] }

  /// Whether others of the column have another order than a date that can only be read in one way.
  func contradicts(_ form: DayMonthForm, in column: String) -> Bool {
    guard isDecided, let own = form.order, let order = order(of: form, in: column) else {
      return false
    }
    return own != order
  }
}

/// A date of day and month in numbers and a year behind them: `15/04/1991`, `4/15/91`, `24.01.23`.
struct DayMonthForm {
  /// The order, where one of the numbers can only be a day.
  let order: DateOrders.Order?
  /// What stands between the numbers.
  let mark: Character

  init?(_ text: String) {
    let date = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
    let parts = date.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "." || $0 == "-" }
    guard parts.count == 3, (1...2).contains(parts[0].utf8.count),
      (1...2).contains(parts[1].utf8.count), [2, 4].contains(parts[2].utf8.count),
      let first = Int(parts[0]), let second = Int(parts[1]), Int(parts[2]) != nil,
      (1...31).contains(first), (1...31).contains(second), first <= 12 || second <= 12
    else { return nil }
    mark = date.first { !$0.isNumber } ?? "/"
    order = first > 12 ? .dayFirst : second > 12 ? .monthFirst : nil
  }
}
