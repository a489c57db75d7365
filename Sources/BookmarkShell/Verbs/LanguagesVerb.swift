import BookmarkCommands
import Localization
import Text

/// `languages`: in which languages there are texts, the one in use marked.
enum LanguagesVerb: ShellVerb {
  static let guide = CommandGuide(
    "languages", verb: "languages", summary: \.commandLanguagesSummary, examples: ["languages"])

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    try invocation.expectNoWords()
    let used = invocation.messages.language
    var lines = LabelledLines()
    for language in Messages.catalogueLanguages {
      lines.add((language == used ? "* " : "  ") + language.tag, language.nativeName)
    }
    try invocation.output.write(
      lines.text(indent: 0, width: invocation.width, style: TerminalStyle(isOn: false)))
    return .success
  }
}

/// The names of the languages that there are texts in.
enum LanguageNames {
  /// The sentence about a language without texts.
  static func unknown(_ name: String, in language: Language) -> String {
    let known = Messages.catalogueLanguages.map { "\($0.tag) (\($0.nativeName))" }
    return Messages(language).shellUnknownLanguage(
      name: TerminalSafety.escaped(name), known: language.joined(known))
  }
}
