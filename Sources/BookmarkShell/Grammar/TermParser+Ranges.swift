import BookmarkModel
import Text

/// Values that have an order: `rating:4..`, `year:1990..1999,2004`, `finished>=2024-05`, `@3..@9`.
extension TermParser {
  /// The two ends of a value as they were typed; one value is both ends.
  fileprivate struct Ends {
    var lower: [GrammarWord.Piece]?
    var upper: [GrammarWord.Piece]?
    /// Whether the value itself is out, as in `<2000`.
    var isStrict = false
    var columns: Range<Int>
    var text: String
  }

  func numbers(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    let filters = try ends(term).map { ends throws(GrammarError) -> BookmarkFilter in
      if GrammarLexicon.isNone(ends.text, for: field) { return .not(.field(field, .present)) }
      switch field {
      case .rating: return .field(field, try rating(ends))
      case .year: return .field(field, try year(ends))
      default: return .field(field, try wholeNumber(ends))
      }
    }
    return filters.count == 1 ? filters[0] : .or(filters)
  }

  func dates(_ field: BookmarkField, _ term: FieldTerm) throws(GrammarError) -> BookmarkFilter {
    let filters = try ends(term).map { ends throws(GrammarError) -> BookmarkFilter in
      if GrammarLexicon.isNone(ends.text, for: field) { return .not(.field(field, .present)) }
      return .field(field, try date(field, ends))
    }
    return filters.count == 1 ? filters[0] : .or(filters)
  }

  /// `@12`, `@3,@5`, `@3..@9`.
  func numbersOfBookmarks(_ pieces: [GrammarWord.Piece], _ columns: Range<Int>)
    throws(GrammarError) -> BookmarkFilter
  {
    var ids: [Int64] = []
    var ranges: [BookmarkFilter] = []
    for part in pieces.split(at: FieldTerm.isComma) {
      if let (lower, upper) = part.splitRange() {
        let ends = Ends(
          lower: lower, upper: upper, columns: part.columns(or: columns), text: part.text)
        ranges.append(.field(.id, try wholeNumber(ends.openWhereEmpty())))
      } else {
        ids.append(Int64(try number(part, columns)))
      }
    }
    let filters = (ids.isEmpty ? [] : [.ids(ids)]) + ranges
    return filters.count == 1 ? filters[0] : .or(filters)
  }

  /// The values of a term between commas; with `<` or `>` there is only one.
  private func ends(_ term: FieldTerm) throws(GrammarError) -> [Ends] {
    var value = term.value
    var operation = term.operation
    if operation == .ask, let first = value.first, !first.isQuoted,
      let sign = Self.comparisons[first.scalar]
    {
      // `rating:>=4` says the same as `rating>=4`.
      let isEqual = value.count > 1 && value[1].scalar == "="
      operation = isEqual ? sign.orEqual : sign.strict
      value.removeFirst(isEqual ? 2 : 1)
    }
    let columns = value.columns(or: term.columns)
    switch operation {
    case .less, .lessOrEqual:
      return [.init(upper: value, isStrict: operation == .less, columns: columns, text: value.text)]
    case .greater, .greaterOrEqual:
      return [
        .init(lower: value, isStrict: operation == .greater, columns: columns, text: value.text)
      ]
    default: break
    }
    return try value.split(at: FieldTerm.isComma).map { part throws(GrammarError) in
      if let (lower, upper) = part.splitRange() {
        return try Ends(
          lower: lower, upper: upper, columns: part.columns(or: columns), text: part.text
        ).openWhereEmpty()
      }
      return Ends(lower: part, upper: part, columns: part.columns(or: columns), text: part.text)
    }
  }

  private static let comparisons:
    [Unicode.Scalar: (strict: FieldTerm.Operator, orEqual: FieldTerm.Operator)] = [
      "<": (.less, .lessOrEqual), ">": (.greater, .greaterOrEqual),
    ]

  private func rating(_ ends: Ends) throws(GrammarError) -> FieldTest {
    func value(_ pieces: [GrammarWord.Piece]?) throws(GrammarError) -> Double? {
      guard let text = pieces?.text else { return nil }
      guard let rating = Rating(text, scale: context.ratingScale) else {
        throw bad(.rating, text, .notARating, pieces, ends)
      }
      return rating.value
    }
    var (from, through) = (try value(ends.lower), try value(ends.upper))
    if ends.isStrict { (from, through) = (from?.nextUp, through?.nextDown) }
    return try range(from, through, ends)
  }

  /// A year is a number; with a month or a day it is a date.
  private func year(_ ends: Ends) throws(GrammarError) -> FieldTest {
    if !ends.isStrict, let first = decade(ends.lower), let last = decade(ends.upper) {
      return try range(Double(first), Double(last + 9), ends)
    }
    let from = try date(.year, ends.lower, ends)
    let through = try date(.year, ends.upper, ends)
    guard from?.month == nil, through?.month == nil else { return try date(.year, ends) }
    var (first, last) = (from?.year, through?.year)
    if ends.isStrict { (first, last) = (first.map { $0 + 1 }, last.map { $0 - 1 }) }
    return try range(first.map(Double.init), last.map(Double.init), ends)
  }

  /// The first year of `1990s`.
  private func decade(_ pieces: [GrammarWord.Piece]?) -> Int? {
    guard let pieces else { return nil }
    var word = TextFolding.folded(pieces.text)
    guard let ending = ["s", "年代"].first(where: { word.hasSuffix($0) }) else { return nil }
    word.removeLast(ending.count)
    guard word.utf8.count == 4, word.hasSuffix("0"), let year = Int(word), year > 0 else {
      return nil
    }
    return year
  }

  private func wholeNumber(_ ends: Ends) throws(GrammarError) -> FieldTest {
    func value(_ pieces: [GrammarWord.Piece]?) throws(GrammarError) -> Int? {
      guard let pieces else { return nil }
      return try number(pieces, ends.columns)
    }
    var (from, through) = (try value(ends.lower), try value(ends.upper))
    if ends.isStrict { (from, through) = (from.map { $0 + 1 }, through.map { $0 - 1 }) }
    return try range(from.map(Double.init), through.map(Double.init), ends)
  }

  /// A whole number that a `Double` holds exactly, with or without `@` before it.
  private func number(_ pieces: [GrammarWord.Piece], _ columns: Range<Int>) throws(GrammarError)
    -> Int
  {
    let digits = pieces.first?.scalar == "@" ? Array(pieces.dropFirst()) : pieces
    guard let number = Int(TextFolding.folded(digits.text)), (0...1 << 53).contains(number) else {
      throw GrammarError(.badNumber(pieces.text), at: pieces.columns(or: columns))
    }
    return number
  }

  private func date(_ field: BookmarkField, _ ends: Ends) throws(GrammarError) -> FieldTest {
    var from = try date(field, ends.lower, ends)
    var through = try date(field, ends.upper, ends)
    if ends.isStrict {
      if let date = from { from = try neighbour(of: date, by: 1, field, ends) }
      if let date = through { through = try neighbour(of: date, by: -1, field, ends) }
    }
    if let from, let through, from.sortRange.lowerBound > through.sortRange.upperBound {
      throw GrammarError(.badRange(ends.text), at: ends.columns)
    }
    return .date(from: from, through: through)
  }

  private func date(_ field: BookmarkField, _ pieces: [GrammarWord.Piece]?, _ ends: Ends)
    throws(GrammarError) -> PartialDate?
  {
    guard let text = pieces?.text else { return nil }
    if let date = RelativeDate.read(text, today: context.today) { return date }
    switch DateText.read(text) {
    case .date(let date): return date
    case .dayOrMonthFirst: throw bad(field, text, .ambiguousDate, pieces, ends)
    case .none, .invalid: throw bad(field, text, .notADate, pieces, ends)
    }
  }

  /// The year, month or day after or before one, so that `<2024-05` means through 2024-04.
  private func neighbour(of date: PartialDate, by step: Int, _ field: BookmarkField, _ ends: Ends)
    throws(GrammarError) -> PartialDate
  {
    guard let next = date.neighbour(by: step) else {
      throw bad(field, ends.text, .notADate, nil, ends)
    }
    return next
  }

  private func range(_ from: Double?, _ through: Double?, _ ends: Ends) throws(GrammarError)
    -> FieldTest
  {
    if let from, let through, from > through {
      throw GrammarError(.badRange(ends.text), at: ends.columns)
    }
    return .number(from: from, through: through)
  }

  private func bad(
    _ field: BookmarkField, _ text: String, _ reason: FieldError.Reason,
    _ pieces: [GrammarWord.Piece]?, _ ends: Ends
  ) -> GrammarError {
    GrammarError(
      .badValue(FieldError(field, text, reason)), at: (pieces ?? []).columns(or: ends.columns))
  }
}

extension TermParser.Ends {
  /// A range of which an end that wasn't typed is open; one without any end is none.
  fileprivate func openWhereEmpty() throws(GrammarError) -> Self {
    var ends = self
    if lower?.isEmpty ?? true { ends.lower = nil }
    if upper?.isEmpty ?? true { ends.upper = nil }
    if ends.lower == nil, ends.upper == nil {
      throw GrammarError(.badRange(text), at: columns)
    }
    return ends
  }
}

extension PartialDate {
  /// The next or the previous date of the same precision; `nil` beyond the years that can be.
  fileprivate func neighbour(by step: Int) -> PartialDate? {
    func yearBeside(_ year: Int) -> Int { year + step == 0 ? step : year + step }
    guard let month else { return PartialDate(year: yearBeside(year)) }
    let otherMonth = month + step
    let isSameYear = (1...12).contains(otherMonth)
    let beside = isSameYear ? (year, otherMonth) : (yearBeside(year), step > 0 ? 1 : 12)
    guard let day else { return PartialDate(year: beside.0, month: beside.1) }
    if let date = PartialDate(year: year, month: month, day: day + step) { return date }
    let days = PartialDate.days(in: beside.1, of: beside.0)
    return PartialDate(year: beside.0, month: beside.1, day: step > 0 ? 1 : days)
  }
}
