import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// The pages of help, made from the guides alone and wrapped to the terminal.
struct HelpPage {
  private let messages: Messages
  private let style: TerminalStyle
  private let width: Int
  private let isPrompt: Bool

  init(_ invocation: Invocation) {
    messages = invocation.messages
    style = invocation.style
    width = max(invocation.width ?? 80, 20)
    isPrompt = invocation.settings.isPrompt
  }

  /// What stands before a command where it is typed.
  private var program: String { isPrompt ? "" : "bookmarks " }

  /// All verbs in their groups.
  func overview() -> String {
    var page = messages.helpIntroduction + "\n\n"
    page += style.bold(messages.helpUsage) + " \(program)VERB [...]\n"
    let groups = VerbList.groups.filter { isPrompt || !$0.isForPrompt }
    let options = GlobalOptions.parameters.map { ($0.form, messages[keyPath: $0.summary]) }
    let verbs = groups.flatMap { $0.verbs(isPrompt: isPrompt) }
    let label = widest(verbs.map { name($0.guide) } + options.map(\.0))
    for group in groups {
      let rows = group.verbs(isPrompt: isPrompt).map {
        (name($0.guide), messages[keyPath: $0.guide.summary])
      }
      page += "\n" + style.bold(messages[keyPath: group.title]) + "\n" + table(rows, label: label)
    }
    page += "\n" + style.bold(messages.helpOptions) + "\n" + table(options, label: label)
    let more = messages.helpMore(command: "\(program)help list", query: "\(program)help query")
    return page + "\n" + wrapped(more)
  }

  /// Everything about one verb.
  func verb(_ guide: CommandGuide) -> String {
    let verb = guide.verb ?? guide.name
    var page = wrapped("\(verb): " + messages[keyPath: guide.summary])
    page += "\n" + style.bold(messages.helpUsage) + " \(program)\(verb)"
    page += (guide.usage.isEmpty ? "" : " " + guide.usage) + "\n"
    if !guide.aliases.isEmpty {
      page += style.bold(messages.helpAliases) + " " + guide.aliases.joined(separator: ", ") + "\n"
    }
    if !guide.parameters.isEmpty {
      let rows = guide.parameters.map { ($0.form, messages[keyPath: $0.summary]) }
      page += "\n" + table(rows, label: widest(rows.map(\.0)))
    }
    if !guide.examples.isEmpty {
      page += "\n" + style.bold(messages.helpExamples) + "\n"
      page += guide.examples.map { "  \(program)\($0)\n" }.joined()
    }
    return page
  }

  /// The words of a query.
  func query() -> String {
    let values: [(String, String)] = [
      ("三体  \"a phrase\"  pre*", messages.helpQueryText),
      ("title:=Dune", messages.helpQueryExact),
      ("type:book,movie", messages.helpQueryEither),
      ("rating:4..  year:1990..1999", messages.helpQueryRange),
      ("finished:2024-05  added:-3w..", messages.helpQueryDate),
      ("has:review  missing:year", messages.helpQueryPresence),
      ("isbn:9780441478125", messages.helpQueryIdentifier),
      ("@12  @3,@5", messages.helpQueryNumber),
      ("view:NAME", messages.helpQueryView),
      ("-tag:lent  not X  or  '( )'", messages.helpQueryLogic),
    ]
    let shape: [(String, String)] = [
      ("by:type,status", messages.helpQueryBy), ("by:tag/count", messages.helpQueryByCount),
      ("sort:-finished,title", messages.helpQuerySort),
      ("limit:20", messages.helpQueryLimit),
    ]
    let label = widest((values + shape).map(\.0))
    var page = style.bold(messages.helpQueryWhich) + "\n" + table(values, label: label)
    page += "\n" + style.bold(messages.helpQueryShape) + "\n" + table(shape, label: label)
    page += "\n" + style.bold(messages.helpQueryFields) + "\n"
    let fields = BookmarkField.allCases.filter { $0 != .text && $0 != .extra }.map {
      ($0.rawValue, $0.title(in: messages))
    }
    page += table(fields, label: widest(fields.map(\.0)))
    let schemes = Identifier.knownSchemes.joined(separator: " ")
    page += "\n" + wrapped(messages.helpQuerySchemes(names: schemes))
    let keys = SectionKey.Property.allCases.map(\.rawValue).joined(separator: " ")
    let sorts = SortKey.fields.map(\.rawValue).joined(separator: " ")
    return page + wrapped("by: \(keys)") + wrapped("sort: \(sorts)")
  }

  private func name(_ guide: CommandGuide) -> String {
    let names = [guide.verb ?? guide.name] + guide.aliases
    return names.joined(separator: ", ")
  }

  /// The widest of some labels, as far as there is room for them.
  private func widest(_ labels: [String]) -> Int {
    min(labels.map { DisplayWidth.of($0) }.max() ?? 0, max(8, width / 2))
  }

  /// Labels and explanations; a label that is too wide has a line of its own.
  private func table(_ rows: [(String, String)], label: Int) -> String {
    let start = label + 4
    var table = ""
    for (name, text) in rows {
      let lines = DisplayWidth.wrapped(text, to: max(12, width - start))
      let isWide = DisplayWidth.of(name) > label
      if isWide { table += "  \(name)\n" }
      for (index, line) in lines.enumerated() {
        let head = index == 0 && !isWide ? name : ""
        table += "  " + DisplayWidth.padded(head, to: label) + "  " + line + "\n"
      }
    }
    return table
  }

  private func wrapped(_ text: String) -> String {
    DisplayWidth.wrapped(text, to: width).map { $0 + "\n" }.joined()
  }
}
