import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// One call of a verb: its words, and everything it needs to answer.
struct Invocation {
  let handler: any CommandHandler
  let console: any Console
  /// What holds for this call; a verb of the prompt may change it.
  var settings: ShellSettings
  let words: CommandWords
  let output: CommandOutput
  /// Whether the prompt is to end.
  var wantsToQuit = false

  init(
    handler: any CommandHandler, console: any Console, settings: ShellSettings, words: CommandWords
  ) {
    self.handler = handler
    self.console = console
    self.settings = settings
    self.words = words
    output = CommandOutput(console)
  }

  var text: ValueText { ValueText(settings.language) }
  var messages: Messages { Messages(settings.language) }
  var style: TerminalStyle {
    settings.configuration.isColourless ? TerminalStyle(isOn: false) : TerminalStyle(console)
  }
  var context: CommandContext {
    CommandContext(language: settings.language, collation: settings.collation)
  }
  /// The same, for work that ends when Ctrl-C is pressed.
  var interruptible: CommandContext {
    CommandContext(
      language: settings.language, collation: settings.collation,
      isCancelled: { [console] in console.isInterrupted })
  }

  /// The columns that a line may take: those of the terminal, and no limit elsewhere.
  var width: Int? { console.isOutputTerminal ? console.columns ?? 80 : nil }

  /// What words mean today, where none of them can ask for a saved view.
  var grammar: GrammarContext {
    get throws(ShellFailure) {
      guard let today = Timestamp.now.day() else {
        throw .command(CommandFailure(.bug, ["reason": "no day of today"]))
      }
      return GrammarContext(today: today, ratingScale: settings.configuration.ratingScale)
    }
  }

  /// What words mean today, with the saved views when they ask for one.
  func grammar(for words: [GrammarWord]) async throws(ShellFailure) -> GrammarContext {
    var context = try grammar
    let asksForView = words.contains { word in
      let text = TextFolding.folded(word.text)
      return GrammarLexicon.view.contains { text.contains($0) }
    }
    if asksForView { context.views = try await perform(ListViews()).views }
    return context
  }

  /// Runs the verb, or shows its help when that was asked for, and sees that all is written.
  mutating func carryOut(_ verb: any ShellVerb.Type) async throws(ShellFailure) -> ExitStatus {
    // Whatever happens, the person has read to the end before anything else is shown.
    defer { output.closePager() }
    if verb.isPaged, !words.options.contains("watch") {
      output.usePager(
        settings.configuration.completed(console.environment), isPrompt: settings.isPrompt)
    }
    let status: ExitStatus
    if words.options.contains("help"), words.verb != nil {
      try output.write(HelpPage(self).verb(verb.guide))
      status = .success
    } else {
      status = try await verb.run(&self)
    }
    try output.flush()
    if verb.isPaged { try holdRest() }
    return status
  }

  /// Keeps what didn't fit on the screen for `more`, and says so.
  private mutating func holdRest() throws(ShellFailure) {
    settings.heldOutput = output.rest
    if settings.heldOutput.isEmpty { return }
    let lines = settings.heldOutput.count { $0 == 0x0A }
    try remark(style.dim(messages.promptMore(count: lines)))
  }

  /// Asks the handler.
  func perform<C: Command>(_ command: C, in context: CommandContext? = nil)
    async throws(ShellFailure) -> C.Reply
  {
    do throws(CommandFailure) {
      return try await handler.perform(command, in: context ?? self.context)
    } catch {
      throw .command(error)
    }
  }

  /// Tells something beside the result, unless the person wants it quiet.
  func remark(_ sentence: String) throws(ShellFailure) {
    if settings.isQuiet { return }
    try output.flush()
    console.writeError(sentence + "\n")
  }

  /// Reads words that set fields.
  func edits(_ assignments: [GrammarWord]) throws(ShellFailure) -> [BookmarkEdit] {
    let context = try grammar
    return try parse { () throws(GrammarError) in
      try AssignmentParser(context).parse(assignments).edits
    }
  }

  /// Reads words with a parser of the grammar.
  func parse<Value>(_ work: () throws(GrammarError) -> Value) throws(ShellFailure) -> Value {
    do throws(GrammarError) {
      return try work()
    } catch {
      throw .grammar(error)
    }
  }

  /// Refuses words where a verb takes none.
  func expectNoWords() throws(ShellFailure) {
    if let word = words.words.first {
      throw .grammar(GrammarError(.unexpectedWord(word.text), at: word.columns))
    }
  }

  /// The query that the words mean, narrowed to the type in use unless they name a type.
  func query() async throws(ShellFailure) -> BookmarkQuery {
    let context = try await grammar(for: words.words)
    return narrowed(
      try parse { () throws(GrammarError) in try QueryParser(context).query(words.words) })
  }

  /// A query narrowed to the type in use, unless it names a type.
  func narrowed(_ query: BookmarkQuery) -> BookmarkQuery {
    var query = query
    if let type = settings.restriction, !query.filter.mentionsType {
      query.filter = .field(.type, .anyOf([type.rawValue])) && query.filter
    }
    return query
  }
}

extension BookmarkFilter {
  /// Whether the type is asked for somewhere.
  var mentionsType: Bool {
    switch self {
    case .field(.type, _): true
    case .and(let parts), .or(let parts): parts.contains(where: \.mentionsType)
    case .not(let part): part.mentionsType
    case .all, .field, .identifier, .ids: false
    }
  }
}
