import BookmarkCommands
import Localization
import Text

/// `help`: all verbs, one verb, or the words of a query.
enum HelpVerb: ShellVerb {
  static let guide = CommandGuide(
    "help", verb: "help", summary: \.commandHelpSummary,
    usage: "[VERB|query|fields|bash|zsh|fish|man]",
    parameters: [
      .init("VERB", \.parameterVerb, values: .verbs),
      .init("query, fields", \.parameterHelpPage, values: .words(["query", "fields"])),
      .init(
        "bash, zsh, fish", \.parameterHelpScript, values: .words(["bash", "zsh", "fish"])),
      .init("man", \.parameterHelpManual, values: .words(["man"])),
    ],
    examples: ["help", "help list", "help query", "help bash", "help man"])

  static let isPaged = true

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let page = HelpPage(invocation)
    guard let word = invocation.words.words.first else {
      try invocation.output.write(page.overview())
      return .success
    }
    if let extra = invocation.words.words.dropFirst().first {
      throw .grammar(GrammarError(.unexpectedWord(extra.text), at: extra.columns))
    }
    let name = TextFolding.folded(word.text)
    // Help at the shell explains the words of the prompt too.
    let guides = VerbList.guides(isPrompt: true)
    if let dialect = ShellScript.Dialect(rawValue: name) {
      let script = ShellScript(
        guides: VerbList.guides(isPrompt: false), messages: invocation.messages)
      try invocation.output.write(script.text(dialect))
    } else if name == "man" {
      let groups = VerbList.groups.filter { !$0.isForPrompt }
      let page = ManualPage(groups: groups, messages: invocation.messages)
      try invocation.output.write(page.text)
    } else if name == "query" || name == "fields" {
      try invocation.output.write(page.query())
    } else if let guide = guides.first(where: { $0.verb == name || $0.aliases.contains(name) }) {
      try invocation.output.write(page.verb(guide))
    } else {
      let names = guides.flatMap { ($0.verb.map { [$0] } ?? []) + $0.aliases } + ["query"]
      let nearest = NearestMatch.of(name, in: names)
      throw .grammar(GrammarError(.unknownVerb(word.text, nearest: nearest), at: word.columns))
    }
    return .success
  }
}
