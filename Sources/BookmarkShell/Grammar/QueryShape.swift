import BookmarkModel
import Localization
import Text

/// The words that say how a listing looks: `by:type,-tag/count`, `sort:-finished,title`, `limit:20`.
struct QueryShape {
  /// The names that are followed by `:`.
  static let names = ["by", "sort", "limit"]

  private(set) var sections: [SectionKey] = []
  private(set) var sort: [SortKey] = []
  private(set) var limit: Int?

  /// Whether nothing was said.
  var isEmpty: Bool { sections.isEmpty && sort.isEmpty && limit == nil }

  /// Takes one word; keys of a second `by:` or `sort:` follow those of the first.
  mutating func add(_ term: FieldTerm) throws(GrammarError) {
    if term.name == "limit" {
      guard let number = Int(TextFolding.folded(term.value.text)), number > 0 else {
        throw GrammarError(.badNumber(term.value.text), at: term.valueColumns)
      }
      limit = number
      return
    }
    for part in term.value.split(at: FieldTerm.isComma) {
      let isDescending = part.first?.scalar == "-"
      let label = (isDescending ? Array(part.dropFirst()) : part)
      if label.isEmpty { throw GrammarError(.emptyValue(term.name), at: term.columns) }
      if term.name == "by" {
        sections.append(try Self.section(label, term, isDescending))
      } else {
        guard let field = Self.sortField(label.text) else {
          throw Self.unknown(label, term, among: Self.sortWords)
        }
        sort.append(SortKey(field, descending: isDescending))
      }
    }
  }

  /// Fills what isn't said here from a saved view.
  mutating func complete(from view: BookmarkQuery) {
    if sections.isEmpty { sections = view.sections }
    if sort.isEmpty { sort = view.sort }
    if limit == nil { limit = view.limit }
  }

  /// A key of `by:`, with the order of its sections behind a slash.
  private static func section(
    _ label: [GrammarWord.Piece], _ term: FieldTerm, _ isDescending: Bool
  ) throws(GrammarError) -> SectionKey {
    let parts = label.split(at: { $0 == "/" || $0 == "／" })
    guard let property = property(parts[0].text) else {
      throw unknown(parts[0], term, among: sectionWords)
    }
    if parts.count == 1 { return SectionKey(property, descending: isDescending) }
    let order = Array(label.dropFirst(parts[0].count + 1))
    if order.isEmpty {
      throw GrammarError(.emptyValue(label.text), at: label.columns(or: term.columns))
    }
    guard GrammarLexicon.count.contains(TextFolding.folded(order.text)) else {
      let nearest = NearestMatch.of(order.text, in: GrammarLexicon.count)
      throw GrammarError(
        .unknownOrder(order.text, nearest: nearest), at: order.columns(or: term.columns))
    }
    return SectionKey(property, order: .count, descending: isDescending)
  }

  private static func unknown(
    _ label: [GrammarWord.Piece], _ term: FieldTerm, among words: [String]
  ) -> GrammarError {
    let nearest = NearestMatch.of(label.text, in: words)
    return GrammarError(
      .unknownKey(label.text, shape: term.name, nearest: nearest),
      at: label.columns(or: term.columns))
  }

  private static func property(_ label: String) -> SectionKey.Property? {
    let word = TextFolding.folded(label)
    if let property = SectionKey.Property(rawValue: word) { return property }
    if GrammarLexicon.decade.contains(word) { return .decade }
    if GrammarLexicon.initial.contains(word) { return .initial }
    return GrammarLexicon.field(word).flatMap {
      SectionKey.Property(rawValue: general($0).rawValue)
    }
  }

  private static func sortField(_ label: String) -> BookmarkField? {
    guard let field = GrammarLexicon.field(TextFolding.folded(label)).map(general) else {
      return nil
    }
    return SortKey.fields.contains(field) ? field : nil
  }

  /// Authors, directors and artists are the creators of a work.
  private static func general(_ field: BookmarkField) -> BookmarkField {
    [.author, .director, .artist].contains(field) ? .creator : field
  }
}

// MARK: - Words to suggest

extension QueryShape {
  /// Every word that `by:` takes, raw names first.
  private static let sectionWords: [String] = {
    let raw = SectionKey.Property.allCases.map(\.rawValue)
    let fields = raw.compactMap(BookmarkField.init(rawValue:))
    return raw + GrammarLexicon.decade + GrammarLexicon.initial + titles(of: fields)
  }()

  /// Every word that `sort:` takes, raw names first.
  private static let sortWords = SortKey.fields.map(\.rawValue) + titles(of: SortKey.fields)

  private static func titles(of fields: [BookmarkField]) -> [String] {
    Messages.catalogueLanguages.map(Messages.init).flatMap { messages in
      fields.map { $0.title(in: messages) }
    }
  }
}
