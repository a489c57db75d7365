import BookmarkModel
import SQLite

/// Reads the several values of bookmarks whose single values are there already.
struct PartReader {
  let connection: SQLiteConnection
  let schema: String

  func fill(_ bookmarks: inout [Bookmark], _ parts: [ItemParts]) throws(SQLiteError) {
    try read(.titles, Self.titles, &bookmarks, parts) { row, content in
      content.titles.append(
        Title(row.text(0), language: row.optionalText(1), role: TitleRole(rawValue: row.text(2))))
    }
    try read(.creators, Self.creators, &bookmarks, parts) { row, content in
      content.creators.append(
        Creator(
          row.text(0), role: CreatorRole(rawValue: row.text(1)), language: row.optionalText(2)))
    }
    try read(.identifiers, Self.identifiers, &bookmarks, parts) { row, content in
      content.identifiers.append(Identifier(scheme: row.text(0), canonicalValue: row.text(1)))
    }
    try read(.tags, Self.tags, &bookmarks, parts) { row, content in
      content.tags.append(row.text(0))
    }
    try read(.shelves, Self.shelves, &bookmarks, parts) { row, content in
      content.shelves.append(
        ShelfEntry(
          row.text(0), position: row.optionalInt(1).flatMap { Int(exactly: $0) },
          note: row.optionalText(2)))
    }
    try read(.series, Self.series, &bookmarks, parts) { row, content in
      content.series.append(SeriesEntry(row.text(0), position: row.optionalText(1)))
    }
    try read(.formats, Self.formats, &bookmarks, parts) { row, content in
      content.formats.append(MediaFormat(rawValue: row.text(0)))
    }
    // Stored in the order of the build that wrote them, which may know other formats.
    for index in bookmarks.indices where bookmarks[index].formats.count > 1 {
      bookmarks[index].content.formats.sort()
    }
    try read(.weekdays, Self.weekdays, &bookmarks, parts) { row, content in
      if let day = Weekday(rawValue: Int(truncatingIfNeeded: row.int(0))) {
        content.weekdays.append(day)
      }
    }
    try fillEvents(&bookmarks, parts)
  }

  private func fillEvents(_ bookmarks: inout [Bookmark], _ parts: [ItemParts])
    throws(SQLiteError)
  {
    try read(
      .experiences, Self.experiences, &bookmarks, parts
    ) { row, content in
      content.experiences.append(
        Experience(
          started: row.date(0), finished: row.date(1), time: row.optionalText(2),
          rating: row.optionalDouble(3).flatMap { Rating(stored: $0, text: row.text(4)) },
          note: row.optionalText(5),
          format: row.optionalText(6).map { MediaFormat(rawValue: $0) },
          part: row.optionalText(7), link: row.optionalText(8)))
    }
    try read(
      .copies, Self.copies, &bookmarks,
      parts
    ) { row, content in
      content.copies.append(
        Copy(
          format: row.optionalText(0).map { MediaFormat(rawValue: $0) },
          location: row.optionalText(1), acquired: row.date(2), price: row.optionalText(3),
          lentTo: row.optionalText(4), lentSince: row.date(5), note: row.optionalText(6)))
    }
  }

  private func read(
    _ part: ItemParts, _ selection: SchemaSQL, _ bookmarks: inout [Bookmark], _ parts: [ItemParts],
    append: (borrowing SQLiteRow, inout BookmarkContent) -> Void
  ) throws(SQLiteError) {
    let wanted = parts.indices.filter { parts[$0].contains(part) }
    if wanted.isEmpty { return }
    try connection.withStatement(selection[schema]) { statement throws(SQLiteError) in
      for index in wanted {
        try statement.bind(1, bookmarks[index].id)
        while try statement.step() { append(statement, &bookmarks[index].content) }
        statement.reset()
      }
    }
  }

  private static let titles = SchemaSQL.selection(
    from: "title", "text, language, role")
  private static let creators = SchemaSQL.selection(
    from: "creator", "name, role, language")
  private static let identifiers = SchemaSQL.selection(
    from: "identifier", "scheme, value")
  private static let tags = SchemaSQL.selection(
    from: "tag", "name")
  private static let shelves = SchemaSQL.selection(
    from: "shelf", "name, place, note")
  private static let series = SchemaSQL.selection(
    from: "series", "name, place")
  private static let formats = SchemaSQL.selection(
    from: "format", "format")
  private static let weekdays = SchemaSQL.selection(
    from: "plan", "weekday", order: "weekday")
  private static let experiences = SchemaSQL.selection(
    from: "experience", "started, finished, time, rating, rating_text, note, format, part, link")
  private static let copies = SchemaSQL.selection(
    from: "copy", "format, location, acquired, price, lent_to, lent_since, note")
}

extension SQLiteStatement {
  /// A date in a column of ``PartialDate/sortValue``s.
  fileprivate borrowing func date(_ column: Int) -> PartialDate? {
    optionalDouble(column).flatMap { PartialDate(sortValue: $0) }
  }
}
