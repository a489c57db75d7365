import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// `use`: narrows the looking verbs of a prompt to a type, or takes that back.
enum UseVerb: ShellVerb {
  static let guide = CommandGuide(
    "use", verb: "use", summary: \.commandUseSummary, usage: "[book|movie|music]",
    parameters: [
      .init("TYPE", \.parameterUseType, values: .words(BookmarkType.known.map(\.rawValue)))
    ],
    examples: ["use movie", "use"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    var words = invocation.words.words[...]
    guard let first = words.first else {
      invocation.settings.restriction = nil
      try invocation.output.write(invocation.messages.promptUseAll + "\n")
      return .success
    }
    guard let type = TypeWord.leading(&words), words.isEmpty else {
      let word = words.first ?? first
      throw .grammar(GrammarError(.unexpectedWord(word.text), at: word.columns))
    }
    invocation.settings.restriction = type
    let title = type.heading(in: invocation.messages)
    try invocation.output.write(invocation.messages.promptUse(type: title) + "\n")
    return .success
  }
}

/// `lang`: the language of a prompt from now on.
enum LangVerb: ShellVerb {
  static let guide = CommandGuide(
    "lang", verb: "lang", summary: \.commandLangSummary, usage: "[LANGUAGE]",
    parameters: [.init("LANGUAGE", \.parameterLanguage, values: .languages)],
    examples: ["lang zh-Hans", "lang en"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    if !invocation.words.words.isEmpty {
      let name = invocation.words.words.map(\.text).joined(separator: " ")
      guard let language = Language(userInput: name) else {
        throw .said(LanguageNames.unknown(name, in: invocation.settings.language), .usage)
      }
      invocation.settings.language = language
      invocation.settings.collation = nil
    }
    try invocation.output.write(invocation.messages.language.nativeName + "\n")
    return .success
  }
}

/// `more`: what didn't fit on the screen, a screen of it.
enum MoreVerb: ShellVerb {
  static let guide = CommandGuide(
    "more", verb: "more", summary: \.commandMoreSummary, examples: ["more"])

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    if invocation.settings.heldOutput.isEmpty {
      try invocation.remark(invocation.messages.promptNoMore)
    }
    try invocation.output.write(invocation.settings.heldOutput)
    return .success
  }
}

/// `quit`: the end of a prompt.
enum QuitVerb: ShellVerb {
  static let guide = CommandGuide(
    "quit", verb: "quit", aliases: ["exit"], summary: \.commandQuitSummary, examples: ["quit"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    invocation.wantsToQuit = true
    return .success
  }
}
