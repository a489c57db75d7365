public import BookmarkModel
import Text

/// Reads the words that set fields: `field=value`, `field+=value`, `field-=value`, `+tag`, `-tag`.
///
/// Fields are named in any language. `field=` clears; `status=none` and `type=none` do too.
/// `isbn=978...` and every other scheme add an identifier. `+favourite` and `-favourite`, in any
/// language, set the flag; a tag of that name is written `tag+=favourite`. Dates may be `today`,
/// `yesterday`, `-3d`. A review and a note grow by `+=`. Every value is tried before anything is
/// changed.
public struct AssignmentParser: Sendable {
  /// What the words set.
  public struct Result: Hashable, Sendable {
    /// The changes in the order of the words.
    public var edits: [BookmarkEdit] = []
    /// The days that `on=` and `from=` say.
    public var dates: [VerbWord: PartialDate] = [:]
    /// The values of the verb's other words.
    public var texts: [VerbWord: String] = [:]
  }

  private let context: GrammarContext
  private let verbWords: Set<VerbWord>

  /// A parser.
  ///
  /// - Parameter verbWords: the words that the verb takes beside fields, such as `on=DATE`;
  ///   elsewhere they are unknown fields.
  public init(_ context: GrammarContext, taking verbWords: Set<VerbWord> = []) {
    self.context = context
    self.verbWords = verbWords
  }

  /// Whether a word sets something, rightly or wrongly; after a verb that sets.
  ///
  /// - Parameter takingRemovals: whether `-word` takes a tag away.
  public static func isAssignment(_ word: GrammarWord, takingRemovals: Bool = true) -> Bool {
    if let term = term(word) {
      switch term.operation {
      case .set, .add, .remove: return true
      default: return false
      }
    }
    guard let sign = sign(of: word) else { return false }
    return sign == "+" || takingRemovals
  }

  /// The changes that words make; throws for a word that ``isAssignment(_:takingRemovals:)`` isn't.
  public func parse(_ words: [GrammarWord]) throws(GrammarError) -> Result {
    var result = Result()
    for word in words {
      guard let term = Self.term(word) else {
        result.edits.append(try tag(word))
        continue
      }
      if term.operation == .set, let word = VerbWord.named(term.name, among: verbWords) {
        try take(word, term, into: &result)
      } else {
        result.edits.append(try edit(term))
      }
    }
    return result
  }

  private func take(_ word: VerbWord, _ term: FieldTerm, into result: inout Result)
    throws(GrammarError)
  {
    if term.value.isEmpty { throw GrammarError(.emptyValue(term.typedName), at: term.columns) }
    if word.isDate {
      result.dates[word] = try date(word == .from ? .started : .finished, term)
    } else {
      result.texts[word] = term.value.text
    }
  }

  /// The parts of `name=value`; a word that is quoted as a whole only when its field is known.
  private static func term(_ word: GrammarWord) -> FieldTerm? {
    switch word.origin {
    case .bare, .argument: return FieldTerm(word.pieces, columns: word.columns)
    case .doubleQuoted, .singleQuoted:
      let term = FieldTerm(word.unquoted.pieces, columns: word.columns)
      return term.flatMap { $0.isKnown ? $0 : nil }
    }
  }

  /// The sign of `+tag` or `-tag`; `-tag:x` asks.
  private static func sign(of word: GrammarWord) -> Unicode.Scalar? {
    guard word.pieces.count > 1, let first = word.pieces.first, !first.isQuoted,
      first.scalar == "+" || first.scalar == "-"
    else { return nil }
    let rest = Array(word.pieces.dropFirst())
    // A name can begin with a hyphen for all that the cutting knows.
    if let next = rest.first, !next.isQuoted, "-+([（@".unicodeScalars.contains(next.scalar) {
      return nil
    }
    if first.scalar == "-", FieldTerm(rest, columns: word.columns) != nil { return nil }
    return first.scalar
  }

  private func tag(_ word: GrammarWord) throws(GrammarError) -> BookmarkEdit {
    guard let sign = Self.sign(of: word) else {
      throw GrammarError(.unexpectedWord(word.text), at: word.columns)
    }
    let name = Array(word.pieces.dropFirst()).text
    if GrammarLexicon.field(TextFolding.folded(name)) == .favourite {
      return BookmarkEdit(.favourite, .set, sign == "+" ? "yes" : "no")
    }
    return try checked(
      BookmarkEdit(.tag, sign == "+" ? .add : .remove, name), at: word.columns)
  }

  private func edit(_ term: FieldTerm) throws(GrammarError) -> BookmarkEdit {
    let operation: BookmarkEdit.Operation =
      switch term.operation {
      case .add: .add
      case .remove: .remove
      default: .set
      }
    let value = term.value.text
    if let field = term.field {
      if operation != .set, !field.isList, operation != .add || !field.isProse {
        throw GrammarError(.notAList(field: field.rawValue), at: term.columns)
      }
      return try checked(
        BookmarkEdit(field, operation, try text(field, term)), at: term.valueColumns)
    }
    guard let scheme = term.scheme else {
      throw GrammarError(
        .unknownField(term.typedName, nearest: term.nearest), at: term.nameColumns)
    }
    if value.isEmpty { throw GrammarError(.emptyValue(scheme), at: term.columns) }
    return try checked(
      BookmarkEdit(.identifier, operation == .remove ? .remove : .add, "\(scheme):\(value)"),
      at: term.valueColumns)
  }

  /// The value in a form that means the same tomorrow and on every scale.
  private func text(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError) -> String {
    let value = term.value.text
    switch field {
    case .added, .started, .finished: return try date(field, term)?.description ?? ""
    case .status, .type: return GrammarLexicon.isNone(value, for: field) ? "" : value
    case .rating where context.ratingScale != Rating.standardScale:
      return Rating(value, scale: context.ratingScale)?.text ?? value
    default: return value
    }
  }

  private func date(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError) -> PartialDate?
  {
    let value = term.value.text
    if value.isEmpty { return nil }
    if let date = RelativeDate.read(value, today: context.today) { return date }
    switch DateText.read(value) {
    case .date(let date): return date
    case .none: return nil
    case .dayOrMonthFirst:
      throw GrammarError(.badValue(FieldError(field, value, .ambiguousDate)), at: term.valueColumns)
    case .invalid:
      throw GrammarError(.badValue(FieldError(field, value, .notADate)), at: term.valueColumns)
    }
  }

  /// Carries the change out on nothing, to see whether its value is right.
  private func checked(_ edit: BookmarkEdit, at columns: Range<Int>) throws(GrammarError)
    -> BookmarkEdit
  {
    var content = BookmarkContent()
    do {
      try edit.apply(to: &content, scale: context.ratingScale)
    } catch {
      throw GrammarError(.badValue(error), at: columns)
    }
    return edit
  }
}
