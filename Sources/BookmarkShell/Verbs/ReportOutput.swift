import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Where a report goes to and in which form, as the options say.
struct ReportOutput {
  let invocation: Invocation

  /// The options of which at most one can be given.
  private static let forms = ["html", "svg", "json", "plain"]

  /// Whether the numbers are wanted as JSON.
  var isJSON: Bool { invocation.words.options.contains("json") }

  init(_ invocation: Invocation) throws(ShellFailure) {
    self.invocation = invocation
    let options = invocation.words.options
    let wanted = Self.forms.filter { options.contains($0) }
    if wanted.count > 1 {
      throw .said(
        invocation.messages.shellOptionsExclude(first: "--" + wanted[0], second: "--" + wanted[1]),
        .usage)
    }
  }

  /// Writes the report to the terminal, or to the file that is named.
  func write(_ report: Report) throws(ShellFailure) {
    let options = invocation.words.options
    let text = invocation.text
    if let path = options.value("html") {
      try write(PageReport(text: text).document(report), to: path)
    } else if let path = options.value("svg") {
      try write(PictureReport(text: text).document(report), to: path)
    } else if options.contains("plain") {
      try invocation.output.write(PlainReport(text: text).lines(report))
    } else {
      let width = max(invocation.width ?? 80, 30)
      let terminal = TerminalReport(text: text, style: invocation.style, width: width)
      try invocation.output.write(terminal.lines(report))
    }
  }

  private func write(_ document: String, to path: String) throws(ShellFailure) {
    if path == "-" { return try invocation.output.write(document) }
    let isReplacing = invocation.words.options.contains("force")
    try ShellFailure.ofFile { () throws(FileFailure) in
      let file = try OutputFile(path, replacing: isReplacing)
      try file.write(Array(document.utf8))
      try file.finish()
    }
    try invocation.remark(
      invocation.messages.reportWritten(path: TerminalSafety.escaped(path)))
  }
}

extension Invocation {
  /// The filter that words mean, which say nothing about the shape of a listing.
  func filter(of words: [GrammarWord]) async throws(ShellFailure) -> BookmarkFilter {
    if let word = words.first(where: { word in
      QueryShape.names.contains { word.text.hasPrefix($0 + ":") }
    }) {
      throw .grammar(GrammarError(.unexpectedWord(word.text), at: word.columns))
    }
    let context = try await grammar(for: words)
    return narrowed(
      try parse { () throws(GrammarError) in try QueryParser(context).query(words) }
    ).filter
  }
}
