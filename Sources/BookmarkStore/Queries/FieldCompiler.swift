import BookmarkModel
import SQLite
import Text

/// Compiles the tests of one field.
struct FieldCompiler {
  let field: BookmarkField

  func compile(_ test: FieldTest) -> Condition {
    guard field.takes(test) else { return .never }
    return switch test {
    case .present: present
    case .anyOf(let values): anyOf(values)
    case .contains(let text): words(SearchPhrase(text), text)
    case .prefix(let text): words(SearchPhrase(text, isPrefix: true), text)
    case .exactly(let text): exactly(text)
    case .number(let low, let high) where field == .year: years(low, high)
    case .number(let low, let high): range(low, high)
    case .date(let from, let through) where field == .year:
      .column(
        Self.bounded("item.published", from?.sortRange.lowerBound, through?.sortRange.upperBound),
        index: "item_by_published", isCounted: true)
    case .date(let from, let through):
      range(from?.sortRange.lowerBound, through?.sortRange.upperBound)
    }
  }

  /// Where the values of a list field stand, with the condition that picks this field's rows.
  var table: (name: String, column: String, condition: String)? {
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
    case .plan: ("plan", Self.weekdayName, PartRows.knownDay)
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
  func each(_ condition: (String) -> SQLFragment) -> Condition {
    switch field {
    case .title:
      let main = Condition(condition("item.title"))
      var others = Condition.row(of: "title", condition("text"))
      others.member = prefixed("((item.parts & 1) AND ", others.member, ")")
      others.probe = prefixed("((item.parts & 1) AND ", others.probe, ")")
      return .any([main, others])
    case .text:
      return .any(Self.searched.map { FieldCompiler(field: $0).each(condition) })
    case .uid: return .column(condition("uuid_text(item.uid)"))
    case .extra:
      return .column(
        prefixed(
          "EXISTS (SELECT 1 FROM json_each(item.extras) WHERE ", condition("value ->> 1"), ")"))
    default: break
    }
    if let column { return .column(condition(column)) }
    guard let table else { return .never }
    return .row(
      of: table.name,
      prefixed(
        table.condition == "1" ? "" : table.condition + " AND ",
        condition(table.column)))
  }

  /// The fields that ``BookmarkField/text`` is made of.
  static let searched: [BookmarkField] = [.title, .creator, .tag, .review, .note]

  private var present: Condition {
    switch field {
    case .title: return .column(SQLFragment("item.title IS NOT NULL"))
    case .type: return .column(SQLFragment("item.type <> ''"), isCounted: true)
    case .status, .rating:
      return .column(SQLFragment("item.\(field.rawValue) IS NOT NULL"), isCounted: true)
    case .year: return .column(SQLFragment("item.published IS NOT NULL"), isCounted: true)
    case .favourite: return .column(SQLFragment("item.favourite"))
    case .times: return .column(SQLFragment("item.times > 0"))
    case .extra: return .column(SQLFragment("item.extras IS NOT NULL"))
    case .id, .uid, .changed, .change: return .always
    case .text: return .any(Self.searched.map { FieldCompiler(field: $0).present })
    default: break
    }
    let word = Facet.fields.contains(field) ? Facet.has.word(field.rawValue) : nil
    if let column { return .column(SQLFragment("\(column) IS NOT NULL")).matching([word]) }
    guard let table else { return .never }
    return .row(of: table.name, SQLFragment(table.condition)).matching([word])
  }

  private func anyOf(_ values: [String]) -> Condition {
    if values.isEmpty { return .never }
    switch field {
    case .tag, .shelf, .series:
      return keyed(values.map(TextFolding.folded))
    case .plan:
      let days = Weekday.allCases.filter { values.contains($0.name) }.map {
        SQLiteValue.integer(Int64($0.rawValue))
      }
      if days.isEmpty { return .never }
      return .row(of: "plan", prefixed("weekday IN ", .list(days)), isIndexed: true)
        .matching(values: values, Facet.weekday)
    case .format:
      return .row(
        of: "format", prefixed("format IN ", .list(values.map { .text($0) })), isIndexed: true
      ).matching(values: values, Facet.format)
    case .type, .status:
      return .column(
        prefixed("item.\(field.rawValue) IN ", .list(values.map { .text($0) })),
        index: field == .type ? "item_by_type_title" : "item_by_status", isCounted: true
      ).matching(values: values, field == .type ? Facet.type : .status)
    case .language:
      return .column(prefixed("item.language IN ", .list(values.map { .text($0) })))
    default:
      let folded = values.map { SQLiteValue.text(TextFolding.folded($0)) }
      return each { prefixed("fold(\($0)) IN ", .list(folded)) }
    }
  }

  /// One of the tags, shelves or series with these folded names.
  private func keyed(_ keys: [String]) -> Condition {
    let facets: [BookmarkField: Facet] = [.tag: .tag, .shelf: .shelf, .series: .series]
    let condition = Condition.row(
      of: field.rawValue, prefixed("key IN ", .list(keys.map { .text($0) })), isIndexed: true)
    return facets[field].map { condition.matching(values: keys, $0) } ?? condition
  }

  private func exactly(_ text: String) -> Condition {
    if [.tag, .shelf, .series].contains(field) { return keyed([TextFolding.folded(text)]) }
    let folded = SQLiteValue.text(TextFolding.folded(text))
    var condition = each { SQLFragment("fold(\($0)) = ?", [folded]) }
    // The search index finds whoever holds the words, and the text itself decides.
    let phrase = SearchPhrase(text)
    if let columns = SearchExpression.columns(of: field), !phrase.words.isEmpty {
      let match = SearchExpression(phrase, in: columns).text
      condition.set = SQLFragment(
        "SELECT item.id FROM item WHERE item.id IN "
          + "(SELECT rowid FROM search WHERE search MATCH ?) AND " + condition.probe.sql,
        [.text(match)] + condition.probe.values)
      condition.member = prefixed("item.id IN (", condition.set ?? .never, ")")
    }
    return condition
  }

  private func years(_ low: Double?, _ high: Double?) -> Condition {
    // Whole years are a range of dates, which an index serves; others are compared as they are.
    func bound(_ year: Double?) -> ClosedRange<Double>?? {
      guard let year else { return .some(nil) }
      guard let whole = Int(exactly: year), let date = PartialDate(year: whole) else { return nil }
      return date.sortRange
    }
    guard let from = bound(low), let through = bound(high) else { return range(low, high) }
    return .column(
      Self.bounded("item.published", from?.lowerBound, through?.upperBound),
      index: "item_by_published", isCounted: true)
  }

  private func range(_ low: Double?, _ high: Double?) -> Condition {
    switch field {
    case .added: .column(Self.bounded("item.added", low, high), index: "item_by_added")
    case .id:
      Condition(
        Self.bounded("item.id", low, high),
        set: prefixed("SELECT item.id FROM item WHERE ", Self.bounded("item.id", low, high)))
    case .rating: .column(Self.bounded("item.rating", low, high), isCounted: true)
    case .finished where low != nil || high != nil:
      .row(of: "experience", Self.bounded("finished", low, high), isIndexed: true)
    default: each { Self.bounded($0, low, high) }
    }
  }

  private static func bounded(_ column: String, _ low: Double?, _ high: Double?) -> SQLFragment {
    var bounds: [SQLFragment] = []
    if let low { bounds.append(SQLFragment("\(column) >= ?", [.real(low)])) }
    if let high { bounds.append(SQLFragment("\(column) <= ?", [.real(high)])) }
    // A comparison leaves missing values out by itself; an open range has to say so.
    return bounds.isEmpty
      ? SQLFragment("\(column) IS NOT NULL") : .joined(bounds, by: "AND")
  }

  /// The name of a weekday, which is stored as its number.
  private static let weekdayName =
    "CASE weekday "
    + Weekday.allCases.map { "WHEN \($0.rawValue) THEN '\($0.name)'" }.joined(separator: " ")
    + " END"
}
