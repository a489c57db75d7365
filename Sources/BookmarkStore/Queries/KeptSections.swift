import BookmarkCommands
import BookmarkModel
import SQLite
import Text

/// The sections that all bookmarks together stand in, in order, without looking at the bookmarks.
struct KeptSections {
  /// What names a section, and how many bookmarks stand in it, where that is kept.
  typealias Section = (value: String?, count: Int?)

  private let key: SectionKey
  private let connection: SQLiteConnection
  private let trace: QueryTrace
  private var source: Source
  private var held: [Section] = []
  private var place = 0
  /// Whether there may be more than what is held.
  private var hasMore = true

  private enum Source {
    /// All at once.
    case counts(SQLFragment)
    /// Some of very many names at a time.
    case names(SQLFragment, asked: Int)
    /// Month by month through the index of what was finished, from a date in the last one on.
    case months(after: (date: Double, month: Int64)?)
  }

  private static let stretch = 100

  /// - Parameter few: up to so many names are sorted sooner than walked.
  /// - Returns: `nil` for a property of which nothing is kept.
  init?(
    _ key: SectionKey, _ language: LanguageTables.Names?, _ connection: SQLiteConnection,
    few: Int, _ trace: @escaping QueryTrace
  ) throws(SQLiteError) {
    self.key = key
    self.connection = connection
    self.trace = trace
    if key.property == .finished {
      source = .months(after: nil)
    } else if let names = try Self.names(key, language, connection, few: few) {
      source = .names(names, asked: 0)
    } else if let tally = TallyCompiler(BookmarkQuery(sections: [key]), language) {
      source = .counts(tally.counts)
    } else {
      return nil
    }
  }

  mutating func next() throws(SQLiteError) -> Section? {
    if place == held.count, hasMore {
      place = 0
      try hold()
    }
    guard place < held.count else { return nil }
    defer { place += 1 }
    return held[place]
  }

  private mutating func hold() throws(SQLiteError) {
    switch source {
    case .counts(let counts):
      held = try sections(counts)
      hasMore = false
    case .names(let names, let asked):
      held = try sections(
        SQLFragment(names.sql + " LIMIT \(Self.stretch) OFFSET \(asked)", names.values))
      source = .names(names, asked: asked + Self.stretch)
      hasMore = held.count == Self.stretch
    case .months(let last):
      let next = try month(after: last)
      held = [(next.flatMap { SectionValue.text(.integer($0.month), of: .finished) }, nil)]
      source = .months(after: next)
      hasMore = next != nil
    }
  }

  /// Whether no other section has a name that is folded alike; no for names that aren't all held.
  func isOnlyOne(_ value: String?) -> Bool {
    guard let value, case .counts = source else { return false }
    let folded = TextFolding.folded(value)
    return held.count { $0.value.map(TextFolding.folded) == folded } == 1
  }

  private func sections(_ fragment: SQLFragment) throws(SQLiteError) -> [Section] {
    try trace(.count, fragment)
    return try connection.map(fragment.sql, fragment.values) { row in
      (SectionValue.text(row.value(0), of: key.property), Int(row.int(1)))
    }
  }

  private func month(after last: (date: Double, month: Int64)?) throws(SQLiteError)
    -> (date: Double, month: Int64)?
  {
    let value = SectionSource(key, alias: "", nil).value
    let (sign, order) = key.isDescending ? ("<", " DESC") : (">", "")
    var fragment = SQLFragment(
      "SELECT item.finished, \(value) FROM item INDEXED BY item_by_finished "
        + "WHERE item.finished IS NOT NULL")
    if let last {
      fragment.sql += " AND item.finished \(sign) ? AND \(value) <> ?"
      fragment.values += [.real(last.date), .integer(last.month)]
    }
    fragment.sql += " ORDER BY item.finished\(order) LIMIT 1"
    try trace(.find, fragment)
    return try connection.map(fragment.sql, fragment.values) { row in
      (date: row.double(0), month: row.int(1))
    }.first
  }

  /// Names in the order of the language's index, those that stand nowhere left out, and what has
  /// none at the end; `nil` for few names, or where no index has them in order.
  private static func names(
    _ key: SectionKey, _ language: LanguageTables.Names?, _ connection: SQLiteConnection, few: Int
  ) throws(SQLiteError) -> SQLFragment? {
    guard let language, [.creator, .tag, .shelf, .series].contains(key.property) else { return nil }
    let kind = key.property.rawValue
    let count = try connection.value(
      "SELECT count(*) FROM (SELECT 1 FROM tally_name WHERE kind = ? LIMIT \(few + 1))",
      [.text(kind)])
    guard let count = count?.asInteger, count > few else { return nil }
    let order = key.isDescending ? " DESC" : ""
    let names: LanguageTables.NameKind = key.property == .creator ? .creator : .label
    return SQLFragment(
      """
      SELECT * FROM (SELECT kept.name, kept.count FROM \(language.schema).\(language.names) AS named
        CROSS JOIN tally_name AS kept ON kept.kind = ? AND kept.name = named.name
        WHERE named.kind = \(names.rawValue) AND kept.count > 0
        ORDER BY named.key\(order), named.name\(order))
      UNION ALL SELECT NULL, count FROM tally_name
      WHERE kind = ? AND name = \(Tally.missingText) AND count > 0
      """, [.text(kind), .text(kind)])
  }
}
