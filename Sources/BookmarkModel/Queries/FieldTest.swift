/// What a filter asks of one field.
public enum FieldTest: Hashable, Sendable {
  /// Is one of these raw values; a list field: holds one of them. Tags compare folded.
  case anyOf([String])
  /// Holds these words in this order, folded; for CJK any substring.
  case contains(String)
  /// Holds a word that begins like this, folded.
  case prefix(String)
  /// Is exactly this text, folded.
  case exactly(String)
  /// A number between the bounds, which belong to the range; ratings are on 0 to 100.
  case number(from: Double?, through: Double?)
  /// A date within the bounds, each of which means its whole year, month or day.
  case date(from: PartialDate?, through: PartialDate?)
  /// Has any value.
  case present
}

extension BookmarkField {
  /// Whether the field has values of the kind that a test is about; no bookmark passes any other.
  public func takes(_ test: FieldTest) -> Bool {
    switch test {
    case .present: true
    case .number: kind == .number
    case .date: kind == .date || self == .year
    case .anyOf, .contains, .prefix, .exactly:
      (kind == .text || kind == .enumeration) && self != .copy && self != .experience
    }
  }
}
