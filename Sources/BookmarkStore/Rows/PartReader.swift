import BookmarkModel
import SQLite

/// Reads the several values of bookmarks whose single values are there already.
struct PartReader {
  let connection: SQLiteConnection
  let schema: String

  func fill(_ bookmarks: inout [Bookmark], _ parts: [ItemParts]) throws(SQLiteError) {
    try read(.titles, "title", "text, language, role", &bookmarks, parts) { row, content in
      content.titles.append(
        Title(row.text(0), language: row.optionalText(1), role: TitleRole(rawValue: row.text(2))))
    }
    try read(.creators, "creator", "name, role, language", &bookmarks, parts) { row, content in
      content.creators.append(
        Creator(
          row.text(0), role: CreatorRole(rawValue: row.text(1)), language: row.optionalText(2)))
    }
    try read(.identifiers, "identifier", "scheme, value", &bookmarks, parts) { row, content in
      content.identifiers.append(Identifier(scheme: row.text(0), canonicalValue: row.text(1)))
    }
    try read(.tags, "tag", "name", &bookmarks, parts) { row, content in
      content.tags.append(row.text(0))
    }
    try read(.shelves, "shelf", "name, place, note", &bookmarks, parts) { row, content in
      content.shelves.append(
        ShelfEntry(
          row.text(0), position: row.optionalInt(1).flatMap { Int(exactly: $0) },
          note: row.optionalText(2)))
    }
    try read(.series, "series", "name, place", &bookmarks, parts) { row, content in
      content.series.append(SeriesEntry(row.text(0), position: row.optionalText(1)))
    }
    try read(.formats, "format", "format", &bookmarks, parts) { row, content in
      content.formats.append(MediaFormat(rawValue: row.text(0)))
    }
    try read(.weekdays, "plan", "weekday", order: "weekday", &bookmarks, parts) { row, content in
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
      .experiences, "experience",
      "started, finished, time, rating, rating_text, note, format, part, link", &bookmarks, parts
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
      .copies, "copy", "format, location, acquired, price, lent_to, lent_since, note", &bookmarks,
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
    _ part: ItemParts, _ table: String, _ columns: String, order: String = "position",
    _ bookmarks: inout [Bookmark], _ parts: [ItemParts],
    append: (borrowing SQLiteRow, inout BookmarkContent) -> Void
  ) throws(SQLiteError) {
    let wanted = parts.indices.filter { parts[$0].contains(part) }
    if wanted.isEmpty { return }
    let sql = "SELECT \(columns) FROM \(schema).\(table) WHERE item = ? ORDER BY \(order)"
    try connection.withStatement(sql) { statement throws(SQLiteError) in
      for index in wanted {
        try statement.bind(1, bookmarks[index].id)
        while try statement.step() { append(statement, &bookmarks[index].content) }
        statement.reset()
      }
    }
  }
}

extension SQLiteStatement {
  /// A date in a column of ``PartialDate/sortValue``s.
  fileprivate borrowing func date(_ column: Int) -> PartialDate? {
    optionalDouble(column).flatMap { PartialDate(sortValue: $0) }
  }
}
