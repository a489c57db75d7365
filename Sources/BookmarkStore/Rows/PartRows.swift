import BookmarkModel
import SQLite
import Text

/// Writes the rows of a bookmark's several values.
struct PartRows {
  let connection: SQLiteConnection
  let schema: String

  func insert(_ content: BookmarkContent, item: Int64) throws(SQLiteError) {
    let others = content.otherTitles
    try rows(Self.titles, others, item) {
      title, row throws(SQLiteError) in
      try row.bind(3, title.text)
      try row.bind(4, TextFolding.key(title.text))
      try row.bind(5, SQLiteValue(title.language))
      try row.bind(6, title.role.rawValue)
    }
    try rows(Self.creators, content.creators, item) {
      creator, row throws(SQLiteError) in
      try row.bind(3, creator.name)
      try row.bind(4, TextFolding.key(creator.name))
      try row.bind(5, creator.role.rawValue)
      try row.bind(6, SQLiteValue(creator.language))
    }
    try rows(Self.identifiers, content.identifiers, item) {
      identifier, row throws(SQLiteError) in
      try row.bind(3, identifier.scheme)
      try row.bind(4, identifier.value)
    }
    try rows(Self.tags, content.tags, item) { tag, row throws(SQLiteError) in
      try row.bind(3, tag)
      try row.bind(4, TextFolding.folded(tag))
    }
    try insertLists(content, item)
    try insertEvents(content, item)
  }

  private func insertLists(_ content: BookmarkContent, _ item: Int64) throws(SQLiteError) {
    try rows(Self.shelves, content.shelves, item) {
      entry, row throws(SQLiteError) in
      try row.bind(3, entry.shelf)
      try row.bind(4, TextFolding.folded(entry.shelf))
      try row.bind(5, SQLiteValue(entry.position))
      try row.bind(6, SQLiteValue(entry.note))
    }
    try rows(Self.series, content.series, item) {
      entry, row throws(SQLiteError) in
      try row.bind(3, entry.name)
      try row.bind(4, TextFolding.folded(entry.name))
      try row.bind(5, SQLiteValue(entry.position))
    }
    try rows(Self.formats, content.formats, item) { format, row throws(SQLiteError) in
      try row.bind(3, format.rawValue)
    }
    if content.weekdays.isEmpty { return }
    let sql = "INSERT INTO \(schema).plan (item, weekday) VALUES (?, ?)"
    for day in content.weekdays {
      try connection.run(sql, [.integer(item), .integer(Int64(day.rawValue))])
    }
  }

  private func insertEvents(_ content: BookmarkContent, _ item: Int64) throws(SQLiteError) {
    try rows(
      Self.experiences,
      content.experiences, item
    ) { experience, row throws(SQLiteError) in
      try row.bind(3, SQLiteValue(experience.started?.sortValue))
      try row.bind(4, SQLiteValue(experience.finished?.sortValue))
      try row.bind(5, SQLiteValue(experience.time))
      try row.bind(6, SQLiteValue(experience.rating?.value))
      try row.bind(7, SQLiteValue(experience.rating?.text))
      try row.bind(8, SQLiteValue(experience.note))
      try row.bind(9, SQLiteValue(experience.format?.rawValue))
      try row.bind(10, SQLiteValue(experience.part))
      try row.bind(11, SQLiteValue(experience.link))
    }
    try rows(
      Self.copies, content.copies, item
    ) { copy, row throws(SQLiteError) in
      try row.bind(3, SQLiteValue(copy.format?.rawValue))
      try row.bind(4, SQLiteValue(copy.location))
      try row.bind(5, SQLiteValue(copy.acquired?.sortValue))
      try row.bind(6, SQLiteValue(copy.price))
      try row.bind(7, SQLiteValue(copy.lentTo))
      try row.bind(8, SQLiteValue(copy.lentSince?.sortValue))
      try row.bind(9, SQLiteValue(copy.note))
    }
  }

  /// Inserts one row for each element.
  private func rows<Element>(
    _ insertion: SchemaSQL, _ elements: [Element], _ item: Int64,
    bind: (Element, borrowing SQLiteStatement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    if elements.isEmpty { return }
    try connection.withStatement(insertion[schema]) { statement throws(SQLiteError) in
      for (position, element) in elements.enumerated() {
        try statement.bind(1, item)
        try statement.bind(2, position)
        try bind(element, statement)
        try statement.run()
      }
    }
  }

  /// The condition on rows of `plan` that this build reads and writes.
  ///
  /// Days have no raw values of their own that could be kept as they came, so the row of any other
  /// number is left alone: not shown, not asked for, and still there for the build that wrote it.
  static let knownDay = "weekday BETWEEN 1 AND 7"

  /// Removes the rows of an item from every table of several values.
  func delete(item: Int64) throws(SQLiteError) {
    for table in FirstSchema.partTables {
      try connection.run("DELETE FROM \(schema).\(table) WHERE item = ?", [.integer(item)])
    }
  }

  /// Removes the rows of an item that are written anew when it changes.
  func clear(item: Int64) throws(SQLiteError) {
    for table in FirstSchema.partTables {
      let kept = table == "plan" ? " AND \(Self.knownDay)" : ""
      try connection.run("DELETE FROM \(schema).\(table) WHERE item = ?\(kept)", [.integer(item)])
    }
  }

  /// Says in the item's row that `plan` has rows for it, when none but those left alone are there.
  func markUnknownDays(item: Int64) throws(SQLiteError) {
    try connection.run(
      """
      UPDATE \(schema).item SET parts = parts | \(ItemParts.weekdays.rawValue) WHERE id = ?1
      AND EXISTS (SELECT 1 FROM \(schema).plan WHERE item = ?1 AND NOT \(Self.knownDay))
      """, [.integer(item)])
  }

  private static let titles = SchemaSQL.insertion(
    into: "title", "text, key, language, role")
  private static let creators = SchemaSQL.insertion(
    into: "creator", "name, key, role, language")
  private static let identifiers = SchemaSQL.insertion(
    into: "identifier", "scheme, value")
  private static let tags = SchemaSQL.insertion(
    into: "tag", "name, key")
  private static let shelves = SchemaSQL.insertion(
    into: "shelf", "name, key, place, note")
  private static let series = SchemaSQL.insertion(
    into: "series", "name, key, place")
  private static let formats = SchemaSQL.insertion(
    into: "format", "format")
  private static let experiences = SchemaSQL.insertion(
    into: "experience", "started, finished, time, rating, rating_text, note, format, part, link")
  private static let copies = SchemaSQL.insertion(
    into: "copy", "format, location, acquired, price, lent_to, lent_since, note")
}
