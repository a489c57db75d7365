import BookmarkCommands
public import BookmarkModel

/// What words after `add`, `want` or `finish` say of a work: its type, its title, its identifiers.
public struct NewWork: Hashable, Sendable {
  /// The type, when the first word is one.
  public var type: BookmarkType?
  /// The words as a title; empty when there are none.
  public var title: String
  /// The identifiers that stand among the words: `isbn:978...`, a bare ISBN, the link of a service's page.
  public var identifiers: [Identifier]

  /// Reads the words that are no assignments.
  ///
  /// A link says the type too, where no word does.
  /// A word with an unknown field is a word of the title (`Re:Zero`); only schemes of identifiers
  /// are cut off. Throws for an identifier that can't be one.
  public init(_ words: [GrammarWord]) throws(GrammarError) {
    var rest = words[...]
    type = TypeWord.leading(&rest)
    var titleWords: [String] = []
    identifiers = []
    for word in rest {
      if let link = ServiceLink(word.text) {
        identifiers.append(link.identifier)
        type = type ?? link.type
        continue
      }
      // In a shop the number below the bars is scanned; its check digit tells it from a title.
      if !word.isQuoted, let isbn = ISBN(word.text) {
        identifiers.append(Identifier(scheme: "isbn", canonicalValue: isbn.digits))
        continue
      }
      guard let term = FieldTerm(word.pieces, columns: word.columns), term.operation == .ask,
        let scheme = term.scheme, !term.value.isEmpty
      else {
        titleWords.append(word.text)
        continue
      }
      guard let identifier = Identifier(scheme, term.value.text) else {
        throw GrammarError(
          .badValue(FieldError(.identifier, "\(scheme):\(term.value.text)", .notAnIdentifier)),
          at: term.valueColumns)
      }
      identifiers.append(identifier)
    }
    title = titleWords.joined(separator: " ")
  }
}

extension NewWork {
  /// The work with what words set, and the fields that were typed.
  func content(_ edits: [BookmarkEdit], _ context: GrammarContext) throws(ShellFailure)
    -> (content: BookmarkContent, typed: BookmarkFieldSet)
  {
    var content = BookmarkContent(type: type ?? .untyped)
    var typed = BookmarkFieldSet()
    if type != nil { typed.insert(.type) }
    if !title.isEmpty {
      content.titles = [Title(title)]
      typed.insert(.title)
    }
    if !identifiers.isEmpty {
      content.identifiers = identifiers
      typed.insert(.identifier)
    }
    for edit in edits {
      do throws(FieldError) {
        try edit.apply(to: &content, scale: context.ratingScale)
      } catch {
        throw .command(CommandFailure(error))
      }
      typed.insert(edit.field)
    }
    content.normalize()
    if content.titles.isEmpty, content.identifiers.isEmpty {
      throw .command(CommandFailure(.missingTitle))
    }
    return (content, typed)
  }
}
