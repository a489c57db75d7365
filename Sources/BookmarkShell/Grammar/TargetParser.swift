public import BookmarkModel

/// Reads what a verb is to act on: `@12`, `@3,@5`, `isbn:...`, words of a title, or a query.
public struct TargetParser: Sendable {
  /// What is meant.
  public struct Target: Hashable, Sendable {
    /// Bookmarks that are meant; words without a field must all stand in one of the titles.
    public var filter: BookmarkFilter
    /// Bookmarks with exactly the words as a title; when that is one, it is the one that is meant.
    ///
    /// `nil` when the words are more than a title: numbers, fields, brackets.
    public var exactTitle: BookmarkFilter?
    /// The words as they were typed, to name the target in a message.
    public var text: String
  }

  private let context: GrammarContext

  /// A parser.
  public init(_ context: GrammarContext) { self.context = context }

  /// The target that words mean.
  ///
  /// Throws `emptyQuery` when the words say nothing of which bookmarks; a target is never
  /// everything by accident.
  public func target(_ words: [GrammarWord]) throws(GrammarError) -> Target {
    let text = words.map(\.text).joined(separator: " ")
    let parser = QueryParser(context, plainField: .title)
    var titleWords = words[...]
    let type = TypeWord.leading(&titleWords)
    let isTitle = !titleWords.isEmpty && titleWords.allSatisfy(Self.isPlain)
    var exact: BookmarkFilter?
    if isTitle {
      let title = titleWords.map(\.text).joined(separator: " ")
      let ofType = type.map { BookmarkFilter.field(.type, .anyOf([$0.rawValue])) } ?? .all
      exact = ofType && .field(.title, .exactly(title))
    }
    do {
      return Target(filter: try parser.requiredFilter(words), exactTitle: exact, text: text)
    } catch {
      // A title may begin or end with a word of logic: Or, Not, And.
      guard case .danglingOperator = error.kind, let exact else { throw error }
      return Target(filter: exact, exactTitle: exact, text: text)
    }
  }

  /// Whether a word can be a word of a title: no field, no number of a bookmark, no bracket.
  private static func isPlain(_ word: GrammarWord) -> Bool {
    guard let first = word.pieces.first else { return false }
    if word.isQuoted, FieldTerm(word.unquoted.pieces, columns: word.columns)?.isKnown != true {
      return true
    }
    let isMarked = "@(（-^+".unicodeScalars.contains(first.scalar) && word.pieces.count > 1
    let isPrefix = word.pieces.count > 1 && word.pieces.last?.scalar == "*"
    let isField = FieldTerm(word.unquoted.pieces, columns: word.columns)?.isKnown ?? false
    return !isMarked && !isPrefix && !isField
  }
}
