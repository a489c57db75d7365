import BookmarkEngine
import SQLite

/// Which bookmarks a reversal touches and how, found out before anything is written.
///
/// A bookmark is touched when it still bears the mark that the change left on it (`edited`, or that
/// it is gone), or in any case when later changes are taken back too; it gets the state and the
/// mark from before the change.
struct UndoPlan {
  /// Those that the change had brought back or, when it is an undo, had left.
  private(set) var removed: [Int64] = []
  private(set) var restored: [Int64] = []
  private(set) var returned: [Int64] = []
  /// Those that were taken out as a set and were put back by another undo meanwhile.
  private(set) var replaced: [Int64] = []
  private(set) var kept: [Int64] = []
  private(set) var blocked: [Int64] = []
  /// How many works the change added that go as a set.
  private(set) var addedCount: Int64 = 0
  /// How many works the change took out as a set that come back.
  private(set) var takenCount: Int64 = 0
  /// How many decisions the change made that are no bookmarks.
  private(set) var decisionCount: Int64 = 0

  let reversal: Reversal
  private let connection: SQLiteConnection

  init(_ reversal: Reversal, _ connection: SQLiteConnection) throws(SQLiteError) {
    self.reversal = reversal
    self.connection = connection
    try readHistory()
    try readAdded()
    try readTaken()
    try readDecisions()
    kept.sort()
    blocked.sort()
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool {
    addedCount + takenCount + decisionCount == 0 && removed.isEmpty && restored.isEmpty
      && returned.isEmpty
      && replaced.isEmpty
  }

  private mutating func readHistory() throws(SQLiteError) {
    let sql = """
      SELECT history.item, history.edited, history.after, item.edited,
        (SELECT id FROM item AS twin WHERE twin.uid = history.uid AND twin.id <> history.item)
      FROM history LEFT JOIN item ON item.id = history.item
      WHERE history.change = ? ORDER BY history.item
      """
    try connection.rows(sql, [.integer(reversal.change)]) { row in
      let (id, before, after) = (row.int(0), row.optionalInt(1), row.optionalInt(2))
      let now = row.optionalInt(3)
      if now == before { return }
      if now != after, !reversal.includesEdited { return kept.append(id) }
      if before == nil { return removed.append(id) }
      if now != nil { return restored.append(id) }
      if row.optionalInt(4) == nil { returned.append(id) } else { blocked.append(id) }
    }
  }

  /// The works that the change added need no history: they bear its number.
  private mutating func readAdded() throws(SQLiteError) {
    addedCount =
      try connection.value("SELECT count(*) \(addedSource)", addedValues)?.asInteger ?? 0
    if reversal.includesEdited { return }
    kept += try connection.map(
      "SELECT id FROM item WHERE edited > ?1 AND change = ?1", [.integer(reversal.change)]
    ) { row in row.int(0) }
  }

  private mutating func readTaken() throws(SQLiteError) {
    takenCount =
      try connection.value("SELECT count(*) \(takenSource)", takenValues)?.asInteger ?? 0
    try connection.rows(
      """
      SELECT gone.id, item.id FROM removed_item AS gone JOIN item ON item.uid = gone.uid
      WHERE gone.removal = ?
      """, takenValues
    ) { row in
      let id = row.int(0)
      if id != row.int(1) {
        blocked.append(id)
      } else if reversal.includesEdited {
        replaced.append(id)
      } else {
        kept.append(id)
      }
    }
  }

  /// Decisions bear the number of their change and count while that stands; nothing is written.
  private mutating func readDecisions() throws(SQLiteError) {
    if reversal.undoes == nil { return }
    let root = try ChangeStanding(connection).root(of: reversal.change)
    decisionCount =
      try connection.value(
        """
        SELECT (SELECT count(*) FROM apart WHERE change = ?1)
          + EXISTS (SELECT 1 FROM alias WHERE change = ?1 OR forgotten = ?1)
        """, [.integer(root)])?.asInteger ?? 0
  }

  private var addedSource: String {
    "FROM item WHERE edited \(reversal.includesEdited ? ">=" : "=") ?1 AND change = ?1"
  }

  private var addedValues: [SQLiteValue] { [.integer(reversal.change)] }

  private var takenSource: String {
    """
    FROM removed_item AS gone WHERE removal = ?
    AND NOT EXISTS (SELECT 1 FROM item WHERE item.uid = gone.uid)
    """
  }

  private var takenValues: [SQLiteValue] { [.integer(reversal.change)] }

  /// The works that the change added, to be taken out.
  func added() throws(SQLiteError) -> MovingItems {
    try MovingItems(connection, "SELECT id \(addedSource)", addedValues)
  }

  /// The works that the change took out, to be put back.
  func taken() throws(SQLiteError) -> MovingItems {
    try MovingItems(connection, "SELECT gone.id \(takenSource)", takenValues)
  }

  /// The first bookmarks that are touched.
  func firstTouched(_ limit: Int) throws(SQLiteError) -> [Int64] {
    func first(_ id: String, _ source: String, _ values: [SQLiteValue]) throws(SQLiteError)
      -> [Int64]
    {
      try connection.map("SELECT \(id) \(source) ORDER BY 1 LIMIT \(limit)", values) { $0.int(0) }
    }
    let added = try first("id", addedSource, addedValues)
    let taken = try first("gone.id", takenSource, takenValues)
    let all = [added, taken, removed, restored, returned, replaced].flatMap { $0.prefix(limit) }
    return Array(all.sorted().prefix(limit))
  }
}
