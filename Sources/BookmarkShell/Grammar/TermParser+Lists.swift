import BookmarkModel
import Text

/// Values of which several may be named: `status:wish,active`, `tag:sf,fantasy`, `plan:周六`.
extension TermParser {
  func enumeration(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError)
    -> BookmarkFilter
  {
    var values: [String] = []
    var others: [BookmarkFilter] = []
    for part in try parts(term) {
      if GrammarLexicon.isNone(part.text, for: field) {
        others.append(.not(.field(field, .present)))
      } else if case .prefix(let stem) = try text(part, isExact: false), field != .plan {
        others.append(.field(field, .prefix(stem)))
      } else {
        values.append(try rawValue(field, part, term))
      }
    }
    return Self.either(field, values, others)
  }

  /// The stored value behind a label in any language; unknown ones of an open enumeration stay.
  private func rawValue(_ field: BookmarkField, _ part: [GrammarWord.Piece], _ term: FieldTerm)
    throws(GrammarError) -> String
  {
    let label = part.text
    switch field {
    case .type: return BookmarkType.labelled(label)?.rawValue ?? label
    case .status: return BookmarkStatus.labelled(label)?.rawValue ?? label
    case .format: return MediaFormat.labelled(label)?.rawValue ?? label
    case .plan:
      guard let day = Weekday.labelled(label) else {
        throw GrammarError(
          .badValue(FieldError(field, label, .notAWeekday)), at: part.columns(or: term.columns))
      }
      return day.name
    default: return label
    }
  }

  func tags(_ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    var values: [String] = []
    var others: [BookmarkFilter] = []
    for part in try parts(term) {
      if term.operation != .askExactly, case .prefix(let stem) = try text(part, isExact: false) {
        others.append(.field(.tag, .prefix(stem)))
      } else {
        values.append(part.text)
      }
    }
    return Self.either(.tag, values, others)
  }

  func flag(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    guard let isSet = Self.flag(term.value.text) else {
      throw GrammarError(
        .badValue(FieldError(field, term.value.text, .notYesOrNo)), at: term.valueColumns)
    }
    return isSet ? .field(field, .present) : .not(.field(field, .present))
  }

  /// `isbn:978...`, in the canonical form of its scheme.
  func identifiers(_ scheme: String, _ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    guard term.operation == .ask || term.operation == .askExactly else {
      throw GrammarError(.notComparable(field: term.typedName), at: term.columns)
    }
    if term.value.text == "*" { return .identifier(scheme: scheme, value: nil) }
    var filters: [BookmarkFilter] = []
    for part in try parts(term) {
      guard let identifier = Identifier(scheme, part.text) else {
        throw GrammarError(
          .badValue(FieldError(.identifier, "\(scheme):\(part.text)", .notAnIdentifier)),
          at: part.columns(or: term.columns))
      }
      filters.append(.identifier(scheme: scheme, value: identifier.value))
    }
    return filters.count == 1 ? filters[0] : .or(filters)
  }

  /// `identifier:imdb:tt0212712`, or a value of any scheme.
  func identifier(_ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    if let inner = FieldTerm(term.value, columns: term.columns), inner.operation == .ask,
      !inner.value.isEmpty
    {
      let identifier = Identifier(inner.name, inner.value.text)
      guard let identifier else {
        throw GrammarError(
          .badValue(FieldError(.identifier, term.value.text, .notAnIdentifier)),
          at: term.valueColumns)
      }
      return .identifier(scheme: identifier.scheme, value: identifier.value)
    }
    return .field(.identifier, .exactly(term.value.text))
  }

  /// The values between commas, none of them empty.
  func parts(_ term: FieldTerm) throws(GrammarError) -> [[GrammarWord.Piece]] {
    let parts = term.value.split(at: FieldTerm.isComma)
    guard parts.allSatisfy({ !TextFolding.folded($0.text).isEmpty }) else {
      throw GrammarError(.emptyValue(term.typedName + ":"), at: term.columns)
    }
    return parts
  }

  private static func either(
    _ field: BookmarkField, _ values: [String], _ others: [BookmarkFilter]
  ) -> BookmarkFilter {
    let filters = (values.isEmpty ? [] : [.field(field, .anyOf(values))]) + others
    return filters.count == 1 ? filters[0] : .or(filters)
  }
}
