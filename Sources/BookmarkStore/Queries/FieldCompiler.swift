import BookmarkModel
import SQLite
import Text

/// Compiles the tests of one field.
struct FieldCompiler {
  let field: BookmarkField

  func compile(_ test: FieldTest) -> SQLFragment {
    guard takes(test) else { return .never }
    return switch test {
    case .present: present
    case .anyOf(let values): anyOf(values)
    case .contains(let text):
      each { SQLFragment("instr(fold(\($0)), ?) > 0", [.text(TextFolding.folded(text))]) }
    case .prefix(let text):
      each { SQLFragment("has_prefix(\($0), ?)", [.text(TextFolding.folded(text))]) }
    case .exactly(let text):
      each { SQLFragment("fold(\($0)) = ?", [.text(TextFolding.folded(text))]) }
    case .number(let low, let high): range(low, high)
    case .date(let from, let through) where field == .year:
      range(from?.sortRange.lowerBound, through?.sortRange.upperBound, of: "item.published")
    case .date(let from, let through):
      range(from?.sortRange.lowerBound, through?.sortRange.upperBound)
    }
  }

  /// Whether the field has values of the kind that the test is about.
  private func takes(_ test: FieldTest) -> Bool {
    switch test {
    case .present: true
    case .number: field.kind == .number
    case .date: field.kind == .date || field == .year
    case .anyOf, .contains, .prefix, .exactly:
      (field.kind == .text || field.kind == .enumeration) && field != .copy
        && field != .experience
    }
  }

  /// Where the values of a list field stand, with the condition that picks this field's rows.
  private var table: (name: String, column: String, condition: String)? {
    switch field {
    case .titles: ("title", "text", "1")
    case .creator: ("creator", "name", "1")
    case .author: ("creator", "name", "role = 'author'")
    case .director: ("creator", "name", "role = 'director'")
    case .artist: ("creator", "name", "role = 'artist'")
    case .series: ("series", "name", "1")
    case .tag: ("tag", "name", "1")
    case .shelf: ("shelf", "name", "1")
    case .format: ("format", "format", "1")
    case .plan: ("plan", Self.weekdayName, "1")
    case .identifier: ("identifier", "value", "1")
    case .location: ("copy", "location", "location IS NOT NULL")
    case .lent: ("copy", "lent_to", "(lent_to IS NOT NULL OR lent_since IS NOT NULL)")
    case .copy: ("copy", "item", "1")
    case .experience: ("experience", "item", "1")
    case .started: ("experience", "started", "started IS NOT NULL")
    case .finished: ("experience", "finished", "finished IS NOT NULL")
    default: nil
    }
  }

  /// The item's own column of a single-valued field.
  private var column: String? {
    switch field {
    case .id, .type, .status, .rating, .year, .publisher, .language, .url, .review, .note, .added,
      .times, .change:
      "item.\(field.rawValue)"
    case .title: "item.title"
    case .changed:
      // Stored in milliseconds, compared as the day where the program runs.
      "CAST(strftime('%Y%m%d', item.changed / 1000, 'unixepoch', 'localtime') AS REAL)"
    case .favourite: "item.favourite"
    case .source: "(SELECT source FROM change WHERE change.id = item.change)"
    default: nil
    }
  }

  /// A condition that holds for at least one of the field's values.
  private func each(_ condition: (String) -> SQLFragment) -> SQLFragment {
    switch field {
    case .title:
      let main = condition("item.title")
      let others = prefixed(
        "(item.parts & 1) AND item.id IN (SELECT item FROM title WHERE ", condition("text"), ")")
      return .joined([main, others], by: "OR")
    case .text: return anywhere(condition)
    case .uid: return condition("uuid_text(item.uid)")
    case .extra:
      return prefixed(
        "EXISTS (SELECT 1 FROM json_each(item.extras) WHERE ", condition("value ->> 1"), ")")
    default: break
    }
    if let column { return condition(column) }
    guard let table else { return .never }
    return prefixed(
      "item.id IN (SELECT item FROM \(table.name) WHERE \(table.condition) AND ",
      condition(table.column), ")")
  }

  private func anywhere(_ condition: (String) -> SQLFragment) -> SQLFragment {
    let fields: [BookmarkField] = [.title, .creator, .tag, .review, .note]
    return .joined(fields.map { FieldCompiler(field: $0).each(condition) }, by: "OR")
  }

  private var present: SQLFragment {
    switch field {
    case .title: return SQLFragment("item.title IS NOT NULL")
    case .type: return SQLFragment("item.type <> ''")
    case .favourite: return SQLFragment("item.favourite")
    case .times: return SQLFragment("item.times > 0")
    case .extra: return SQLFragment("item.extras IS NOT NULL")
    case .id, .uid, .changed, .change: return .always
    case .text:
      let fields: [BookmarkField] = [.title, .creator, .tag, .review, .note]
      return .joined(fields.map { FieldCompiler(field: $0).present }, by: "OR")
    default: break
    }
    if let column { return SQLFragment("\(column) IS NOT NULL") }
    guard let table else { return .never }
    return SQLFragment("item.id IN (SELECT item FROM \(table.name) WHERE \(table.condition))")
  }

  private func anyOf(_ values: [String]) -> SQLFragment {
    if values.isEmpty { return .never }
    switch field {
    case .tag, .shelf, .series:
      let keys = values.map { SQLiteValue.text(TextFolding.folded($0)) }
      return prefixed(
        "item.id IN (SELECT item FROM \(field.rawValue) WHERE key IN ", .list(keys), ")")
    case .plan:
      let days = Weekday.allCases.filter { values.contains($0.name) }.map {
        SQLiteValue.integer(Int64($0.rawValue))
      }
      if days.isEmpty { return .never }
      return prefixed("item.id IN (SELECT item FROM plan WHERE weekday IN ", .list(days), ")")
    case .format:
      return prefixed(
        "item.id IN (SELECT item FROM format WHERE format IN ",
        .list(values.map { .text($0) }), ")")
    case .type, .status, .language:
      return prefixed("item.\(field.rawValue) IN ", .list(values.map { .text($0) }))
    default:
      let folded = values.map { SQLiteValue.text(TextFolding.folded($0)) }
      return each { prefixed("fold(\($0)) IN ", .list(folded)) }
    }
  }

  private func range(_ low: Double?, _ high: Double?, of column: String? = nil) -> SQLFragment {
    func bounded(_ column: String) -> SQLFragment {
      var bounds: [SQLFragment] = []
      if let low { bounds.append(SQLFragment("\(column) >= ?", [.real(low)])) }
      if let high { bounds.append(SQLFragment("\(column) <= ?", [.real(high)])) }
      // A comparison leaves missing values out by itself; an open range has to say so.
      return bounds.isEmpty
        ? SQLFragment("\(column) IS NOT NULL") : .joined(bounds, by: "AND")
    }
    return column.map(bounded) ?? each(bounded)
  }

  /// The name of a weekday, which is stored as its number.
  private static let weekdayName =
    "CASE weekday "
    + Weekday.allCases.map { "WHEN \($0.rawValue) THEN '\($0.name)'" }.joined(separator: " ")
    + " END"
}
