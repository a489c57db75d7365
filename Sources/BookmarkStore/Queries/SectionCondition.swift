import BookmarkModel
import SQLite
import Text

/// The condition that a bookmark stands in a section.
enum SectionCondition {
  /// - Parameters:
  ///   - value: what names the section; `nil` for the bookmarks without a value.
  ///   - language: the tables of the language; none for the order of folded text.
  ///   - names: a section of one of several names of a creator is that of all.
  static func of(
    _ property: SectionKey.Property, _ value: String?, _ language: LanguageTables.Names?,
    _ names: CreatorNames = CreatorNames()
  ) -> Condition {
    guard let value else { return missing(property, language) }
    if property == .creator, let group = names.group(of: value) { return creator(group) }
    switch property {
    case .type: return column("type", value, index: "item_by_type_title")
    case .status: return column("status", value, index: "item_by_status")
    case .language: return column("language", value)
    case .year: return years(value, 0)
    case .decade: return years(value, 9)
    case .rating: return stars(Double(value) ?? -1)
    case .finished: return month(value)
    case .creator, .tag, .shelf, .series: return name(value, property)
    case .format:
      return .row(of: "format", SQLFragment("format = ?", [.text(value)]), isIndexed: true)
    case .plan:
      let day = Weekday.allCases.first { $0.name == value }?.rawValue ?? 0
      return .row(
        of: "plan", SQLFragment("weekday = ?", [.integer(Int64(day))]), isIndexed: true)
    case .initial: return initial("= ?", [.text(value)], language)
    }
  }

  /// What the search index knows of a section; `nil` where it knows nothing.
  ///
  /// Names are told apart by it as they are folded, so that ``of(_:_:_:)`` has to be asked as well.
  static func match(_ property: SectionKey.Property, _ value: String?) -> (
    text: String, isExact: Bool
  )? {
    guard let value else { return nil }
    let facet: (kind: Facet, value: String, isExact: Bool)? =
      switch property {
      case .type: (.type, value, true)
      case .status: (.status, value, true)
      case .year: (.year, value, true)
      case .rating: (.stars, value, true)
      case .finished: (.month, value, true)
      case .format: (.format, value, true)
      case .plan: (.weekday, value, true)
      case .tag: (.tag, TextFolding.folded(value), false)
      case .shelf: (.shelf, TextFolding.folded(value), false)
      case .series: (.series, TextFolding.folded(value), false)
      default: nil
      }
    guard let facet, let word = facet.kind.word(facet.value) else { return nil }
    return ("\"\(word)\"", facet.isExact)
  }

  private static func missing(
    _ property: SectionKey.Property, _ language: LanguageTables.Names?
  ) -> Condition {
    switch property {
    case .type: column("type", "", index: "item_by_type_title")
    case .status:
      .column(SQLFragment("item.status IS NULL"), index: "item_by_status", isCounted: true)
    case .year, .decade:
      .column(SQLFragment("item.published IS NULL"), index: "item_by_published", isCounted: true)
    case .rating: .column(SQLFragment("item.rating IS NULL"), isCounted: true)
    case .language, .finished: .column(SQLFragment("item.\(property.rawValue) IS NULL"))
    case .creator:
      Condition(
        SQLFragment("NOT EXISTS (SELECT 1 FROM creator WHERE item = item.id AND \(mainRole))"))
    case .tag: without(.tags)
    case .shelf: without(.shelves)
    case .series: without(.series)
    case .format: without(.formats)
    case .plan: FieldCompiler(field: .plan).compile(.present).negated
    case .initial: initial("IS NULL", [], language)
    }
  }

  private static func without(_ part: ItemParts) -> Condition {
    .column(SQLFragment("item.parts & \(part.rawValue) = 0"))
  }

  private static func column(_ name: String, _ value: String, index: String? = nil) -> Condition {
    .column(
      SQLFragment("item.\(name) = ?", [.text(value)]), index: index, isCounted: index != nil)
  }

  private static func years(_ first: String, _ more: Int) -> Condition {
    guard let first = Int(first) else { return .never }
    return FieldCompiler(field: .year).compile(
      .number(from: Double(first), through: Double(first + more)))
  }

  /// Halves of stars are rounded from tenths of a hundred, the middle away from zero.
  private static func stars(_ stars: Double) -> Condition {
    .column(
      SQLFragment(
        "(item.rating >= ? AND item.rating < ?)",
        [.real(stars * 20 - 5), .real(stars * 20 + 5)]), isCounted: true)
  }

  private static func month(_ text: String) -> Condition {
    guard let date = PartialDate(text) else { return .never }
    let number = Int64(date.year * 100 + (date.month ?? 0))
    let value = SectionSource(SectionKey(.finished), alias: "", nil).value
    return .column(
      SQLFragment(
        "(item.finished BETWEEN ? AND ? AND \(value) = ?)",
        [.integer(number * 100 - 1), .integer(number * 100 + 101), .integer(number)]),
      index: "item_by_finished")
  }

  private static let mainRole = "role IN (\(SectionSource.mainRoles))"

  private static func name(_ name: String, _ property: SectionKey.Property) -> Condition {
    let isCreator = property == .creator
    let key = isCreator ? TextFolding.key(name) : TextFolding.folded(name)
    return .row(
      of: property.rawValue,
      SQLFragment(
        "key = ? AND name = ?" + (isCreator ? " AND \(mainRole)" : ""),
        [.text(key), .text(name)]), isIndexed: true)
  }

  private static func creator(_ group: CreatorNames.Group) -> Condition {
    let keys = Set(group.names.map { TextFolding.key($0) }).sorted()
    return .row(
      of: "creator",
      prefixed("key IN ", .list(keys.map { .text($0) }), " AND \(mainRole)"), isIndexed: true)
  }

  private static func initial(
    _ test: String, _ values: [SQLiteValue], _ language: LanguageTables.Names?
  ) -> Condition {
    guard let language else {
      return .column(SQLFragment("initial(item.title, item.title_language) \(test)", values))
    }
    let table = "\(language.schema).\(language.titles)"
    let set = SQLFragment("SELECT id FROM \(table) WHERE initial \(test)", values)
    return Condition(
      prefixed("item.id IN (", set, ")"),
      probe: SQLFragment(
        "EXISTS (SELECT 1 FROM \(table) AS t WHERE t.id = item.id AND t.initial \(test))", values),
      set: set)
  }
}
