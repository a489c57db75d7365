import CSV

/// Rows that wait until the dates of their columns were seen, from the first one that has a date with
/// day and month in numbers.
///
/// In a table without such a date no row ever waits.
struct HeldRows {
  /// What waits.
  enum Entry {
    case record(CSVRecord)
    case item(SourceItem)
  }

  private enum Stage {
    case watching, holding, decided
  }

  /// What a table may have at most before its dates are decided by the rows so far.
  private static let mostRows = 20_000

  private var stage = Stage.watching
  private var entries: [Entry] = []
  private var next = 0
  /// Reads each row only for what its dates say.
  private var draft: DraftBuilder

  init(options: SourceOptions) { draft = DraftBuilder(options: options) }

  /// Whether rows wait.
  var isHolding: Bool { stage == .holding }

  /// How dates are to be read; nil as long as that isn't decided.
  var orders: DateOrders? { stage == .decided ? draft.dateOrders : nil }

  /// Takes a row that has to wait; false for one that needn't.
  mutating func take(_ record: CSVRecord, _ rows: any RowReader) -> Bool {
    guard stage != .decided else { return false }
    draft.begin(line: record.line)
    rows.read(record, into: &draft)
    if stage == .watching {
      guard draft.dateOrders.hasSeenNumbers else { return false }
      stage = .holding
    }
    entries.append(.record(record))
    if entries.count >= Self.mostRows { decide() }
    return true
  }

  /// Takes what became of a row that couldn't be read, in its place.
  mutating func append(_ item: SourceItem) { entries.append(.item(item)) }

  /// Decides by the rows so far.
  mutating func decide() {
    stage = .decided
    draft.dateOrders.isDecided = true
  }

  /// The first entry that was not yet given.
  mutating func popFirst() -> Entry? {
    guard next < entries.count else {
      (entries, next) = ([], 0)
      return nil
    }
    defer { next += 1 }
    return entries[next]
  }
}
