import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// `export`: the collection, or a part of it, to a file or a pipe: exact and complete, as a page to
/// read, or as another service takes it.
enum ExportVerb: ShellVerb {
  static let guide = OpenExport.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let words = invocation.words
    let context = try await invocation.grammar(for: words.words)
    // What a prompt is narrowed to doesn't hold here: an export must not miss a thing silently.
    let query = try invocation.parse { () throws(GrammarError) in
      try QueryParser(context).query(words.words)
    }
    let options = try ExportOptions(invocation)
    let work = FileExport(query: query, options: options, invocation: invocation)
    guard let path = options.path else {
      let result = try await work.run { bytes throws(ShellFailure) in
        try invocation.output.write(bytes)
      }
      try invocation.output.flush()
      try tell(result.report, options.target, invocation)
      return .success
    }
    let result = try await work.run(to: path)
    try tell(result.report, options.target, invocation)
    let count = invocation.messages.countBookmarks(
      count: result.count - result.report.leftOutCount)
    try invocation.remark(
      invocation.messages.exportDone(bookmarks: count, path: TerminalSafety.escaped(path)))
    if options.verifies { try invocation.remark(invocation.messages.exportVerified) }
    return .success
  }

  private static func tell(
    _ report: ExportReport, _ target: ExportTarget, _ invocation: Invocation
  ) throws(ShellFailure) {
    let lines = ExportReportText(text: invocation.text, target: target).lines(report)
    for line in lines { try invocation.remark(line) }
  }
}
