public import BookmarkModel

/// Why words make no command, and which of them: a value, turned into text where the language is known.
public struct GrammarError: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// The part of the line that is wrong, in scalars from 0; `nil` when something is missing.
  public var columns: Range<Int>?

  /// What can be wrong with words.
  public enum Kind: Hashable, Sendable {
    /// A quote is opened and not closed.
    case unclosedQuote
    /// There is no verb of that name.
    case unknownVerb(String, nearest: String?)
    /// The verb has no option of that name.
    case unknownOption(String, nearest: String?)
    /// An option stands without the value that it needs.
    case missingOptionValue(String)
    /// An option that is a mere switch is given a value.
    case unexpectedOptionValue(String)
    /// There is no field of that name.
    case unknownField(String, nearest: String?)
    /// Nothing is divided or ordered by a key of that name; `by` or `sort`.
    case unknownKey(String, shape: String, nearest: String?)
    /// Sections have no order of that name.
    case unknownOrder(String, nearest: String?)
    /// There is no saved view of that name.
    case unknownView(String, nearest: String?)
    /// A saved view needs itself; the names on the way, the first one again at the end.
    case viewCircle([String])
    /// The words of a saved view are no query any more.
    indirect case brokenView(String, Kind)
    /// A saved view with a limit where only a filter can stand.
    case limitedView(String)
    /// A word that can't be the name of a view.
    case viewName(String)
    /// A whole number is needed.
    case badNumber(String)
    /// The second end of a range lies before the first.
    case badRange(String)
    /// A value isn't right for its field.
    case badValue(FieldError)
    /// A bracket has no partner.
    case unbalancedBracket
    /// Brackets and views stand more than ``QueryParser/maximumDepth`` deep.
    case tooDeep
    /// `and`, `or` and `not` alternate more than `BookmarkFilter.maximumDepth` deep.
    case tooNested
    /// A query has more than ``QueryParser/maximumTerms`` terms.
    case tooManyTerms
    /// A query has more than ``QueryParser/maximumBytes`` bytes.
    case tooLong
    /// `=` in a place where is asked: `field:value` was meant.
    case assignmentInQuery(field: String, value: String)
    /// `+tag` in a place where is asked: `tag:value` was meant.
    case tagInQuery(String)
    /// `<` or `>` with a field that is neither number nor date.
    case notComparable(field: String)
    /// `!=`, which is `-field:value` here.
    case notEqual(field: String, value: String)
    /// `+=` or `-=` with a field that holds one value.
    case notAList(field: String)
    /// A word that asks or sets, without a value; the empty name for a word without a field.
    case emptyValue(String)
    /// `and`, `or` or `not` without something to join.
    case danglingOperator(String)
    /// Nothing says which bookmarks are meant.
    case emptyQuery
    /// A word that has no meaning in its place.
    case unexpectedWord(String)
  }

  /// An error at a part of the line.
  public init(_ kind: Kind, at columns: Range<Int>? = nil) {
    self.kind = kind
    self.columns = columns
  }
}
