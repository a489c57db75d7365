import BookmarkCommands
import BookmarkEngine
import BookmarkModel
import SQLite
import Text

extension SQLiteSnapshot {
  func largestSections(by property: SectionKey.Property, of filter: BookmarkFilter, limit: Int)
    throws(StoreError) -> [BookmarkSection]
  {
    let fragment = try largest(property, filter, limit)
    return try storing(path) { () throws(SQLiteError) in
      try connection.map(fragment.sql, fragment.values) { row in
        BookmarkSection(
          values: [SectionValue.text(row.value(0), of: property)], count: Int(row.int(1)))
      }
    }
  }

  /// Names of all bookmarks are counted already; others are counted now.
  private func largest(_ property: SectionKey.Property, _ filter: BookmarkFilter, _ limit: Int)
    throws(StoreError) -> SQLFragment
  {
    if filter == .all, Tally.names.contains(where: { $0.table == property.rawValue }) {
      return SQLFragment(
        """
        SELECT name, count FROM tally_name
        WHERE kind = ? AND name <> \(Tally.missingText) AND count > 0
        ORDER BY count DESC, name LIMIT ?
        """, [.text(property.rawValue), .integer(Int64(limit))])
    }
    let source = SectionSource(SectionKey(property), alias: "s0", nil)
    let condition = try condition(filter)
    let hint = condition.isCounted ? Self.inOrder : ""
    var fragment = prefixed(
      "SELECT \(source.value), count(DISTINCT item.id) AS bookmarks FROM item\(hint)\(source.join) "
        + "WHERE \(source.value) IS NOT NULL AND (", condition.member,
      ") GROUP BY 1 ORDER BY bookmarks DESC, 1 LIMIT ?")
    fragment.values.append(.integer(Int64(limit)))
    return fragment
  }

  func ratingSums(of filter: BookmarkFilter) throws(StoreError) -> [RatingSum] {
    let condition = try condition(filter)
    let hint = condition.isCounted ? " INDEXED BY item_by_status" : ""
    let fragment =
      filter == .all
      ? SQLFragment(
        """
        SELECT type, sum(count) AS rated, sum(count * rating) FROM tally_rating
        WHERE rating <> \(Tally.missingNumber) GROUP BY type HAVING rated > 0
        """)
      : prefixed(
        "SELECT type, count(*), sum(rating) FROM item\(hint) WHERE rating IS NOT NULL AND (",
        condition.member, ") GROUP BY type")
    return try storing(path) { () throws(SQLiteError) in
      try connection.map(fragment.sql, fragment.values) { row in
        RatingSum(
          BookmarkType(rawValue: row.text(0)), count: Int(row.int(1)), sum: row.double(2))
      }
    }
  }

  func finishDates(of filter: BookmarkFilter) throws(StoreError) -> [FinishCount] {
    let fragment = try dates(filter)
    let sql = fragment.sql + " GROUP BY 1 ORDER BY 1"
    return try storing(path) { () throws(SQLiteError) in
      let rows = try connection.map(sql, fragment.values) { row in
        PartialDate(sortValue: row.double(0)).map { FinishCount($0, Int(row.int(1))) }
      }
      return rows.compactMap(\.self)
    }
  }

  private func dates(_ filter: BookmarkFilter) throws(StoreError) -> SQLFragment {
    if filter == .all {
      return SQLFragment(
        "SELECT finished, count(*) FROM experience INDEXED BY experience_by_finished "
          + "WHERE finished IS NOT NULL")
    }
    let condition = try condition(filter)
    let hint = condition.isCounted ? Self.inOrder : ""
    return prefixed(
      "SELECT experience.finished, count(*) FROM item\(hint) "
        + "JOIN experience ON experience.item = item.id WHERE experience.finished IS NOT NULL AND (",
      condition.member, ")")
  }

  func finishes(of filter: BookmarkFilter, in period: PartialDate) throws(StoreError) -> [Finish] {
    let range = period.sortRange
    let fragment = prefixed(
      """
      SELECT item.id, item.type, experience.finished, coalesce(experience.rating, item.rating)
      FROM experience INDEXED BY experience_by_finished
      CROSS JOIN item ON item.id = experience.item
      WHERE experience.finished BETWEEN ? AND ? AND (
      """, try condition(filter).member,
      ") ORDER BY experience.finished, experience.item, experience.position")
    let values = [SQLiteValue.real(range.lowerBound), .real(range.upperBound)] + fragment.values
    return try storing(path) { () throws(SQLiteError) in
      let rows = try connection.map(fragment.sql, values) { row in
        PartialDate(sortValue: row.double(2)).map {
          Finish(
            id: row.int(0), type: BookmarkType(rawValue: row.text(1)), date: $0,
            rating: row.optionalDouble(3))
        }
      }
      return rows.compactMap(\.self)
    }
  }

  func hasFinish(by creator: String, through period: PartialDate) throws(StoreError) -> Bool {
    let sql = """
      SELECT 1 FROM creator INDEXED BY creator_by_key
      CROSS JOIN experience ON experience.item = creator.item
      WHERE creator.key = ? AND experience.finished <= ? LIMIT 1
      """
    let values: [SQLiteValue] = [
      .text(TextFolding.key(creator)), .real(period.sortRange.upperBound),
    ]
    return try storing(path) { () throws(SQLiteError) in
      try connection.value(sql, values) != nil
    }
  }

  /// Reads all bookmarks in the order of the table: for what many pass, an index would jump about.
  private static let inOrder = " NOT INDEXED"

  private func condition(_ filter: BookmarkFilter) throws(StoreError) -> Condition {
    if filter.depth > BookmarkFilter.maximumDepth { throw .filterTooDeep }
    let conditions = FilterCompiler.conjuncts(of: filter)
    return .all(conditions)
  }
}
