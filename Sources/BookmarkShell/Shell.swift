public import BookmarkCommands
public import Localization

/// What the shell and the prompt share: words become commands, replies become text.
///
/// A shell runs one command at a time; what a command says goes to the console in the language of
/// the settings, failures as `bookmarks: error: ...` to its error output.
public actor Shell {
  let handler: any CommandHandler
  let console: any Console
  /// What holds for the next command.
  public private(set) var settings: ShellSettings
  /// Whether what is wrong with the configuration was told.
  private var hasToldProblems = false
  /// Whether `quit` was said.
  public private(set) var wantsToQuit = false

  /// A shell that asks a handler and talks to a console.
  public init(handler: any CommandHandler, console: any Console, settings: ShellSettings) {
    self.handler = handler
    self.console = console
    self.settings = settings
  }

  /// Runs one command given as the program's arguments, global options among them.
  public func run(_ words: [String]) async -> ExitStatus {
    await run(WordLine(arguments: words), number: nil)
  }

  /// Runs one line of the prompt, or of a script whose line number then stands in messages.
  ///
  /// A line without words, or with a comment only, does nothing.
  public func run(line: String, number: Int? = nil) async -> ExitStatus {
    do throws(GrammarError) {
      let words = try WordLine(line)
      return words.words.isEmpty ? .success : await run(words, number: number)
    } catch {
      let report = FailureReport(console: console, settings: settings, number: number)
      return report.tell(.grammar(error), line: WordLine(unreadable: line))
    }
  }

  /// Tells once what is wrong with the configuration.
  private func tellProblems() {
    if hasToldProblems { return }
    hasToldProblems = true
    let text = ConfigurationText(messages: Messages(settings.language))
    for problem in settings.configuration.problems {
      console.writeError("bookmarks: \(text.sentence(problem))\n")
    }
  }

  private func run(_ line: WordLine, number: Int?) async -> ExitStatus {
    tellProblems()
    var report = FailureReport(console: console, settings: settings, number: number)
    do throws(ShellFailure) {
      let guides = VerbList.guides(isPrompt: settings.isPrompt)
      let words = try CommandWords.parsed(line, guides: guides)
      let call = try settings.with(words.options)
      report.settings = call
      let verb = VerbList.verb(for: words)
      var invocation = Invocation(
        handler: handler, console: console, settings: call, words: words)
      let status = try await invocation.carryOut(verb)
      settings.adopt(invocation.settings, from: call)
      wantsToQuit = wantsToQuit || invocation.wantsToQuit
      return status
    } catch {
      return report.tell(error, line: line)
    }
  }
}

extension Shell {
  /// Tells a failure that a front end met before there was a command, and gives the exit status.
  public static func tell(
    _ failure: CommandFailure, on console: any Console, language: Language
  ) -> ExitStatus {
    let settings = ShellSettings(language: language, stateFolder: "")
    return FailureReport(console: console, settings: settings, number: nil)
      .tell(.command(failure), line: nil)
  }

  /// Tells what is wrong with the program's arguments, and gives the exit status.
  public static func tell(
    _ error: GrammarError, on console: any Console, language: Language
  ) -> ExitStatus {
    let settings = ShellSettings(language: language, stateFolder: "")
    return FailureReport(console: console, settings: settings, number: nil)
      .tell(.grammar(error), line: nil)
  }

  /// Tells that an argument of the program isn't text, and gives the exit status.
  public static func tell(
    _ error: ProgramArguments.Invalid, on console: any Console, language: Language
  ) -> ExitStatus {
    let settings = ShellSettings(language: language, stateFolder: "")
    return FailureReport(console: console, settings: settings, number: nil)
      .tell(.said(error.text(in: Messages(language)), .usage), line: nil)
  }
}

extension CommandWords {
  static func parsed(_ line: WordLine, guides: [CommandGuide]) throws(ShellFailure) -> CommandWords
  {
    do throws(GrammarError) {
      return try CommandWords(line, guides: guides)
    } catch {
      throw .grammar(error)
    }
  }
}

extension ShellSettings {
  /// The settings with the global options of one command.
  func with(_ options: CommandOptions) throws(ShellFailure) -> ShellSettings {
    var settings = self
    if options.contains("quiet") { settings.isQuiet = true }
    if options.contains("yes") { settings.assumesYes = true }
    if let name = options.value("lang") {
      guard let language = Language(userInput: name) else {
        throw .said(LanguageNames.unknown(name, in: settings.language), .usage)
      }
      settings.language = language
      settings.collation = nil
    }
    if let name = options.value("collation") {
      guard let tag = CollationName.tag(of: name) else {
        let known = CollationName.names.keys.sorted() + ["sv", "de", "ja"]
        throw .said(
          Messages(settings.language).shellUnknownCollation(
            name: name, known: known.joined(separator: ", ")), .usage)
      }
      settings.collation = tag
    }
    return settings
  }

  /// Takes over what a command changed, but not the options that held for it alone.
  mutating func adopt(_ new: ShellSettings, from old: ShellSettings) {
    if new.language != old.language {
      language = new.language
      collation = new.collation
    }
    restriction = new.restriction
    configuration = new.configuration
    heldOutput = new.heldOutput
  }
}
