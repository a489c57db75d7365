import BookmarkModel
public import Localization

extension GrammarError {
  /// The sentence about it in a language, without the program's name and the word "error".
  public func text(in messages: Messages) -> String {
    switch kind {
    case .unclosedQuote: messages.grammarErrorUnclosedQuote
    case .unknownVerb(let name, let nearest):
      suggesting(nearest, after: messages.grammarErrorUnknownVerb(name: name), messages)
    case .unknownOption(let name, let nearest):
      suggesting(nearest, after: messages.grammarErrorUnknownOption(name: name), messages)
    case .missingOptionValue(let name): messages.grammarErrorMissingOptionValue(name: name)
    case .unexpectedOptionValue(let name): messages.grammarErrorUnexpectedOptionValue(name: name)
    case .unknownField(let name, let nearest?):
      messages.grammarErrorUnknownFieldNear(name: name, nearest: nearest)
    case .unknownField(let name, nil): messages.grammarErrorUnknownField(name: name)
    case .unknownKey(let name, let shape, let nearest):
      unknownKey(name, shape, nearest, messages)
    case .unknownOrder(let name, let nearest):
      suggesting(nearest, after: messages.grammarErrorUnknownOrder(name: name), messages)
    case .unknownView(let name, let nearest):
      suggesting(nearest, after: messages.grammarErrorUnknownView(name: name), messages)
    case .viewCircle(let names):
      messages.grammarErrorViewCircle(
        name: names.first ?? "", path: names.joined(separator: " → "))
    case .brokenView(let name, let kind):
      messages.grammarErrorBrokenView(name: name, error: GrammarError(kind).text(in: messages))
    case .limitedView(let name): messages.grammarErrorLimitedView(name: name)
    case .viewName(let name): messages.grammarErrorViewName(name: name)
    case .badNumber(let value): messages.grammarErrorBadNumber(value: value)
    case .badRange(let value): messages.grammarErrorBadRange(value: value)
    case .badValue(let error): badValue(error, messages)
    case .unbalancedBracket: messages.grammarErrorUnbalancedBracket
    case .tooDeep: messages.grammarErrorTooDeep(limit: QueryParser.maximumDepth)
    case .tooNested: messages.grammarErrorTooNested(limit: BookmarkFilter.maximumDepth)
    case .tooManyTerms: messages.grammarErrorTooManyTerms(limit: QueryParser.maximumTerms)
    case .tooLong: messages.grammarErrorTooLong(limit: QueryParser.maximumBytes)
    case .assignmentInQuery(let field, let value):
      messages.grammarErrorAssignmentInQuery(field: field, value: value)
    case .tagInQuery(let value): messages.grammarErrorTagInQuery(value: value)
    case .notComparable(let field): messages.grammarErrorNotComparable(field: field)
    case .notEqual(let field, let value):
      messages.grammarErrorNotEqual(field: field, value: value)
    case .notAList(let field): messages.grammarErrorNotAList(field: field)
    case .emptyValue(""): messages.grammarErrorEmptyText
    case .emptyValue(let name): messages.grammarErrorEmptyValue(name: name)
    case .danglingOperator(let word): messages.grammarErrorDanglingOperator(word: word)
    case .emptyQuery: messages.grammarErrorEmptyQuery
    case .unexpectedWord(let word): messages.grammarErrorUnexpectedWord(word: word)
    }
  }

  private func suggesting(_ nearest: String?, after text: String, _ messages: Messages) -> String {
    guard let nearest else { return text }
    return messages.grammarErrorDidYouMean(error: text, nearest: nearest)
  }

  private func unknownKey(
    _ name: String, _ shape: String, _ nearest: String?, _ messages: Messages
  ) -> String {
    let keys =
      shape == "by"
      ? SectionKey.Property.allCases.map(\.rawValue) : SortKey.fields.map(\.rawValue)
    let text = messages.grammarErrorUnknownKey(
      name: name, shape: shape, known: messages.language.joined(keys))
    return suggesting(nearest, after: text, messages)
  }

  /// The same sentence as for a value that the engine refuses.
  private func badValue(_ error: FieldError, _ messages: Messages) -> String {
    let reason = messages.text(forKey: "field-error.\(error.reason.rawValue)")
    return messages.errorBadValue(
      field: error.field.title(in: messages), value: error.value,
      reason: reason ?? error.reason.rawValue)
  }
}
