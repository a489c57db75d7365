import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// The form in which a listing is wanted, as the options say.
struct OutputForm {
  /// The forms, by the options that ask for them.
  enum Kind: String, CaseIterable {
    case json
    case ndjson
    case csv
    case markdown
    case plain
    case ids
    case template
  }

  /// `nil` for a table for people.
  let kind: Kind?
  /// The columns that were asked for.
  let columns: [BookmarkField]?
  /// The shape of a line that was asked for.
  private let template: LineTemplate?

  init(_ words: CommandWords, in messages: Messages) throws(ShellFailure) {
    let wanted = Kind.allCases.filter { words.options.contains($0.rawValue) }
    if wanted.count > 1 {
      throw .said(
        messages.shellOptionsExclude(
          first: "--" + wanted[0].rawValue, second: "--" + wanted[1].rawValue),
        .usage)
    }
    kind = wanted.first
    columns = try Self.columns(words)
    template = try Self.template(words, in: messages)
    if columns != nil, let kind, [.json, .ndjson, .ids, .template].contains(kind) {
      throw .said(
        messages.shellOptionsExclude(first: "--columns", second: "--" + kind.rawValue), .usage)
    }
  }

  /// Whether the output is read by a program, which needs no kind word about an empty result.
  var isForPrograms: Bool { kind != nil && kind != .markdown }

  /// Refuses the form beside an option that gives something else than bookmarks.
  func refuse(beside option: String, except allowed: Kind? = nil, in messages: Messages)
    throws(ShellFailure)
  {
    guard let kind, kind != allowed else { return }
    throw .said(
      messages.shellOptionsExclude(first: option, second: "--" + kind.rawValue), .usage)
  }

  /// The listing in that form.
  func listing(_ invocation: Invocation, keys: [SectionKey]) -> any ListingForm {
    let text = invocation.text
    switch kind {
    case .json: return JSONListing(lines: false, keys: keys, text: text)
    case .ndjson: return JSONListing(lines: true, keys: keys, text: text)
    case .csv: return CSVListing(columns)
    case .plain: return PlainListing(columns: columns ?? TableListing.usualColumns)
    case .ids: return IDListing()
    case .template:
      return template.map { TemplateListing(template: $0, text: text) } ?? IDListing()
    case .markdown:
      return MarkdownListing(columns: columns ?? TableListing.usualColumns, text: text)
    case nil:
      return TableListing(
        columns ?? invocation.settings.configuration.columns ?? TableListing.usualColumns,
        keys: keys, text: text, style: invocation.style,
        width: invocation.width,
        hasFooter: invocation.console.isOutputTerminal && !invocation.settings.isQuiet)
    }
  }

  private static func template(_ words: CommandWords, in messages: Messages) throws(ShellFailure)
    -> LineTemplate?
  {
    guard let text = words.options.value("template") else { return nil }
    do throws(LineTemplate.Failure) {
      return try LineTemplate(text)
    } catch {
      switch error {
      case .unknownField(let name, let nearest):
        throw .grammar(
          GrammarError(
            .unknownField(name, nearest: nearest), at: words.options.columns("template")))
      case .openBrace: throw .said(messages.templateOpenBrace, .usage)
      case .closingBrace: throw .said(messages.templateClosingBrace, .usage)
      case .escape(let rest):
        throw .said(messages.templateEscape(text: TerminalSafety.escaped(rest)), .usage)
      }
    }
  }

  private static func columns(_ words: CommandWords) throws(ShellFailure) -> [BookmarkField]? {
    guard let list = words.options.value("columns") else { return nil }
    var columns: [BookmarkField] = []
    for name in list.split(whereSeparator: { ",，、 ".contains($0) }).map(String.init) {
      guard let field = BookmarkField.labelled(name), field != .text, field != .source else {
        let nearest = NearestMatch.of(name, in: BookmarkField.allCases.map(\.rawValue))
        throw .grammar(
          GrammarError(.unknownField(name, nearest: nearest), at: words.options.columns("columns")))
      }
      columns.append(field)
    }
    if columns.isEmpty { throw .grammar(GrammarError(.missingOptionValue("--columns"))) }
    return columns
  }
}
