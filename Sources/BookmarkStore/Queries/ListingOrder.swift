import BookmarkModel
import SQLite

/// The order of a listing as terms of ORDER BY, over `item` and where needed the language's titles.
///
/// Bookmarks without a value come last in both directions; equal ones are ordered by number.
struct ListingOrder {
  /// The keys, the title's where none is given.
  let keys: [SortKey]
  /// The tables of the language; none for the order of folded text.
  let language: LanguageTables.Names?

  init(_ keys: [SortKey], _ language: LanguageTables.Names?) {
    self.keys = keys.isEmpty ? [SortKey(.title)] : keys
    self.language = language
  }

  /// Joins the language's titles as `shown`.
  var join: String {
    guard let language, keys.contains(where: { $0.field == .title }) else { return "" }
    return " CROSS JOIN \(language.schema).\(language.titles) AS shown ON shown.id = item.id"
  }

  /// The terms, ending with the number.
  var terms: [String] {
    let terms = keys.flatMap(terms)
    return terms.last.map { $0.hasPrefix("item.id") } == true ? terms : terms + ["item.id"]
  }

  /// The terms of one key.
  private func terms(_ key: SortKey) -> [String] {
    let direction = key.isDescending ? " DESC" : ""
    switch key.field {
    case .id: return ["item.id\(direction)"]
    case .title: return titleTerms(key.isDescending)
    case .type:
      return SectionSource.order(
        of: "nullif(item.type, '')", BookmarkType.known.map(\.rawValue), direction)
    case .status:
      return SectionSource.order(
        of: "item.status", BookmarkStatus.known.map(\.rawValue), direction)
    default:
      guard let column = column(key.field) else { return [] }
      return ["\(column) IS NULL", "\(column)\(direction)"]
    }
  }

  private func titleTerms(_ isDescending: Bool) -> [String] {
    // The key of a missing title is greater than any other.
    let (column, missing) =
      language == nil
      ? ("item.title_key", "'\(ItemRow.missingTitleKey)'")
      : ("shown.key", LanguageTables.missingKey)
    return isDescending ? ["\(column) = \(missing)", "\(column) DESC"] : [column]
  }

  private func column(_ field: BookmarkField) -> String? {
    switch field {
    case .creator: language == nil ? "item.creator_key" : key(ofName: Self.creator, .creator)
    case .year: "item.published"
    case .publisher: language == nil ? "item.publisher" : key(ofName: "item.publisher", .label)
    case .rating, .added, .changed, .finished, .started, .times, .language, .change:
      "item.\(field.rawValue)"
    case .series:
      language == nil
        ? Self.series.replacing("SELECT name", with: "SELECT key")
        : key(ofName: Self.series, .label)
    default: nil
    }
  }

  /// The name of the first creator in a main role, else of the first.
  private static let creator = """
    (SELECT name FROM creator WHERE creator.item = item.id
    ORDER BY role NOT IN (\(SectionSource.mainRoles)), position LIMIT 1)
    """

  private static let series =
    "(SELECT name FROM series WHERE series.item = item.id AND position = 0)"

  /// The sort key of a name, or the name itself without a language.
  func key(ofName name: String, _ kind: LanguageTables.NameKind) -> String {
    guard let language else { return name }
    return "(SELECT key FROM \(language.schema).\(language.names) AS n "
      + "WHERE n.kind = \(kind.rawValue) AND n.name = \(name))"
  }
}
