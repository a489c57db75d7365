import BookmarkModel
import Text

/// Turns one term into a test: a word, `field:value`, `field>=value`, `has:field`, `@12`.
struct TermParser: Sendable {
  let context: GrammarContext
  /// The field in which words without a field are looked for.
  let plainField: BookmarkField

  /// The test that a term means.
  func filter(_ pieces: [GrammarWord.Piece], columns: Range<Int>) throws(GrammarError)
    -> BookmarkFilter
  {
    guard let term = FieldTerm(pieces, columns: columns) else {
      return try plain(pieces, columns)
    }
    switch term.name {
    case "has": return try presence(term)
    case "missing": return try presence(term).negated
    default: break
    }
    if let field = term.field {
      return try test(field, term)
    }
    if let scheme = term.scheme {
      try refuseOthers(term)
      return try identifiers(scheme, term)
    }
    if isText(term) { return try plain(pieces, columns) }
    throw GrammarError(.unknownField(term.typedName, nearest: term.nearest), at: term.nameColumns)
  }

  /// Whether what looks like a field is text: `Mission:`, `https://...`, `E=mc2`.
  private func isText(_ term: FieldTerm) -> Bool {
    let isLink = term.name == "http" || term.name == "https"
    if isLink, term.value.text.hasPrefix("//") { return true }
    if term.operation == .ask || term.operation == .askExactly { return term.value.isEmpty }
    return term.nearest == nil
  }

  private func presence(_ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    guard term.operation == .ask, !term.value.isEmpty else {
      throw GrammarError(.emptyValue(term.typedName), at: term.columns)
    }
    let name = TextFolding.folded(term.value.text)
    if let field = GrammarLexicon.field(name) { return .field(field, .present) }
    if Identifier.knownSchemes.contains(name) { return .identifier(scheme: name, value: nil) }
    let nearest = NearestMatch.of(name, in: GrammarLexicon.fieldNames)
    throw GrammarError(
      .unknownField(term.value.text, nearest: nearest), at: term.valueColumns)
  }

  private func test(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError)
    -> BookmarkFilter
  {
    try refuseOthers(term)
    let isOrdered = field.kind == .number || field.kind == .date
    if term.operation != .ask, term.operation != .askExactly, !isOrdered {
      throw GrammarError(.notComparable(field: term.typedName), at: term.columns)
    }
    if TextFolding.folded(term.value.text).isEmpty {
      throw GrammarError(.emptyValue(term.typedName + ":"), at: term.columns)
    }
    if term.value.isStar { return .field(field, .present) }
    switch field.kind {
    case .enumeration: return try enumeration(field, term)
    case .number: return try numbers(field, term)
    case .date: return try dates(field, term)
    case .flag: return try flag(field, term)
    case .text: break
    }
    switch field {
    case .tag: return try tags(term)
    case .identifier: return try identifier(term)
    case .lent:
      if let isLent = Self.flag(term.value.text) {
        return isLent ? .field(field, .present) : .not(.field(field, .present))
      }
      return .field(field, try text(term.value, isExact: term.operation == .askExactly))
    default:
      return .field(field, try text(term.value, isExact: term.operation == .askExactly))
    }
  }

  /// Refuses the operators that set, and `!=`.
  func refuseOthers(_ term: FieldTerm) throws(GrammarError) {
    switch term.operation {
    case .set, .add, .remove:
      throw GrammarError(
        .assignmentInQuery(field: term.typedName, value: term.value.text), at: term.columns)
    case .notEqual:
      throw GrammarError(
        .notEqual(field: term.typedName, value: term.value.text), at: term.columns)
    default: break
    }
  }

  /// A word without a field.
  private func plain(_ pieces: [GrammarWord.Piece], _ columns: Range<Int>) throws(GrammarError)
    -> BookmarkFilter
  {
    if let first = pieces.first, !first.isQuoted, pieces.count > 1 {
      let next = pieces[1]
      if first.scalar == "@", !next.isQuoted, Self.isDigit(next.scalar) || next.scalar == "." {
        return try numbersOfBookmarks(pieces, columns)
      }
      if first.scalar == "+", next.scalar.properties.isAlphabetic {
        throw GrammarError(.tagInQuery(Array(pieces.dropFirst()).text), at: columns)
      }
    }
    let word = pieces.text
    if let link = ServiceLink(word) {
      let known = link.identifier
      return .or([
        .identifier(scheme: known.scheme, value: known.value), .field(.url, .contains(word)),
      ])
    }
    if word.hasPrefix("https://") || word.hasPrefix("http://") {
      return .field(.url, .contains(word))
    }
    guard !TextFolding.folded(word).isEmpty, !pieces.isStar else {
      throw GrammarError(.emptyValue(""), at: columns)
    }
    let words = BookmarkFilter.field(plainField, try text(pieces, isExact: false))
    // A number with the check digit of an ISBN is one, and may be a word nevertheless.
    guard let isbn = ISBN(word) else { return words }
    return .or([words, .identifier(scheme: "isbn", value: isbn.digits)])
  }

  /// A test of text: `pre*`, an exact text, or words.
  func text(_ pieces: [GrammarWord.Piece], isExact: Bool) throws(GrammarError) -> FieldTest {
    if isExact { return .exactly(pieces.text) }
    if let last = pieces.last, !last.isQuoted, last.scalar == "*" {
      let stem = Array(pieces.dropLast()).text
      if !TextFolding.folded(stem).isEmpty { return .prefix(stem) }
    }
    return .contains(pieces.text)
  }

  /// Yes or no in the words that the field `favourite` takes; `nil` for other words.
  static func flag(_ text: String) -> Bool? {
    guard !text.isEmpty else { return nil }
    var content = BookmarkContent()
    do {
      try content.set(.favourite, to: text)
    } catch {
      return nil
    }
    return content.isFavourite
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("０"..."９").contains(scalar)
  }
}

extension [GrammarWord.Piece] {
  /// Whether this is an unquoted `*`, which stands for any value.
  fileprivate var isStar: Bool { count == 1 && !self[0].isQuoted && self[0].scalar == "*" }
}
