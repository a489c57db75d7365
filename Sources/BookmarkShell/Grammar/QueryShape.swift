import BookmarkModel
import Localization
import Text

/// The words that say how a listing looks: `by:type,status`, `sort:-finished,title`, `limit:20`.
struct QueryShape {
  /// The names that are followed by `:`.
  static let names = ["by", "sort", "limit"]

  private(set) var sections: [SectionKey] = []
  private(set) var sort: [SortKey] = []
  private(set) var limit: Int?

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
        guard let property = Self.property(label.text) else { throw unknown(label, term) }
        sections.append(SectionKey(property, descending: isDescending))
      } else {
        guard let field = Self.sortField(label.text) else { throw unknown(label, term) }
        sort.append(SortKey(field, descending: isDescending))
      }
    }
  }

  private func unknown(_ label: [GrammarWord.Piece], _ term: FieldTerm) -> GrammarError {
    let keys =
      term.name == "by"
      ? SectionKey.Property.allCases.map(\.rawValue) : SortKey.fields.map(\.rawValue)
    let nearest = NearestMatch.of(label.text, in: keys)
    return GrammarError(
      .unknownKey(label.text, shape: term.name, nearest: nearest),
      at: label.columns(or: term.columns))
  }

  private static func property(_ label: String) -> SectionKey.Property? {
    let word = TextFolding.folded(label)
    if let property = SectionKey.Property(rawValue: word) { return property }
    if GrammarLexicon.decade.contains(word) { return .decade }
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
